import CellGenCommand
import CellGenCore

/// The options for importing nibs and storyboards.
struct NibOptions {
  /// True if a system font of a fixed size becomes the text style of that size.
  var dynamicType = false
  /// The names of tokens, by the literal colors and assets that they represent.
  var colors: [String: String] = [:]
}

/// Turns the cells of a nib or a storyboard into views of a manifest.
///
///     XML → cells → solved constraints → rows, columns and layers → entries
///
/// - Errors: the file isn't an Interface Builder document, is for another platform, or has no cell.
func importNib(
  _ bytes: [UInt8], path: String, options: NibOptions
) throws(Failure) -> Imported {
  let name = path.split(separator: "/").last.map(String.init) ?? path
  let document: XMLElement
  let cells: [NibCell]
  do {
    document = try readXML(bytes)
  } catch {
    throw Failure(
      "cannot read '\(path)' as XML: line \(error.line), column \(error.column): \(error.text)",
      help: "import a '.xib' or '.storyboard' file as Xcode saves it")
  }
  do throws(NibRefusal) {
    cells = try readCells(in: document, name: name)
  } catch {
    throw Failure(error.text, help: error.help)
  }
  let base = name.split(separator: ".").first.map(String.init) ?? name
  var run = NibImport(
    base: base, cells: cells, colors: NibColors(of: cells, in: document, known: options.colors),
    options: options)
  run.run()
  return run.imported
}

/// The import of one file.
private struct NibImport {
  let base: String
  let cells: [NibCell]
  let colors: NibColors
  let options: NibOptions
  var imported: Imported
  var elements = NibOwnElements()
  private var names: Set<String> = []
  private var usedColors: Set<String> = []

  init(base: String, cells: [NibCell], colors: NibColors, options: NibOptions) {
    (self.base, self.cells, self.colors, self.options) = (base, cells, colors, options)
    imported = Imported(name: base)
  }

  /// A name whose view class clashes with none of the app's or the runtime's, such as the `LoaderView` in a
  /// `LoaderCell`.
  private func own(_ name: String, _ cell: NibCell) -> String {
    let classes = Set(
      cells.flatMap { $0.root.all }.compactMap(\.customClass) + [cell.className ?? ""])
    let isTheirs = classes.contains(name + "View") && cell.className != name + "View"
    guard isTheirs || takenType(ofView: name) != nil else { return name }
    return name + (cell.role == "collection" ? "Item" : "Row")
  }

  /// The name of a cell: from its class, unless several cells in the file have it.
  private func name(of cell: NibCell) -> String {
    let identifier = cell.root.element["reuseIdentifier"]
    let isShared = cells.count(where: { $0.className == cell.className }) > 1
    guard isShared else {
      return NibNames.view(class: cell.className, reuseIdentifier: identifier, file: base)
    }
    if let identifier, cells.count(where: { $0.root.element["reuseIdentifier"] == identifier }) == 1
    {
      return NibNames.view(class: nil, reuseIdentifier: identifier, file: base)
    }
    return NibNames.view(content: cell)
      ?? NibNames.view(class: cell.className, reuseIdentifier: identifier, file: base)
  }

  mutating func run() {
    for cell in cells {
      let name = unique(own(name(of: cell), cell)) { names.contains($0) }
      names.insert(name)
      var writer = NibViewWriter(
        cell: cell, name: name, colors: colors, options: options, elements: elements)
      imported.views.append(writer.write())
      elements = writer.elements
      usedColors.formUnion(writer.usedColors)
      imported.outcomes.append(writer.outcome)
      imported.findings += writer.findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
    let tokens = colors.declared.filter { usedColors.contains($0.name) }
    if !tokens.isEmpty {
      imported.top.append(
        Slot("colors", .mapping(tokens.map { Slot($0.name, .text($0.value)) })))
    }
    if !elements.slots.isEmpty { imported.top.append(Slot("elements", .mapping(elements.slots))) }
  }
}

/// The app's own classes that layouts use as elements.
struct NibOwnElements {
  /// The name of the element for each class.
  private var names: [String: String] = [:]
  private(set) var slots: [Slot] = []

  /// Returns the name of the element for a class; declares it at its first use.
  mutating func name(of className: String) -> String {
    if let name = names[className] { return name }
    var words = NibNames.words(
      of: className.hasPrefix("UI") ? className.dropFirst(2) : className[...])
    let builtIn = Set(Construct.element.keys.map(\.name))
    if words.count > 1, words.last == "View",
      let short = NibNames.member(Array(words.dropLast())), !builtIn.contains(short)
    {
      words.removeLast()
    }
    let plain = NibNames.member(words) ?? "own"
    let name = unique(builtIn.contains(plain) ? plain + "View" : plain) {
      names.values.contains($0)
    }
    names[className] = name
    slots.append(
      Slot(name, .mapping([Slot("class", .plain(className))], isFlow: true)))
    return name
  }
}
