#if os(Linux)
import CellGenCore
import FixtureSupport
import Foundation

/// A manifest, and the same manifest after a few edits.
struct RandomChange: Sendable, CustomStringConvertible {
  var name: String
  var before: String
  var after: String
  /// The edits that were made.
  var edits: [String]

  var description: String { "\(name): \(edits.joined(separator: ", "))" }

  /// The goldens that compile without code of an app; a few have names that need backticks.
  private static let goldens = [
    "Cards", "Dragging", "Editing", "HeaderActions", "Menus", "Minimal", "Pinned", "Placed",
    "Repeated", "Rows", "Separators", "Spans", "Spoken", "StateViews", "States", "SwiftUIViews",
    "TableOnly", "Texts", "Touched", "Waterfall",
  ]

  /// - Parameters:
  ///   - seed: decides everything, so a failure can be repeated.
  ///   - firstEdits: the edits of which the first one is chosen.
  init?(seed: UInt64, beginningWith firstEdits: [ManifestEdit] = ManifestEdit.all) {
    var numbers = SeededNumbers(seed: seed)
    if Bool.random(using: &numbers), let golden = Self.goldens.randomElement(using: &numbers),
      let text = Self.text(ofGolden: golden)
    {
      (name, before) = ("\(seed) \(golden)", text)
    } else {
      (name, before) = ("\(seed) generated", Self.generated(&numbers))
    }
    edits = []
    guard Self.isValid(before) else { return nil }
    var manifest = EditedManifest(before)
    let count = Int.random(in: 1...3, using: &numbers)
    for _ in 0..<40 where edits.count < count {
      let choices = edits.isEmpty ? firstEdits : ManifestEdit.all
      let edit = choices[Int.random(in: 0..<choices.count, using: &numbers)]
      var edited = manifest
      edit.apply(&edited, &numbers)
      guard edited.text != manifest.text, Self.isValid(edited.text) else { continue }
      manifest = edited
      edits.append(edit.description)
    }
    after = manifest.text
    if edits.isEmpty { return nil }
  }

  private static func text(ofGolden name: String) -> String? {
    let folder = Fixtures.inputs.appending(path: name)
    let names = Fixtures.names(in: folder).filter { $0.hasSuffix(".sections") }
    guard names.count == 1 else { return nil }
    return Fixtures.text(of: folder.appending(path: names[0]))
  }

  private static func isValid(_ text: String) -> Bool {
    let generation = generate([source(text)], options: Options(runtime: .import))
    return !generation.files.isEmpty && !needsCodeOfApp(text)
  }

  /// True if the generated code needs code of the app, other than views in the same module.
  private static func needsCodeOfApp(_ text: String) -> Bool {
    guard let module = analyze([source(text)]).module else { return true }
    return module.views.contains { view in
      switch view.presentation {
      case .custom: module.widestAccess != .internal || view.origin != nil
      case .own, .swiftUI, .overloaded: true
      case .layout, .mapped, .row, .data: view.origin != nil
      }
    }
  }

  static func source(_ text: String) -> SourceText {
    SourceText(path: "Shop.sections", bytes: Array(text.utf8))
  }
}

// MARK: - Generated manifests

extension RandomChange {
  static func generated(_ numbers: inout SeededNumbers) -> String {
    let names = ["Product", "Offer", "Review", "Banner"]
    let count = Int.random(in: 1...4, using: &numbers)
    let views = names.prefix(count).map { view($0, &numbers) }
    var lines: [String] = []
    if Int.random(in: 0...3, using: &numbers) == 0 { lines.append("access: public") }
    if Int.random(in: 0...3, using: &numbers) == 0 {
      lines += ["deploymentTarget: 16", "swiftUI: true"]
    }
    if Bool.random(using: &numbers) { lines.append("colors: { ink: black, paper: white }") }
    if Bool.random(using: &numbers) { lines.append("spacings: { small: 4 }") }
    if Bool.random(using: &numbers) { lines.append("containers: [collection, table]") }
    lines.append("views:")
    lines += views.flatMap(\.self)
    lines.append("  Head:")
    lines.append("    data: { title: String }")
    guard Int.random(in: 0...5, using: &numbers) > 0 else {
      return lines.joined(separator: "\n") + "\n"
    }
    if Bool.random(using: &numbers) { lines.append("refresh: reload") }
    lines.append("sections:")
    for (index, section) in ["top", "middle", "end"].prefix(Int.random(in: 1...3, using: &numbers))
      .enumerated()
    {
      let cells = names.prefix(count).shuffled(using: &numbers)
        .prefix(Int.random(in: 1...count, using: &numbers))
      lines.append("  \(section):")
      if Bool.random(using: &numbers) {
        lines.append("    header: \(index == 0 ? "Head" : "{ title: Words }")")
      }
      lines.append("    cells: [\(cells.joined(separator: ", "))]")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func view(_ name: String, _ numbers: inout SeededNumbers) -> [String] {
    let types = [
      "String", "Int", "\"String?\"", "\"Bool = false\"", "Double", "\"Int = 3\"", "Decimal",
    ]
    let fields = ["title", "count", "note", "isNew", "ratio", "stock"].shuffled(using: &numbers)
      .prefix(Int.random(in: 1...5, using: &numbers))
    let data = fields.map { "\($0): \(types.randomElement(using: &numbers) ?? "Int")" }
    let id = ["id", "number", "code"].randomElement(using: &numbers) ?? "id"
    var lines = ["  \(name):", "    data: { \(id): Int, \(data.joined(separator: ", ")) }"]
    if id != "id" { lines.append("    id: \(id == "code" ? "only" : id)") }
    var former = fields.filter { _ in Int.random(in: 0...3, using: &numbers) == 0 }
      .map { "\($0)Before: \($0)" }
    let kind = Int.random(in: 0...2, using: &numbers)
    if kind < 2, Int.random(in: 0...3, using: &numbers) == 0 { former.append("show: open") }
    if !former.isEmpty { lines.append("    renamed: { \(former.joined(separator: ", ")) }") }
    switch kind {
    case 0:
      lines += [
        "    actions: { open: {}, archive: {} }", "    select: open",
        "    swipe: { trailing: [{ archive: { title: Archive } }] }",
      ]
    case 1: lines += ["    actions: { open: {} }", "    select: open"]
    default: break
    }
    if Int.random(in: 0...3, using: &numbers) == 0 { lines.append("    view: custom") }
    return lines
  }
}
#endif
