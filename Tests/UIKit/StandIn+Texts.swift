public import Foundation

extension StandIn {
  /// The texts of an app in the user's language, by the name of the table, then by key.
  ///
  /// A text can contain `%@` and `%lld` for the values in the key, in the order of the key or by number.
  @MainActor public static var texts: [String: [String: String]] {
    get { StandInTexts.tables.value }
    set { StandInTexts.tables.value = newValue }
  }

  /// The text lookups since the start, as tools that extract texts would see them.
  @MainActor public static var lookups: [StandInLookup] {
    get { StandInTexts.lookups.value }
    set { StandInTexts.lookups.value = newValue }
  }
}

/// A text that was looked up.
public struct StandInLookup: Hashable, Sendable {
  public var key: String
  public var value: String
  public var table: String?
  public var bundle: String
  public var comment: String
}

/// State that is shared by all threads, since texts can be looked up on any thread.
enum StandInTexts {
  static let tables = Locked<[String: [String: String]]>([:])
  static let lookups = Locked<[StandInLookup]>([])

  final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value {
      get { lock.withLock { stored } }
      set { lock.withLock { stored = newValue } }
    }
  }

  static func text(
    _ key: String, _ value: String.LocalizationValue, table: String?, bundle: Bundle?,
    comment: String
  ) -> String {
    lookups.value.append(
      StandInLookup(
        key: key, value: value.key, table: table,
        bundle: bundle.map { $0 === Bundle.main ? "main" : $0.bundlePath } ?? "main",
        comment: comment))
    let format = tables.value[table ?? "Localizable"]?[key] ?? value.key
    return value.arguments.isEmpty ? format : fill(format, value.arguments)
  }

  /// Replaces `%@`, `%lld`, or numbered specifiers like `%2$@` in a format by values.
  private static func fill(_ format: String, _ arguments: [String.LocalizationValue.Argument])
    -> String
  {
    var result = ""
    var rest = format[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.hasPrefix("%") {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      var position = next
      let digits = rest.prefix { $0.isNumber }
      if !digits.isEmpty, rest[digits.endIndex...].hasPrefix("$"), let number = Int(digits) {
        position = number - 1
        rest = rest[digits.endIndex...].dropFirst()
      } else {
        next += 1
      }
      precondition(position < arguments.count, "the text '\(format)' has more values than its key")
      let argument = arguments[position]
      // Foundation interprets the bytes of a value as the format specifies, so a value of another kind
      // becomes garbage.
      precondition(
        rest.hasPrefix(argument.specifier.dropFirst()),
        "the text '\(format)' takes \(argument.specifier) for another kind of value")
      result += argument.text
      rest = rest.dropFirst(argument.specifier.count - 1)
    }
    return result + rest
  }
}

extension String {
  /// A text with interpolated values, as Foundation looks it up.
  ///
  /// - Source: Apple, `String.LocalizationValue`: the key of an interpolation has the format specifier of
  ///   each value: `%@` for a String and `%lld` for an Int or an Int64.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    struct Argument: Sendable {
      var specifier: String
      var text: String
    }

    var key: String
    var arguments: [Argument] = []

    public init(_ value: String) { key = value }

    public init(stringLiteral value: String) { key = value }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      public mutating func appendInterpolation(_ string: String) { append("%@", string) }

      public mutating func appendInterpolation(_ number: Int) { append("%lld", "\(number)") }

      public mutating func appendInterpolation(_ number: Int64) { append("%lld", "\(number)") }

      private mutating func append(_ specifier: String, _ text: String) {
        key += specifier
        arguments.append(Argument(specifier: specifier, text: text))
      }
    }
  }

  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = StandInTexts.text(
      keyAndValue.key, keyAndValue, table: table, bundle: bundle,
      comment: comment.map { "\($0)" } ?? "")
  }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = StandInTexts.text(
      "\(key)", defaultValue, table: table, bundle: bundle, comment: comment.map { "\($0)" } ?? "")
  }
}
