/// The form of a value, and how it is read.
struct ValueForm<Value>: Sendable {
  /// The kind of value, made on demand: it refers to other forms, and a run reads only a few of them.
  var kind: Construct.ValueKind { makeKind() }
  private let makeKind: @Sendable () -> Construct.ValueKind
  /// Reads the value of an entry; returns nil after a report.
  let read: @Sendable (Mapping.Entry, inout Resolver) -> Value?

  init(
    _ kind: @autoclosure @escaping @Sendable () -> Construct.ValueKind,
    read: @escaping @Sendable (Mapping.Entry, inout Resolver) -> Value?
  ) {
    makeKind = kind
    self.read = read
  }
}

extension ValueForm where Value == Double {
  /// - Parameter help: what to write instead of something that is not a number.
  static func number(
    _ range: Construct.NumberRange, help: @escaping @Sendable (Node) -> String? = { _ in nil }
  ) -> ValueForm {
    ValueForm(.number(range)) { entry, resolver in
      resolver.readNumber(entry.value, quoted(entry.key.text), range, help: help)
    }
  }
}

extension ValueForm where Value == Int {
  static func integer(
    atLeast least: Int, help: @escaping @Sendable (Node) -> String? = { _ in nil }
  ) -> ValueForm {
    ValueForm(.integer(atLeast: least)) { entry, resolver in
      resolver.readInteger(entry.value, quoted(entry.key.text), atLeast: least, help: help)
    }
  }
}

extension ValueForm where Value == Bool {
  /// `true` or `false`.
  static var flag: ValueForm {
    ValueForm(.flag) { entry, resolver in
      resolver.readFlag(entry.value, quoted(entry.key.text))
    }
  }
}

extension ValueForm where Value == String {
  /// One of some words.
  ///
  /// - Parameter hint: help for another word.
  static func choice(
    _ words: [String], hint: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> ValueForm {
    ValueForm(.choice(words)) { entry, resolver in
      resolver.readChoice(entry.value, quoted(entry.key.text), among: words, hint: hint)
    }
  }

  /// Any text.
  static func text(for use: TextUse = .words) -> ValueForm {
    ValueForm(.text) { entry, resolver in
      resolver.readText(entry.value, quoted(entry.key.text), for: use)
    }
  }
}

extension ValueForm where Value == String? {
  /// One of some words; the default one becomes nil because it needs no code.
  static func choice(
    _ words: [String], standard: String,
    hint: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> ValueForm {
    ValueForm(.choice(words)) { entry, resolver in
      resolver.readChoice(entry.value, quoted(entry.key.text), among: words, hint: hint)
        .map { (word) -> String? in word == standard ? nil : word }
    }
  }
}

extension ValueForm
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of the cases of an enum.
  ///
  /// - Parameters:
  ///   - hint: help for another word.
  ///   - other: help for a list or a mapping.
  static func cases(
    hint: @escaping @Sendable (String) -> String? = { _ in nil },
    other: @escaping @Sendable (Node) -> String? = { _ in nil }
  ) -> ValueForm {
    let cases = Array(Value.allCases)
    let words = cases.map(\.rawValue)
    return ValueForm(.choice(words)) { entry, resolver in
      let word = resolver.readChoice(
        entry.value, quoted(entry.key.text), among: words, hint: hint, other: other)
      return cases.first { $0.rawValue == word }
    }
  }
}

extension ValueForm {
  /// One or more of the cases of an enum.
  ///
  /// - Parameters:
  ///   - hint: help for a word that is none of them.
  ///   - check: reports a problem with one of them, at its place.
  static func list<Case>(
    of type: Case.Type, hint: @escaping @Sendable (String) -> String? = { _ in nil },
    check: @escaping @Sendable (Case, SourceSpan, inout Resolver) -> Void = { _, _, _ in }
  ) -> ValueForm
  where Value == [Case], Case: RawRepresentable & CaseIterable & Sendable, Case.RawValue == String {
    let words = Case.allCases.map(\.rawValue)
    return ValueForm(.oneOrMore(.choice(words))) { entry, resolver in
      let subject = quoted(entry.key.text)
      guard let names = resolver.readNameList(entry.value, subject, allowsOne: true) else {
        return nil
      }
      let cases = names.compactMap { name -> Case? in
        guard let found = Case(rawValue: name.text) else {
          resolver.report(
            .unknownChoice("an item of \(subject)", name, among: words, help: hint(name.text)))
          return nil
        }
        check(found, name.span, &resolver)
        return found
      }
      return cases.count == names.count ? cases : nil
    }
  }
}

extension ValueForm where Value: FormModel {
  /// A mapping with the keys of its form, or the short form.
  static var form: ValueForm {
    ValueForm(Value.form.kind) { entry, resolver in
      resolver.read(entry)
    }
  }
}

extension ValueForm where Value == Mapping.Entry {
  /// A value that is read later, when more is known.
  static func later(
    _ kind: @autoclosure @escaping @Sendable () -> Construct.ValueKind
  ) -> ValueForm {
    ValueForm(kind()) { entry, _ in entry }
  }
}
