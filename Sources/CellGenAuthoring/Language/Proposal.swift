import CellGenCore

/// Something that can be written at a place.
package struct Proposal: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case key, element, word, field, action, view, section, style, format, type, member, symbol
    case manifest, number, snippet
    /// With its digits if they are known.
    case color(String?)
  }

  /// A key of a construct, by their names.
  package struct KeyName: Hashable, Sendable {
    package var construct: String
    package var key: String

    package init(construct: String, key: String) { (self.construct, self.key) = (construct, key) }

    /// Its help as Markdown, which takes longer to create than its name.
    package var markdown: String? {
      guard let construct = Construct.all.first(where: { $0.name == construct }),
        let key = construct.key(key)
      else { return nil }
      return keyHelp(key, of: construct).markdown
    }
  }

  package var label: String
  package var kind: Kind
  /// A few words beside the label: a type, or the kind of thing.
  package var detail: String
  /// Markdown; for a key, ``help`` has the text.
  package var documentation: String
  /// The key that it proposes.
  package var help: KeyName?
  /// The bytes that the text replaces.
  package var range: Range<Int>
  package var text: String
  /// The text with tab stops in the notation of the Language Server Protocol; nil if it has none.
  package var snippet: String?
  /// Its rank among the others: lower ones come first.
  package var rank: Int
}

extension LanguageRun {
  /// Proposals for a place in a manifest, the most useful ones first.
  ///
  /// - Parameter text: the manifest's current text, which the run doesn't need to have seen.
  package func proposals(in text: [UInt8], of file: Int, at offset: Int) -> [Proposal] {
    var proposer = Proposer(run: self, text: text, file: file, offset: offset)
    return proposer.proposals()
  }
}

/// Finds what can be written at one place.
struct Proposer {
  let run: LanguageRun
  let text: [UInt8]
  let file: Int
  let offset: Int
  let sketch: Sketch
  /// The word at the cursor.
  let word: Range<Int>
  let names: [DeclaredName]
  var found: [Proposal] = []

  init(run: LanguageRun, text: [UInt8], file: Int, offset: Int) {
    (self.run, self.text, self.file) = (run, text, file)
    self.offset = min(max(offset, 0), text.count)
    sketch = Sketch(text, cursor: self.offset)
    word = wordRange(in: text, at: self.offset)
    names = run.visibleNames(in: file)
  }

  mutating func proposals() -> [Proposal] {
    guard let cursor = sketch.cursor else { return [] }
    let kinds = kinds(in: cursor.container)
    switch cursor.role {
    case .text: return []
    case .value:
      if isInBraces(cursor) {
        addNames([.field, .property])
      } else {
        addValues(kinds, key: key(of: cursor.container))
        if isOfOwnElement(cursor.container) { addFitting([.field, .action]) }
      }
    case .item: addValues(kinds.flatMap(\.items), key: key(of: cursor.container))
    case .entry: addEntries(kinds, cursor)
    }
    let typed = String(decoding: text[word.lowerBound..<offset], as: UTF8.self)
    var seen: Set<String> = []
    return found.filter { proposal in
      // The word being typed is already part of the texts.
      let isTyped = proposal.label == typed && [.type, .symbol, .member].contains(proposal.kind)
      return !isTyped && proposal.label != tokenBeingDeclared
        && seen.insert(proposal.label).inserted
    }
  }

  // MARK: Where

  /// The kinds of value of an entry; for a property of the user's element, those that its type allows.
  private func kinds(in entry: Int?) -> [Construct.ValueKind] {
    let known = sketch.kinds(in: entry)
    guard known.isEmpty, let entry else { return known }
    let parent = sketch.entries[entry].parent
    guard let element = ownElement(parent), case .key(let key) = sketch.entries[entry].step else {
      return kinds(in: parent).inner(sketch.entries[entry].step)
    }
    let type = names.first { $0.kind == .property && $0.owner == element.text && $0.text == key }?
      .detail
    return type.map(kinds(ofType:)) ?? []
  }

