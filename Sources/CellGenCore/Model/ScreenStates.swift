/// What a screen shows in place of its sections while there is nothing to show.
public struct ScreenStates: Sendable {
  public var loading: Placeholder?
  public var empty: Placeholder?
  public var failed: Placeholder?

  public init(loading: Placeholder? = nil, empty: Placeholder? = nil, failed: Placeholder? = nil) {
    self.loading = loading
    self.empty = empty
    self.failed = failed
  }

  /// Those that the manifest describes, in the order of their names here.
  public var placeholders: [Placeholder] { [loading, empty, failed].compactMap { $0 } }

  /// What their buttons report, each name once, in order.
  public var actions: [Name] {
    var seen: Set<String> = []
    return placeholders.compactMap { $0.button?.action }.filter { seen.insert($0.text).inserted }
  }
}

/// A text in place of a screen's sections.
///
/// - Shape: has a title, a message or a symbol.
public struct Placeholder: Sendable {
  public var title: String?
  public var message: String?
  /// The name of an SF Symbol.
  public var symbol: String?
  public var button: PlaceholderButton?

  public init(title: String?, message: String?, symbol: String?, button: PlaceholderButton?) {
    self.title = title
    self.message = message
    self.symbol = symbol
    self.button = button
  }
}

/// The button of a placeholder, such as the one that tries again.
public struct PlaceholderButton: Sendable {
  public var title: String
  /// The case of the screen's actions that it reports.
  public var action: Name

  public init(title: String, action: Name) {
    self.title = title
    self.action = action
  }
}
