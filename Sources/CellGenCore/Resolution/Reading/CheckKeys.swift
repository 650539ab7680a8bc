extension Mapping {
  /// Returns the entry of a key. The search is linear, because mappings in manifests have few keys.
  ///
  /// It uses positions because it runs often, and an iterator is much slower in the debug builds that plugins
  /// run.
  func entry(_ key: String) -> Entry? {
    let length = key.utf8.count
    var position = 0
    while position < entries.count {
      if entries[position].key.text.utf8.count == length,
        entries[position].key.text.isExactly(key)
      {
        return entries[position]
      }
      position += 1
    }
    return nil
  }
}

extension Resolver {
  /// Reports the keys of a mapping that its construct doesn't have.
  ///
  /// - Returns: The mapping that was probably intended, in which a mistyped key counts as the similar one, so
  ///   it isn't also reported as missing. A key that belongs elsewhere makes the mapping incomplete, because
  ///   other keys could be misplaced as well.
  mutating func checkKeys(
    of mapping: Mapping, _ construct: Construct, owner: Mapping.Key
  ) -> Mapping {
    guard mapping.entries.contains(where: { !construct.has($0.key.text) }) else { return mapping }
    if construct == .color, !scope.name.text.isEmpty,
      let problem = Diagnostic.boxAsColor(mapping, owner)
    {
      report(problem)
      return Mapping(entries: [], isFlow: true, isIncomplete: true)
    }
    var meant = mapping
    meant.entries = []
    var misplaced = MisplacedEntries(
      of: mapping, in: [OpenMapping(kind: .form(construct), key: owner)])
    for entry in mapping.entries {
      if construct == .manifest, !construct.has(entry.key.text), let views = entry.asViews {
        report(.viewsUnderAnotherKey(entry, in: mapping))
        if mapping[views.key.text] == nil {
          meant.entries.append(views)
        } else {
          meant.isIncomplete = true
        }
        continue
      }
      let place = construct.place(of: entry, after: meant.entries.last, in: [])
      misplaced.add(entry, place)
      switch place {
      case .inside: meant.entries[meant.entries.count - 1].value.take(entry)
      case .elsewhere(_, let path):
        meant.isIncomplete = true
        meant.breakIfEmpty(path.first)
      case .here, .outer, .list:
        let isKnown = construct.has(entry.key.text)
        if !isKnown, construct == .view, let data = takeProperty(entry, in: mapping, owner: owner) {
          if meant[data.key.text] == nil { meant.entries.append(data) }
          continue
        }
        meant.entries.append(
          isKnown ? entry : unknown(entry, of: construct, in: mapping, owner: owner, &meant))
      }
    }
    for problem in misplaced.problems { report(problem.withRows(of: mapping, in: self)) }
    return meant
  }

  /// Reports the first of the properties in a view that use Swift's syntax, such as `let id: Int`.
  ///
  /// - Returns: The `data` that they were intended for, with unknown contents; nil for another entry.
  private mutating func takeProperty(
    _ entry: Mapping.Entry, in view: Mapping, owner: Mapping.Key
  ) -> Mapping.Entry? {
    guard entry.key.property != nil else { return nil }
    let properties = view.entries.filter { $0.key.property != nil }
    if properties[0].key.span == entry.key.span {
      report(.properties(properties, in: view, owner: owner))
    }
    let data = Mapping.Key(text: WrittenView.data.name, span: entry.key.span)
    return Mapping.Entry(key: data, value: Node(.broken, span: entry.value.span))
  }

  /// Reports an unknown key.
  ///
  /// - Returns: The entry under the key that was probably intended.
  private mutating func unknown(
    _ entry: Mapping.Entry, of construct: Construct, in mapping: Mapping, owner: Mapping.Key,
    _ meant: inout Mapping
  ) -> Mapping.Entry {
    let way = construct.foreignWord(entry.key.text)
    let problem = Diagnostic.unknownKey(entry.key, of: construct, in: mapping, owner: owner)
    var entry = entry
    if let fix = problem.fix,
      let value = fieldAsText(entry.value, under: fix.replacement, construct)
    {
      report(problem.naming(value, under: fix.replacement, for: entry))
      entry.key.text = fix.replacement
      entry.value.content = .broken
      return entry
    }
    report(problem)
    if entry.value.scalar?.style == .expression { findings.expressions.insert(entry.value.span) }
    let written = entry.key.text
    if let way, way.meant == nil {
      if !way.isApart { meant.isIncomplete = true }
      return entry
    }
    let near = construct.names(near: entry.key.text)
    guard
      let key = near.first(where: {
        meant[$0] == nil && mapping[$0] == nil && construct.excluding($0, in: mapping) == nil
      })
    else { return entry }
    entry.key.text = key
    // A value that the other key wouldn't accept gives no further hints.
    let isValue = construct.key(key)?.value.mayBe(entry.value) == true
    let isCertain =
      construct.usual(key: written) == key && entry.value.scalar != nil
      && construct.key(key)?.value.takesWords == true
    if near.count > 1 || way != nil || !isValue && !isCertain { entry.value.content = .broken }
    return entry
  }
}