  /// The kinds of value that a property of a type takes, borrowed from a key of a built-in element.
  private func kinds(ofType type: String) -> [Construct.ValueKind] {
    let like: (Construct, String)
    switch type.filter({ $0 != "?" }) {
    case "UIColor": like = (.label, "color")
    case "UIFont": like = (.label, "font")
    case "Bool": like = (.label, "visible")
    case "String": like = (.label, "text")
    default: like = (.stack, "spacing")
    }
    return like.0.key(like.1)?.value.alternatives ?? []
  }

  /// The name of the innermost key around an entry.
  private func key(of entry: Int?) -> String? {
    guard let entry else { return nil }
    if case .key(let key) = sketch.entries[entry].step { return key }
    return key(of: sketch.entries[entry].parent)
  }

  /// The view that the cursor is in; nil for none.
  var view: String? {
    let path = sketch.path(to: sketch.cursor?.container)
    guard path.count > 1, path[0] == .key("views"), case .key(let name) = path[1] else {
      return nil
    }
    return name
  }

  /// The names of the views and elements whose fields and actions can be named at the cursor.
  ///
  /// - Shape: nil where any view could be meant.
  private var owners: [String]? {
    guard let container = sketch.cursor?.container,
      let entry = sketch.entry(at: 1, above: container),
      case .key(let name) = sketch.entries[entry].step,
      case .key(let kind)? = sketch.entries[entry].parent.map({ sketch.entries[$0].step })
    else { return [] }
    switch kind {
    // Another view can show the data of this one, with its own actions.
    case "views": return [name] + [sketch.value(of: "view", in: entry)].compactMap(\.self)
    case "elements": return [name]
    case "sections": return [sketch.value(of: "repeat", in: entry)].compactMap(\.self)
    case "styles", "formats": return nil
    default: return []
    }
  }

  /// True if the cursor is inside braces in a text: `Hello {na`.
  private func isInBraces(_ cursor: Sketch.Cursor) -> Bool {
    guard let container = cursor.container else { return false }
    let start = sketch.entries[container].valueStart
    guard start <= offset else { return false }
    let before = text[start..<offset]
    guard let brace = before.lastIndex(of: UInt8(ascii: "{")),
      !text[brace..<offset].contains(UInt8(ascii: "}"))
    else { return false }
    // A brace at the start of a value is YAML syntax.
    return before.first { $0 != UInt8(ascii: " ") } != UInt8(ascii: "{")
  }

  /// The token whose value is at the cursor; the value can't refer to it.
  private var tokenBeingDeclared: String? {
    let path = sketch.path(to: sketch.cursor?.container)
    guard path.count > 1, case .key(let kind) = path[0], case .key(let token) = path[1],
      TokenReference.Kind(rawValue: kind) != nil
    else { return nil }
    return token
  }

  // MARK: Keys and items

  private mutating func addEntries(_ kinds: [Construct.ValueKind], _ cursor: Sketch.Cursor) {
    let written = sketch.keys(in: cursor.container).filter {
      $0 != String(decoding: text[word], as: UTF8.self)
    }
    if let element = ownElement(cursor.container) { addProperties(of: element, besides: written) }
    var isItem = false
    if let container = cursor.container, sketch.entries[container].step == .item {
      isItem = true
      // Elements without keys, such as 'spacer', come after those with keys.
      if written.isEmpty { addValues(kinds, key: key(of: container)) }
    }
    let first = sketch.firstEntry(in: cursor.container)
    // A mapping has no items, and a list no keys; an empty value can become either.
    let isList = !isItem && !cursor.isFlow && first?.step == .item
    let mayBeList = !isItem && !cursor.isFlow && (isList || first == nil)
    // If the value can be one of several mappings, no key is certain to be required.
    let isCertain = kinds.count { $0.construct != nil } == 1
    for kind in kinds {
      switch kind {
      case .mapping(let make) where !isList:
        addKeys(of: make(), besides: written, cursor, before: "", isCertain: isCertain)
      case .names(let naming, let value) where !isList:
        addNew(naming, value, cursor, besides: written)
        addNamedKeys(naming, of: cursor.container, besides: written)
      case .list where mayBeList:
        for item in kind.items {
          if let construct = item.construct {
            addKeys(of: construct, besides: [], cursor, before: "- ", isCertain: false)
          }
        }
      default: break
      }
    }
  }

