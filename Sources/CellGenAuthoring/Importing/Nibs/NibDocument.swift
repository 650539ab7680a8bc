import Foundation

/// The reason why a file has nothing to import.
struct NibRefusal: Error, Equatable {
  /// Lower case, no full stop: "'Main.xib' has no cell".
  var text: String
  var help: String
}

/// The cells of an Interface Builder file, in file order.
///
/// - Parameter name: the file's name, for messages; its extension distinguishes nibs from storyboards.
func readCells(in document: XMLElement, name: String) throws(NibRefusal) -> [NibCell] {
  try refuseOthers(document, name)
  let cells = name.hasSuffix(".storyboard") ? storyboardCells(document) : nibCells(document, name)
  guard cells.isEmpty else { return cells }
  if !name.hasSuffix(".storyboard"), belongsToController(document) {
    throw NibRefusal(
      text: "the view of '\(name)' is the view of a view controller",
      help: "import the nibs of its cells")
  }
  throw NibRefusal(
    text: "'\(name)' has no cell",
    help: "import a file with a cell, a reusable view, or a view that is used as the content of one"
  )
}

private func refuseOthers(_ document: XMLElement, _ name: String) throws(NibRefusal) {
  if document.name == "archive" {
    throw NibRefusal(
      text: "'\(name)' was saved by a version of Xcode before 5",
      help: "open it in Xcode and save it")
  }
  guard document.name == "document", let type = document["type"],
    type.hasPrefix("com.apple.InterfaceBuilder")
  else {
    throw NibRefusal(
      text: "'\(name)' was not made by Interface Builder",
      help: "import a '.xib' or '.storyboard' file")
  }
  guard !type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa."),
    !type.hasPrefix("com.apple.InterfaceBuilder.WatchKit")
  else {
    throw NibRefusal(
      text: "'\(name)' is not for iOS", help: "import the nibs of an iOS app")
  }
}

private func nibCells(_ document: XMLElement, _ name: String) -> [NibCell] {
  let connections = NibConnections(of: document)
  let objects = document.child("objects")?.children ?? []
  let owner = objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  var cells: [NibCell] = []
  for element in objects {
    if let role = NibKinds.roots[element.name] {
      cells.append(cell(element, role, connections))
    } else if element.name == "view", !belongsToController(document) {
      let className = element["customClass"] ?? owner?["customClass"]
      cells.append(cell(element, "view", className: className, connections))
    }
  }
  return cells
}

/// Returns true if a nib's view belongs to a view controller.
private func belongsToController(_ document: XMLElement) -> Bool {
  let objects = document.child("objects")?.children ?? []
  let names = objects.compactMap { $0["customClass"] }
  return names.contains { $0.contains("Controller") }
}

private func storyboardCells(_ document: XMLElement) -> [NibCell] {
  let connections = NibConnections(of: document)
  var cells: [NibCell] = []
  func visit(_ element: XMLElement, isInSection: Bool) {
    if let role = NibKinds.roots[element.name] {
      cells.append(cell(element, role, isStatic: isInSection, connections))
    }
    for child in element.children {
      visit(
        child,
        isInSection: element.name == "cells" && isInSection
          || element.name == "tableViewSection")
    }
  }
  visit(document, isInSection: false)
  return cells
}

private func cell(
  _ element: XMLElement, _ role: String, isStatic: Bool = false, className: String? = nil,
  _ connections: NibConnections
) -> NibCell {
  NibCell(
    element, role: role, isStatic: isStatic, className: className ?? element["customClass"],
    connections: connections)
}