extension Resolver {
  /// Returns the notation for a field if the word itself would be shown as text; nil for a key without texts.
  fileprivate func fieldAsText(_ value: Node, under key: String, _ construct: Construct) -> String?
  {
    guard let word = value.scalar?.text, let field = scope.fields[word], let type = field.type,
      construct.key(key)?.value.isFixedTextOrField == true
    else { return nil }
    let known = KnownType(type).unwrapped
    if known == .text { return "{ field: \(word) }" }
    // Image names can't contain numbers from fields.
    return known.isLabelText && !["symbol", "asset"].contains(key) ? "\"{\(word)}\"" : nil
  }
}

extension Construct.ValueKind {
  /// True if a word is text, and only a mapping can name a field.
  fileprivate var isFixedTextOrField: Bool {
    guard case .either(let kinds) = self, held.contains(.textByData) else { return false }
    return kinds.contains { kind in if case .text = kind { true } else { false } }
  }
}

extension Mapping.Key {
  /// The name of the property in a Swift declaration such as `let id: Int`; nil for another key.
  fileprivate var property: String? {
    let words = text.split(separator: " ")
    guard words.count == 2, words[0] == "let" || words[0] == "var", isIdentifier(String(words[1]))
    else { return nil }
    return String(words[1])
  }
}

extension Mapping {
  /// Marks the value of a key as broken if it is empty, because its contents were reported elsewhere.
  fileprivate mutating func breakIfEmpty(_ key: String?) {
    for index in entries.indices
    where entries[index].key.text == key && entries[index].value.isEmpty {
      entries[index].value.content = .broken
    }
  }
}

extension Construct {
  /// Returns true if an earlier key has the same help to write one entry, such as the minimum of a range before
  /// its maximum.
  fileprivate func hasEarlier(_ key: Mapping.Key, in mapping: Mapping, with help: String) -> Bool {
    // Two elements in place of two keys are not the same thing.
    guard help.hasPrefix("write '"), !help.hasPrefix("write '- "), help.hasSuffix("'"),
      help.count(where: { $0 == "'" }) == 2
    else { return false }
    return mapping.entries.prefix { $0.key.span != key.span }.contains { earlier in
      !has(earlier.key.text)
        && foreignWord(earlier.key.text)?.help(for: earlier.value, in: mapping) == help
    }
  }

  /// Returns the key that another word certainly stands for; nil for none.
  fileprivate func usual(key word: String) -> String? { usual(word.lowercased()) }

  /// Returns the keys that an unknown one could stand for.
  fileprivate func names(near key: String) -> [String] {
    let near = spellings(of: key)
    guard near.isEmpty else { return near }
    // `itemWidth` is a longer name for `width`.
    let ending = keys.map(\.name).filter {
      $0.count > 3 && key.lowercased().hasSuffix($0.lowercased())
    }
    return ending.max { $0.count < $1.count }.map { [$0] } ?? []
  }

  /// Returns the keys for which an unknown one is another spelling or a synonym.
  func spellings(of key: String) -> [String] {
    foreignWord(key)?.meant.map { [$0] } ?? usual(key.lowercased()).map { [$0] }
      ?? Suggestion.names(near: key, among: keys.map(\.name))
  }

  /// Returns the fix for a typo in a key, or for a synonym with a value that the key accepts.
  fileprivate func certainKey(for key: Mapping.Key, in mapping: Mapping) -> Diagnostic.Fix? {
    if let usual = usual(key.text.lowercased()) {
      guard mapping[usual] == nil, let value = mapping[key.text],
        self.key(usual)?.value.mayBe(value) == true, excluding(usual, in: mapping) == nil
      else { return nil }
      return Diagnostic.Fix(key.span, replacement: usual)
    }
    let name = Name(key.text, span: key.span)
    let fix = Diagnostic.Fix(slip: name, near: spellings(of: key.text))
    return fix.flatMap { fix in
      mapping[fix.replacement] == nil && excluding(fix.replacement, in: mapping) == nil ? fix : nil
    }
  }

  /// Returns the key of a mapping that excludes another key.
  fileprivate func excluding(_ key: String, in mapping: Mapping) -> String? {
    rules.lazy.compactMap { rule in
      switch rule {
      case .excludes(.has(key), .has(let other)) where mapping[other] != nil: other
      case .excludes(.has(let other), .has(key)) where mapping[other] != nil: other
      default: nil
      }
    }.first
  }
}

extension Mapping.Entry {
  /// The `views` in this entry of a manifest under another name; nil for one without views.
  ///
  /// Under names for models, views have fields in place of keys.
  fileprivate var asViews: Mapping.Entry? {
    guard case .mapping(var views) = value.content, !views.entries.isEmpty else { return nil }
    let isModel = ["models", "viewmodels", "cellmodels", "cells"].contains(key.text.lowercased())
    for (position, view) in views.entries.enumerated() {
      guard case .mapping(let keys) = view.value.content, isIdentifier(view.key.text) else {
        return nil
      }
      if view.isView { continue }
      guard isModel, !keys.entries.isEmpty, keys.entries.allSatisfy({ $0.value.scalar != nil })
      else { return nil }
      let data = Mapping.Entry(
        key: Mapping.Key(text: WrittenView.data.name, span: view.key.span), value: view.value)
      views.entries[position].value.content = .mapping(
        Mapping(entries: [data], isFlow: keys.isFlow))
    }
    var entry = self
    entry.key.text = ManifestDraft.views.name
    entry.value.content = .mapping(views)
    return entry
  }