  private mutating func addKeys(
    of construct: Construct, besides written: [String], _ cursor: Sketch.Cursor,
    before dash: String,
    isCertain: Bool
  ) {
    if construct.isChoiceOfOne, !written.isEmpty { return }
    let isElement = construct == .element
    for (position, key) in construct.keys.enumerated() where !written.contains(key.name) {
      let isRequired = key.isRequired && isCertain
      let isUsual = construct == .manifest && ["views", "sections", "uses"].contains(key.name)
      add(
        key.name, isElement ? .element : .key, detail: isRequired ? "required" : "",
        documentation: key.doc,
        help: Proposal.KeyName(construct: construct.name, key: key.name),
        text: dash + insertion(of: key, cursor, dash),
        snippet: snippet(of: key, isElement: isElement, cursor, dash),
        rank: (isRequired || isElement || isUsual ? 0 : key.isCommon ? 2000 : 1000) + position)
    }
    guard isElement else { return }
    for element in names where element.kind == .element {
      add(
        element.text, .element, detail: "element", documentation: element.doc ?? "",
        text: dash + element.text + (hasColon ? "" : ": "), rank: 150)
    }
  }

  /// The user's element whose keys an entry contains.
  private func ownElement(_ entry: Int?) -> DeclaredName? {
    guard let entry, case .key(let key) = sketch.entries[entry].step,
      sketch.kinds(in: sketch.entries[entry].parent).contains(where: { $0.construct == .element }),
      !Construct.element.keys.contains(where: { $0.name == key })
    else { return nil }
    return names.first { $0.kind == .element && $0.text == key }
  }

  /// Returns true if an entry is a user's element, or one of its properties.
  private func isOfOwnElement(_ entry: Int?) -> Bool {
    guard let entry else { return false }
    return ownElement(entry) != nil || ownElement(sketch.entries[entry].parent) != nil
  }

  private mutating func addProperties(of element: DeclaredName, besides written: [String]) {
    let parts = names.filter { $0.owner == element.text && $0.span.file == element.span.file }
    let actions = parts.filter { $0.kind == .action }
    for (position, part) in parts.enumerated() where [.property, .action].contains(part.kind) {
      let name = part.kind == .action && actions.count == 1 ? "action" : part.text
      if written.contains(name) { continue }
      add(
        name, .key, detail: part.detail, text: name + (hasColon ? "" : ": "), rank: position)
    }
  }

  /// The keys of a mapping whose keys are declared elsewhere: fields in a sample, actions in `commands`.
  private mutating func addNamedKeys(
    _ naming: Construct.Naming, of container: Int?, besides written: [String]
  ) {
    if case .type = naming {
      for view in self.names where view.kind == .view && !written.contains(view.text) {
        add(view.text, .view, detail: "", text: view.text + (hasColon ? "" : ": "), rank: 0)
      }
    }
    guard case .member = naming, let key = key(of: container) else { return }
    let path = sketch.path(to: container)
    let depth = path.count
    // The values of an action also get new names.
    if depth > 3, path[2] == .key("actions") { return }
    let names: [DeclaredName]
    switch key {
    case "map": names = fieldsOfTarget(container)
    case "cases": return addCases(of: container, besides: written)
    // A declaration introduces a name, so none can be proposed.
    case "data", "properties", "elements", "styles", "sections": return
    case "actions" where depth < 4, "formats" where depth < 2: return
    case "samples", "formats": names = ownNames.filter { $0.kind == .field }
    default: names = ownNames.filter { $0.kind == .action }
    }
    for name in names where !written.contains(name.text) {
      add(
        name.text, kind(of: name), detail: name.detail, text: name.text + (hasColon ? "" : ": "),
        rank: 0)
    }
  }

  /// The fields of the view that shows the data of this one.
  private func fieldsOfTarget(_ map: Int?) -> [DeclaredName] {
    guard let map, let target = sketch.value(of: "view", beside: map) else { return [] }
    let view = names.first { $0.kind == .view && [$0.text, $0.detail].contains(target) }
    return names.filter { $0.kind == .field && $0.owner == view?.text }
  }

