import CellGenCore

/// A missing declaration, with the edit that adds it.
package struct Creation: Sendable {
  /// "Declare the field 'title: String' in 'Mail'"
  package var title: String
  package var edit: Diagnostic.Fix
  /// The index of the manifest that the edit adds to `uses`; nil if it adds none.
  var used: Int?
}

extension LanguageRun {
  /// The declaration that fixes a mistake; nil if none is missing, or none of the usual ones fixes it.
  ///
  /// The compiler decides: of the possible types of a field, the first one without a mistake is chosen.
  package func creation(for mistake: Diagnostic) -> Creation? {
    let file = Int(mistake.primary.span.file)
    let bytes = sources[file].bytes[mistake.primary.span.range]
    let name = String(decoding: bytes, as: UTF8.self).filter { $0 != "'" && $0 != "\"" }
    guard isIdentifier(name) else { return nil }
    let view = viewName(at: Int(mistake.primary.span.start), in: file)
    var attempts: [Creation]
    switch mistake.code {
    case .unknownField: attempts = view.map { fields(name, of: $0, in: file) } ?? []
    case .unknownAction: attempts = view.map { actions(name, of: $0, in: file) } ?? []
    case .unknownView: attempts = views(name, in: file)
    case .unknownToken, .unknownColor, .unknownChoice: attempts = tokens(name, in: file)
    case .unknownStyle:
      attempts = [
        declaration("the style '\(name)'", "\(name): { font: body }", under: "styles", in: file)
      ]
    case .unknownElement: attempts = [element(name, at: mistake.primary.span, view)]
    default: attempts = []
    }
    // Avoid declaring it twice: another manifest might already declare it.
    if mistake.code != .unknownField, mistake.code != .unknownAction {
      attempts = uses(ofManifestsWith: name, in: file) + attempts
    }
    return attempts.first { removes(mistake, $0) }
  }

  /// Returns true if an edit removes a mistake without being one. Mistakes that it hid can come to light.
  private func removes(_ mistake: Diagnostic, _ creation: Creation) -> Bool {
    let place = mistake.primary.span.range
    let edit = creation.edit
    let start = edit.span.range.lowerBound
    let growth = edit.replacement.utf8.count - edit.span.range.count
    let shift = place.lowerBound >= edit.span.range.upperBound ? growth : 0
    let moved = place.lowerBound + shift..<place.upperBound + shift
    let written = start..<start + edit.replacement.utf8.count
    let read = closure(of: Int(mistake.primary.span.file))
    let more = creation.used.map(closure(of:)) ?? []
    let edited = sources.edited([Int(edit.span.file): [edit]])
    let texts = (read + more.filter { !read.contains($0) }).map { edited[$0] }.asRun
    return !analyze(texts).diagnostics.all.contains { error in
      let range = error.primary.span.range
      return error.severity == .error && error.primary.span.file == 0
        && (range.overlaps(moved) || range.overlaps(written))
    }
  }

  /// The names suggested by the help for a mistake, each as an edit that replaces the text there.
  package func suggestions(for mistake: Diagnostic) -> [Creation] {
    guard mistake.fix == nil, let help = mistake.help, help.hasPrefix("did you mean '") else {
      return []
    }
    let span = mistake.primary.span
    let written = String(decoding: sources[Int(span.file)].bytes[span.range], as: UTF8.self)
    guard isIdentifier(written) else { return [] }
    let names = help.split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    return names.map { name in
      Creation(
        title: "Change '\(written)' to '\(name)'",
        edit: Diagnostic.Fix(span, replacement: String(name)))
    }.filter { removes(mistake, $0) }
  }

  // MARK: Declarations

  private func fields(_ name: String, of view: String, in file: Int) -> [Creation] {
    // Existing samples have no value for the field, so they use the default.
    let hasSamples = mapping(["views", view], in: file)?["samples"] != nil
    let types =
      hasSamples
      ? [
        "String = \"\"", "Bool = false", "Int = 0", "Double = 0", "Date?", "URL?", "UIImage?",
        "Int?",
        "[String] = []", "UIColor?",
      ]
      : [
        "String", "Bool", "Int", "Double", "Date", "URL?", "UIImage?", "Int?", "[String]",
        "UIColor?",
      ]
    return types.compactMap { type in
      entry("\(name): \(type)", under: "data", of: view, in: file).map {
        Creation(title: "Declare the field '\(name): \(type)' in '\(view)'", edit: $0)
      }
    }
  }