  /// True if it has the keys of a view.
  fileprivate var isView: Bool {
    guard case .mapping(let keys) = value.content else { return false }
    if case .sequence? = keys[WrittenView.layout.name]?.content { return true }
    return keys[WrittenView.data.name] != nil
  }
}

extension DiagnosticCode {
  package static let unknownKey = Self("unknown-key", .error, .keysAndValues)
}

extension Diagnostic {
  /// Returns the diagnostic with a fix that also names the field that the value was intended to name.
  fileprivate func naming(
    _ field: String, under key: String, for entry: Mapping.Entry
  ) -> Diagnostic {
    var problem = self
    problem.help = "write '\(key): \(field)'"
    problem.fix = Fix(
      SourceSpan(
        file: Int(entry.key.span.file), start: Int(entry.key.span.start),
        end: Int(entry.value.span.end)),
      replacement: "\(key): \(field)")
    return problem
  }

  /// Returns the error about views under a key other than `views`.
  fileprivate static func viewsUnderAnotherKey(
    _ entry: Mapping.Entry, in manifest: Mapping
  ) -> Diagnostic {
    let name = ManifestDraft.views.name
    var problem = unknownKey(
      entry.key, of: .manifest, in: manifest, owner: Mapping.Key(text: "", span: entry.key.span))
    guard case .mapping(let written) = entry.value.content else { return problem }
    problem.fix = nil
    if manifest[name] != nil {
      problem.help = "move \(enumeration(written.names)) to '\(name)'"
    } else if let view = written.entries.first(where: { !$0.isView }) {
      problem.help =
        "write '\(name): { \(view.key.text): { data: { … } } }' for what a cell shows; a type of a field "
        + "is declared in your Swift code"
    } else {
      problem.help = "did you mean '\(name)'?"
      problem.fix = Fix(entry.key.span, replacement: name)
    }
    return problem
  }

  fileprivate static func properties(
    _ properties: [Mapping.Entry], in view: Mapping, owner: Mapping.Key
  ) -> Diagnostic {
    let fields = properties.map { "\($0.key.property ?? ""): \($0.value.scalar?.text ?? "…")" }
      .joined(separator: ", ")
    let data = WrittenView.data.name
    return Diagnostic(
      .unknownKey,
      "a view has no key \(quoted(properties[0].key.text))",
      at: Annotation(properties[0].key.span, "a property in Swift"),
      also: [Annotation(owner.span, "in this view")],
      help: view[data] == nil
        ? "write '\(data): { \(fields) }' in the view" : "write '\(fields)' in '\(data)'")
  }

  static func unknownKey(
    _ key: Mapping.Key, of kind: Construct, in mapping: Mapping, owner: Mapping.Key
  ) -> Diagnostic {
    let known = kind.keys.map(\.name)
    let own = kind.keys.filter { !$0.isCommon }.map(\.name)
    let meant = kind.names(near: key.text)
    let near = meant.filter { mapping[$0] == nil }
    let way = kind.foreignWord(key.text)
    // Separate statements, because the compiler would take seconds for a single expression.
    var help: String? = way?.help(for: mapping[key.text], in: mapping)
    if let same = help, kind.hasEarlier(key, in: mapping, with: same) {
      help = "remove it: \(same.dropFirst("write ".count).prefix { $0 != ":" })' covers both"
    }
    if help == nil, near.count == 1, let excluded = kind.excluding(near[0], in: mapping) {
      help = "write '\(near[0])' in place of \(quoted(key.text)) and \(quoted(excluded))"
    }
    help = help ?? Suggestion.help(near: key.text, among: near)
    if help == nil, let first = near.first { help = "did you mean '\(first)'?" }
    if help == nil, let first = meant.first { help = removalHelp(first) }
    if help == nil, Construct.element.has(key.text) {
      help = "write '- \(key.text):' in the 'layout' of a view"
    }
    let note: String =
      if known.count == 1 {
        "the only key of \(kind.title) is \(quoted(known[0]))"
      } else if own.isEmpty {
        "\(kind.title) has only the keys of every element"
      } else if own.count == known.count {
        "the keys of \(kind.title) are \(enumeration(known))"
      } else {
        "the keys of \(kind.title) are \(enumeration(own)), and those of every element"
      }
    return Diagnostic(
      .unknownKey,
      "\(kind.title) has no key \(quoted(key.text))",
      at: Annotation(key.span, "unknown key"),
      also: owner.text.isEmpty ? [] : [Annotation(owner.span, "in \(kind.demonstrative)")],
      help: help ?? "remove it, or use one of the keys below",
      note: note,
      fix: way == nil ? kind.certainKey(for: key, in: mapping) : nil)
  }
}