  /// The possible cases of the field that a value depends on.
  private mutating func addCases(of container: Int?, besides written: [String]) {
    let field = container.flatMap { sketch.value(of: "field", beside: $0) }
    let type = ownNames.first { $0.kind == .field && $0.text == field }?.detail
    var words = ["else"]
    if type?.hasSuffix("?") != false { words = ["nil", "some"] + words }
    if type.map({ $0.hasPrefix("Bool") }) != false { words = ["true", "false"] + words }
    for (position, word) in words.enumerated() where !written.contains(word) {
      add(word, .word, detail: "", text: word + (hasColon ? "" : ": "), rank: position)
    }
  }

  /// A new declaration.
  private mutating func addNew(
    _ naming: Construct.Naming, _ value: Construct.ValueKind, _ cursor: Sketch.Cursor,
    besides written: [String]
  ) {
    guard !cursor.isFlow, !hasColon else { return }
    let inner = "\n" + String(repeating: " ", count: cursor.column + 2)
    let constructs = value.alternatives.compactMap(\.construct)
    let snippet: (label: String, text: String)
    if constructs.contains(.view) {
      let data = "${1:Name}:\(inner)data:\(inner)  id: ${2:Int}\(inner)  ${3:title}: ${4:String}"
      snippet = (
        "new view", data + "\(inner)layout:\(inner)  vstack:\(inner)    - label: ${3:title}"
      )
    } else if constructs.contains(.section) {
      snippet = ("new section", "${1:items}: { cells: [${2:\(example(of: .view) ?? "Name")}] }")
    } else if value.alternatives.contains(where: { if case .type = $0 { true } else { false } }) {
      let free = ["title", "name", "subtitle", "detail"].first { !written.contains($0) } ?? "field"
      snippet = ("new field", "${1:\(free)}: ${2:String}")
    } else {
      return
    }
    add(
      snippet.label, .snippet, detail: "", text: snippetText(snippet.text), snippet: snippet.text,
      rank: 0)
  }

  private func example(of kind: DeclaredName.Kind) -> String? {
    names.first { $0.kind == kind }?.text
  }

  /// The text for a key: with its colon and, for a mapping, the start of its first line.
  private func insertion(of key: Construct.Key, _ cursor: Sketch.Cursor, _ dash: String) -> String {
    if hasColon { return key.name }
    if hasBlockBelow(cursor) { return key.name + ":" }
    guard key.value.alternatives.allSatisfy(\.isCollection), !cursor.isFlow else {
      return key.name + ": "
    }
    let column = cursor.column + dash.utf8.count + 2
    return key.name + ":\n" + String(repeating: " ", count: column)
  }

  private func snippet(
    of key: Construct.Key, isElement: Bool, _ cursor: Sketch.Cursor, _ dash: String
  ) -> String? {
    guard isElement, !hasColon, !cursor.isFlow, !hasBlockBelow(cursor) else { return nil }
    let constructs = key.value.alternatives.compactMap(\.construct)
    let column = cursor.column + dash.utf8.count + 2
    let inner = "\n" + String(repeating: " ", count: column)
    if constructs.contains(where: { $0.keys.contains { $0.name == "children" } }) {
      return dash + "\(key.name):\(inner)- $1"
    }
    let required = constructs.first?.keys.filter(\.isRequired).map(\.name) ?? []
    if key.value.alternatives.contains(where: { !$0.isCollection }) {
      return dash + "\(key.name): $1"
    }
    guard !required.isEmpty else { return nil }
    let lines = required.enumerated().map { "\(inner)\($1): $\($0 + 1)" }
    return dash + "\(key.name):" + lines.joined()
  }

  /// True if the next line belongs to a key in the column of the cursor.
  private func hasBlockBelow(_ cursor: Sketch.Cursor) -> Bool {
    guard !cursor.isFlow, let end = text[offset...].firstIndex(of: UInt8(ascii: "\n")) else {
      return false
    }
    let next = text[(end + 1)...]
    let indentation = next.prefix { $0 == UInt8(ascii: " ") }.count
    return indentation > cursor.column
      && next.dropFirst(indentation).first.map { $0 != UInt8(ascii: "\n") } == true
  }