  private func actions(_ name: String, of view: String, in file: Int) -> [Creation] {
    let title = "Declare the action '\(name)' in '\(view)'"
    let values = [
      "", "isOn: Bool", "text: String", "value: Double", "value: Int", "index: Int", "date: Date",
    ]
    guard let mapping = mapping(["views", view], in: file) else { return [] }
    if case .sequence(let list)? = mapping["actions"]?.content {
      return item(name, in: list, at: mapping["actions"]!.span).map {
        [Creation(title: title, edit: $0)]
      }
        ?? []
    }
    return values.compactMap { value in
      let payload = value.isEmpty ? "{}" : "{ \(value) }"
      return entry("\(name): \(payload)", under: "actions", of: view, in: file).map {
        Creation(title: value.isEmpty ? title : title + ", with '\(value)'", edit: $0)
      }
    }
  }

  private func views(_ name: String, in file: Int) -> [Creation] {
    let lines = [
      "\(name):", "  data:", "    id: Int", "    title: String", "  layout:", "    vstack:",
      "      - label: title",
    ]
    return [
      declaration("the view '\(name)'", lines.joined(separator: "\n"), under: "views", in: file)
    ]
  }

  private func tokens(_ name: String, in file: Int) -> [Creation] {
    let kinds = [
      ("color", "colors", "systemBlue"), ("font", "fonts", "body"), ("spacing", "spacings", "8"),
    ]
    return kinds.map { kind, key, value in
      declaration("the \(kind) '\(name)'", "\(name): \(value)", under: key, in: file)
    }
  }

  /// An element with the properties that its use sets.
  private func element(_ name: String, at place: SourceSpan, _ view: String?) -> Creation {
    let file = Int(place.file)
    let used = analysis.trees[file].root.flatMap { mapping(of: place, in: $0) }
    let common = Set(OwnElement.form.construct.keys.map(\.name))
    var parts = ["class: \(capitalized(name))View"]
    let properties = used?.entries.filter {
      !common.contains($0.key.text) && $0.key.text != "action"
    }
    if let properties, !properties.isEmpty {
      let written = properties.map { "\($0.key.text): \(type(of: $0.value, in: file, view))" }
      parts.append("properties: { \(written.joined(separator: ", ")) }")
    }
    if used?["action"] != nil { parts.append("actions: [tap]") }
    return declaration(
      "the element '\(name)'", "\(name): { \(parts.joined(separator: ", ")) }", under: "elements",
      in: file)
  }

  /// The type of a property with a value: the type of the field that the value names, or of the value itself.
  private func type(of value: Node, in file: Int, _ view: String?) -> String {
    guard case .scalar(let scalar) = value.content else { return "String" }
    let field = names.declarations.first {
      $0.kind == .field && $0.text == scalar.text && $0.owner == view && Int($0.span.file) == file
    }
    if let field, !field.detail.isEmpty { return field.detail }
    let isToken = { (kind: TokenReference.Kind) in
      names.declarations.contains { $0.kind == .token(kind) && $0.text == scalar.text }
    }
    if Vocabulary.colors.contains(scalar.text) || isToken(.colors) { return "UIColor" }
    if Vocabulary.fonts.contains(scalar.text) || isToken(.fonts) { return "UIFont" }
    if ["true", "false"].contains(scalar.text) { return "Bool" }
    return Int(scalar.text) != nil ? "Int" : Double(scalar.text) != nil ? "Double" : "String"
  }

  /// The mapping that is the value of the key at a place.
  private func mapping(of key: SourceSpan, in node: Node) -> Mapping? {
    switch node.content {
    case .mapping(let mapping):
      for entry in mapping.entries {
        if entry.key.span == key, case .mapping(let value) = entry.value.content { return value }
        if let found = self.mapping(of: key, in: entry.value) { return found }
      }
      return nil
    case .sequence(let list):
      return list.items.lazy.compactMap { self.mapping(of: key, in: $0) }.first
    case .scalar, .empty, .broken: return nil
    }
  }

  /// The entries in `uses` for the manifests that declare a name.
  private func uses(ofManifestsWith name: String, in file: Int) -> [Creation] {
    let homes = Set(homes(of: file))
    let others = Set(
      names.declarations.filter { $0.owner == nil && $0.text == name }.map { Int($0.span.file) })
    return others.subtracting(homes).sorted().compactMap { other in
      let manifest = sources[other].name(seenFrom: sources[file].module)
      guard case .mapping(let root)? = analysis.trees[file].root?.content,
        let first = root.entries.first
      else { return nil }
      let title = "Use '\(manifest)', which declares '\(name)'"
      if let uses = root["uses"] {
        guard case .sequence(let list) = uses.content,
          let edit = item(manifest, in: list, at: uses.span)
        else { return nil }
        return Creation(title: title, edit: edit, used: other)
      }
      let place = Int(first.key.span.start)
      return Creation(
        title: title, edit: Diagnostic.Fix(span(place, file), replacement: "uses: [\(manifest)]\n"),
        used: other)
    }
  }