  /// True if a colon follows the word at the cursor.
  private var hasColon: Bool { text[word.upperBound...].first == UInt8(ascii: ":") }

  // MARK: Values

  private mutating func addValues(_ kinds: [Construct.ValueKind], key: String?) {
    let kinds = kinds.flatMap(\.alternatives)
    if key == Construct.styleKey { addWords(elementAround.ownStyles, of: key) }
    for kind in kinds {
      switch kind {
      case .choice(let words): addWords(key == "format" ? fitting(words: words) : words, of: key)
      case .flag: addWords(["true", "false"], of: key)
      case .sample where isFlag(key): addWords(["true", "false"], of: key)
      case .field, .phrase, .range: addFitting([.field])
      case .name(.member): addFitting(candidates(for: key))
      case .name(.type): addNames([.view])
      case .name(.format): addNames([.format])
      case .name(.manifest): addManifests()
      case .token(let kind): addNames([.token(kind)])
      case .swiftMember, .name(.swiftMember), .name(.colorSource):
        for member in run.members { add(member, .member, detail: "Swift", rank: 300) }
      case .type: addTypes()
      case .mapping(let make) where make() == .fieldReference: addFitting([.field])
      default: break
      }
    }
    if key == "symbol" { addSymbols() }
    if kinds.contains(where: { $0.construct?.name.hasSuffix("ByData") == true }) {
      addFitting([.field])
    }
  }

  /// Returns true for a field of the view that is a Bool.
  private func isFlag(_ field: String?) -> Bool {
    ownNames.contains { $0.kind == .field && $0.text == field && $0.detail.hasPrefix("Bool") }
  }

  /// The element whose key is being written.
  private var elementAround: Construct {
    var entry = sketch.cursor?.container
    while let inner = entry, sketch.entries[inner].step != .key(Construct.styleKey) {
      entry = sketch.entries[inner].parent
    }
    let outer = entry.flatMap { sketch.entries[$0].parent }
    return sketch.kinds(in: outer).compactMap(\.construct).first ?? .manifest
  }

  /// The kinds of names that can be the value of a key.
  private func candidates(for key: String?) -> [DeclaredName.Kind] {
    switch key {
    case Construct.styleKey: [.style]
    case "to", "reorder": [.section]
    default: [.field, .action]
    }
  }

  private mutating func addWords(_ words: [String], of key: String?) {
    for (position, word) in words.enumerated() {
      let paint = Color.named(word).paint(in: .light) { _ in nil }
      add(word, paint.map { .color($0.digits) } ?? .word, detail: "", rank: 200 + position)
    }
  }

  private mutating func addNames(_ kinds: [DeclaredName.Kind]) {
    let own = ownNames
    for name in names where kinds.contains(name.kind) {
      if name.owner != nil, !own.contains(name) { continue }
      add(name)
    }
  }

  /// The fields and actions that can be named here, and all names without an owner.
  private var ownNames: [DeclaredName] {
    guard let owners else { return names }
    return names.filter { name in
      guard let owner = name.owner else { return true }
      guard owners.contains(owner) else { return false }
      // Only the actions of the view that shows this view's data can be named.
      return owner == owners[0] || name.kind == .action
    }
  }

  /// The names of the given kinds that the compiler accepts here.
  private mutating func addFitting(_ kinds: [DeclaredName.Kind]) {
    let candidates = ownNames.filter { name in
      kinds.contains(name.kind) && !found.contains { $0.label == name.text }
    }
    for name in fitting(candidates) { add(name) }
  }

  private mutating func add(_ name: DeclaredName) {
    add(
      name.text, kind(of: name), detail: name.detail, documentation: name.doc ?? "",
      rank: name.owner == nil ? 100 : 0)
  }

  private func kind(of name: DeclaredName) -> Proposal.Kind {
    switch name.kind {
    case .field, .property: .field
    case .action: .action
    case .view: .view
    case .section: .section
    case .style: .style
    case .format: .format
    case .element: .element
    case .manifest: .manifest
    case .token(.colors): .color(digits(in: name.detail))
    case .token(.fonts): .style
    case .token(.spacings): .number
    }
  }

  private mutating func addManifests() {
    for source in run.sources where source.index != file {
      let name = source.name(seenFrom: run.sources[file].module)
      add(name, .manifest, detail: source.relativePath, rank: 0)
    }
  }

  private mutating func addTypes() {
    for (position, type) in usualTypes.enumerated() {
      add(type, .type, detail: "", rank: 100 + position)
    }
    for view in names where view.kind == .view && view.text != self.view {
      let stem = view.typeName
      add("\(stem)ViewData", .type, detail: "data of \(view.text)", rank: 200)
      add("[\(stem)ViewData]", .type, detail: "data of several \(view.text)", rank: 201)
    }
    let used = Set(names.filter { $0.kind == .field }.map(\.detail)).subtracting(usualTypes)
    for type in used.sorted() where !type.isEmpty { add(type, .type, detail: "", rank: 300) }
  }

  private mutating func addSymbols() {
    for symbol in run.symbols { add(symbol, .symbol, detail: "in use", rank: 0) }
    for symbol in UsualSymbols.names {
      add(symbol, .symbol, detail: "SF Symbol", rank: 100)
    }
  }

  private mutating func add(
    _ label: String, _ kind: Proposal.Kind, detail: String, documentation: String = "",
    help: Proposal.KeyName? = nil, text inserted: String? = nil, snippet: String? = nil, rank: Int
  ) {
    let needsSpace =
      sketch.cursor?.role == .value && word.lowerBound > 0
      && text[word.lowerBound - 1] == UInt8(ascii: ":")
    found.append(
      Proposal(
        label: label, kind: kind, detail: detail, documentation: documentation, help: help,
        range: word,
        text: (needsSpace ? " " : "") + (inserted ?? label),
        snippet: snippet.map { (needsSpace ? " " : "") + $0 }, rank: rank))
  }
}

/// The first literal color in a token's value.
private func digits(in value: String) -> String? {
  guard let start = value.firstIndex(of: "#") else { return nil }
  let digits = value[value.index(after: start)...].prefix(while: \.isHexDigit)
  return [3, 6, 8].contains(digits.count) ? "#" + digits : nil
}

/// The types of most fields.
private let usualTypes = [
  "String", "String?", "Int", "Double", "Bool", "Date", "Date?", "URL", "URL?", "UIImage?", "Int?",
  "Double?", "[String]", "Decimal", "AttributedString", "TimeInterval", "Duration", "UUID",
]

extension Construct.ValueKind {
  /// True if it is written on its own lines.
  fileprivate var isCollection: Bool {
    switch self {
    case .mapping, .names, .list: true
    default: false
    }
  }
}

/// The word around an offset: letters and digits, and the characters in `star.fill`, `Theme.ink` and
/// `#FF8800`.
func wordRange(in text: [UInt8], at offset: Int) -> Range<Int> {
  let isPart = { (byte: UInt8) in
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "/")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
  var start = offset
  while start > 0, isPart(text[start - 1]) {
    // The dots of a range separate two words.
    if start > 1, text[start - 1] == UInt8(ascii: "."), text[start - 2] == UInt8(ascii: ".") {
      break
    }
    start -= 1
  }
  var end = offset
  while end < text.count, isPart(text[end]) {
    if end + 1 < text.count, text[end] == UInt8(ascii: "."), text[end + 1] == UInt8(ascii: ".") {
      break
    }
    end += 1
  }
  return start..<end
}

/// A snippet as plain text, for editors without support for tab stops.
func snippetText(_ snippet: String) -> String {
  var text = ""
  var rest = snippet[...]
  while let dollar = rest.firstIndex(of: "$") {
    text += rest[..<dollar]
    rest = rest[rest.index(after: dollar)...]
    if rest.first == "{", let close = rest.firstIndex(of: "}"), let colon = rest.firstIndex(of: ":")
    {
      text += rest[rest.index(after: colon)..<close]
      rest = rest[rest.index(after: close)...]
    } else {
      rest = rest.drop(while: \.isNumber)
    }
  }
  return text + rest
}