  // MARK: Where it goes

  /// The name of the view at an offset.
  func viewName(at offset: Int, in file: Int) -> String? {
    mapping(["views"], in: file)?.entries.last { Int($0.key.span.start) <= offset }.flatMap {
      entry in
      offset <= Int(entry.value.span.end) ? entry.key.text : nil
    }
  }

  /// An entry under a key of the manifest; the key is added if it is missing.
  private func declaration(
    _ what: String, _ lines: String, under key: String, in file: Int
  ) -> Creation {
    let title = "Declare \(what)"
    if let mapping = mapping([key], in: file), !mapping.entries.isEmpty {
      return Creation(title: title, edit: insertion(lines, in: mapping, file))
    }
    let indented = lines.split(separator: "\n").map { "  \($0)\n" }.joined()
    // Before the views, or at the end.
    var place = sources[file].bytes.count
    if case .mapping(let root)? = analysis.trees[file].root?.content, key != "views",
      let views = root.entries.first(where: { $0.key.text == "views" })
    {
      place = Int(views.key.span.start)
    }
    let isAtLineStart = place == 0 || sources[file].bytes[place - 1] == UInt8(ascii: "\n")
    let text = (isAtLineStart ? "" : "\n") + "\(key):\n\(indented)"
    return Creation(title: title, edit: Diagnostic.Fix(span(place, file), replacement: text))
  }

  /// An entry in a mapping of a view; the mapping is added if it is missing.
  private func entry(
    _ text: String, under key: String, of view: String, in file: Int
  ) -> Diagnostic.Fix? {
    guard let owner = mapping(["views", view], in: file), let first = owner.entries.first else {
      return nil
    }
    if case .mapping(let mapping)? = owner[key]?.content, !mapping.entries.isEmpty {
      return insertion(text, in: mapping, file)
    }
    guard owner[key] == nil, !owner.isFlow else { return nil }
    let column = self.column(of: Int(first.key.span.start), file)
    let indent = String(repeating: " ", count: column)
    // Data comes first, as in formatted manifests, and actions follow.
    let data = owner.entries.first { $0.key.text == "data" }
    let place = key == "actions" ? data.map { lineEnd(after: Int($0.value.span.end), file) } : nil
    guard let place else {
      return Diagnostic.Fix(
        span(Int(first.key.span.start), file), replacement: "\(key):\n\(indent)  \(text)\n\(indent)"
      )
    }
    return Diagnostic.Fix(span(place, file), replacement: "\n\(indent)\(key):\n\(indent)  \(text)")
  }

  private func item(
    _ name: String, in list: Node.Sequence, at place: SourceSpan
  ) -> Diagnostic.Fix? {
    guard let last = list.items.last else { return nil }
    let file = Int(place.file)
    if list.isFlow {
      return Diagnostic.Fix(span(Int(last.span.end), file), replacement: ", \(name)")
    }
    let bytes = sources[file].bytes
    let dash = bytes[..<Int(last.span.start)].lastIndex(of: UInt8(ascii: "-")) ?? 0
    let indent = String(repeating: " ", count: column(of: dash, file))
    let end = lineEnd(after: Int(last.span.end), file)
    return Diagnostic.Fix(span(end, file), replacement: "\n\(indent)- \(name)")
  }

  /// An entry after the last one of a mapping.
  private func insertion(_ lines: String, in mapping: Mapping, _ file: Int) -> Diagnostic.Fix {
    let last = mapping.entries[mapping.entries.count - 1]
    let end = max(Int(last.value.span.end), Int(last.key.span.end))
    if mapping.isFlow {
      return Diagnostic.Fix(span(end, file), replacement: ", \(lines)")
    }
    let indent = String(repeating: " ", count: column(of: Int(last.key.span.start), file))
    let text = lines.split(separator: "\n").map { "\n\(indent)\($0)" }.joined()
    return Diagnostic.Fix(span(lineEnd(after: end, file), file), replacement: text)
  }

  private func span(_ place: Int, _ file: Int) -> SourceSpan {
    SourceSpan(file: file, start: place, end: place)
  }

  /// The column of a place, in bytes from 0.
  func column(of place: Int, _ file: Int) -> Int {
    LineTable(sources[file]).location(at: place).column - 1
  }

  /// The end of the line on which a value ends; a block ends on the line before its end.
  private func lineEnd(after place: Int, _ file: Int) -> Int {
    let bytes = sources[file].bytes
    var place = min(place, bytes.count)
    while place > 0,
      [UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " ")].contains(bytes[place - 1])
    {
      place -= 1
    }
    let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }
}
