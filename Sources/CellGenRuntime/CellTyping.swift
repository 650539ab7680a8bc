#if canImport(UIKit)
import UIKit

/// Distinguishes new values of the app from values that only repeat what was reported.
///
/// The values that a user enters are reported and come back as data, perhaps after the user has changed them
/// again. Data that equals the previous data, or a value that was reported since, is not new.
struct CellGenEcho<Value: Swift.Equatable> {
  private var given: Value?
  /// The values that were reported and have not come back yet, oldest first.
  private var reported: [Value] = []
  /// The previous value, if the data has repeated it since the last report, so the app has not accepted that
  /// one. Nil while it has not.
  private(set) var refused: Value?

  init(given: Value? = nil) {
    self.given = given
  }

  /// True if a reported value has not come back yet.
  var isWaiting: Bool { !reported.isEmpty }

  mutating func didReport(_ value: Value) {
    refused = nil
    reported.append(value)
    // Some apps never apply what was reported.
    if reported.count > 200 { reported.removeFirst() }
  }

  /// Takes a value from the data.
  ///
  /// - Returns: true if the app has changed it.
  mutating func isNews(_ value: Value) -> Bool {
    if value == given {
      if isWaiting { refused = value }
      return false
    }
    (given, refused) = (value, nil)
    // The oldest equal value, so later ones can still come back.
    if let position = reported.firstIndex(of: value) {
      reported.removeFirst(position + 1)
      return false
    }
    reported = []
    return true
  }
}

/// A view for typing text.
@MainActor
protocol CellGenTyped: UIView, UITextInput {
  var cellGenText: String { get set }
}

/// The settings of a keyboard.
struct CellGenInputTraits: Swift.Equatable {
  var keyboard: UIKeyboardType
  var contentType: UITextContentType?
  var capitalization: UITextAutocapitalizationType
  var correction: UITextAutocorrectionType
  var returnKey: UIReturnKeyType
  var isSecure: Bool
}

/// The shared behavior of text fields and text editors.
///
/// While text is being edited, it is replaced only if the app has really changed it. The text, the cursor,
/// and the text that an input method is composing belong to the user. Text that is being composed is neither
/// reported nor truncated until it is accepted. Text that the app has not accepted is removed when editing
/// ends.
@MainActor
final class CellGenTyping {
  private var echo = CellGenEcho<String>()
  /// The text that was last set or reported.
  private var known = ""
  var limit: Int?
  var report: (@MainActor (String) -> Void)?
  var reportEnd: (@MainActor (String) -> Void)?
  /// True while the end of editing is being reported. It is undocumented whether the view is still the first
  /// responder then.
  private var isEnding = false
  /// True while the text is being restored.
  private var isRestoring = false
  /// The current settings of the keyboard.
  private var traits: CellGenInputTraits?

  // A synthesized initializer would not be isolated.
  init() {}

  func show(_ text: String, in view: some CellGenTyped) {
    guard view.isFirstResponder, !isEnding else { return set(text, in: view) }
    guard view.markedTextRange == nil, echo.isNews(text), view.cellGenText != text else { return }
    let cursor = Self.cursor(in: view)
    let old = view.cellGenText
    view.cellGenText = text
    known = text
    if let cursor {
      let place = Self.place(of: Self.characters(before: cursor, in: old), from: old, to: text)
      Self.moveCursor(behind: place, in: view)
    }
  }

  /// Shows a keyboard with other traits if they have changed while it is on the screen.
  ///
  /// A keyboard that is reloaded starts with its letters again, even if the user has switched to the digits.
  /// So it is not reloaded in other cases.
  ///
  /// - Source: "Updates the custom input and accessory views when the object is the first responder" (Apple,
  ///   `UIResponder.reloadInputViews()`); ustwo.com, "UITextField keyboard type returns initial value".
  func update(_ new: CellGenInputTraits, of view: some CellGenTyped) {
    defer { traits = new }
    if let traits, traits != new, view.isFirstResponder { view.reloadInputViews() }
  }

  /// Called when the user has changed the text.
  func didChange(in view: some CellGenTyped) {
    if view.markedTextRange == nil, !isRestoring { reportChange(in: view) }
  }

  /// Keeps the text of a field that is hidden during editing, where the next key would replace all of it.
  /// Text that is being composed is accepted, and reported with the next change.
  ///
  /// - Source: openradar 25690848 ("UITextField clears all texts on insert when secureTextEntry is set to YES
  ///   when there is already text"); github.com/blsage/iTextField/pull/6 puts the text in again and moves the
  ///   cursor back.
  func keepText(in view: some CellGenTyped) {
    guard view.isFirstResponder, !isEnding else { return }
    if view.markedTextRange != nil { view.unmarkText() }
    let text = view.cellGenText
    guard !text.isEmpty else { return }
    let start = view.beginningOfDocument
    let selection = view.selectedTextRange.map {
      (view.offset(from: start, to: $0.start), view.offset(from: start, to: $0.end))
    }
    isRestoring = true
    defer { isRestoring = false }
    view.cellGenText = ""
    view.insertText(text)
    if view.cellGenText != text { view.cellGenText = text }
    guard let selection,
      let first = view.position(from: view.beginningOfDocument, offset: selection.0),
      let last = view.position(from: view.beginningOfDocument, offset: selection.1)
    else { return }
    view.selectedTextRange = view.textRange(from: first, to: last)
  }

  func didEnd(in view: some CellGenTyped) {
    isEnding = true
    defer { isEnding = false }
    reportChange(in: view)
    reportEnd?(view.cellGenText)
    if let text = echo.refused {
      set(text, in: view)
    } else if echo.isWaiting {
      CellGenUserChange.note(in: view)
    }
  }

  /// Shows text while nobody is typing.
  private func set(_ text: String, in view: some CellGenTyped) {
    echo = CellGenEcho(given: text)
    known = text
    if view.cellGenText != text { view.cellGenText = text }
  }

  /// Reports the text, unless it is already known.
  func reportChange(in view: some CellGenTyped) {
    cut(view)
    let text = view.cellGenText
    guard text != known else { return }
    known = text
    guard let report else { return }
    echo.didReport(text)
    report(text)
  }

  /// Forgets the data.
  func reset() { echo = CellGenEcho() }

  // MARK: Limits

  /// Truncates inserted text if the whole has become too long. Earlier text is kept, even if it is too long
  /// already.
  private func cut(_ view: some CellGenTyped) {
    guard let limit else { return }
    let (old, new) = (Swift.Array(known), Swift.Array(view.cellGenText))
    guard new.count > limit else { return }
    let excess = min(new.count - limit, new.count - old.count)
    guard excess > 0 else { return }
    let end = insertionEnd(of: new, after: old, in: view)
    let kept = max(0, end - excess)
    view.cellGenText = String(new[..<kept]) + String(new[end...])
    if view.isFirstResponder { Self.moveCursor(behind: kept, in: view) }
  }

  /// Returns the end of the inserted text: the cursor, unless the text was not typed.
  ///
  /// - Units: characters.
  private func insertionEnd(
    of new: [Swift.Character], after old: [Swift.Character], in view: some CellGenTyped
  ) -> Int {
    if let cursor = Self.cursor(in: view) {
      let place = Self.characters(before: cursor, in: view.cellGenText)
      if old.suffix(new.count - place).elementsEqual(new[place...]) { return place }
    }
    return new.count - Self.common(old.reversed(), new.reversed())
  }

  /// Returns the number of characters that two texts have in common at their beginning.
  private static func common(
    _ text: some Swift.Sequence<Swift.Character>, _ other: some Swift.Sequence<Swift.Character>
  ) -> Int {
    var (count, others) = (0, other.makeIterator())
    for character in text {
      guard let next = others.next(), next == character else { break }
      count += 1
    }
    return count
  }

  // MARK: The cursor

  /// Returns the position of the cursor, or of the start of the selection.
  ///
  /// - Units: UTF-16.
  private static func cursor(in view: some CellGenTyped) -> Int? {
    view.selectedTextRange.map { view.offset(from: view.beginningOfDocument, to: $0.start) }
  }

  private static func characters(before cursor: Int, in text: String) -> Int {
    var (units, count) = (0, 0)
    for character in text {
      units += character.utf16.count
      if units > cursor { break }
      count += 1
    }
    return count
  }

  /// Returns the position in a new text that corresponds to a position in an old one.
  ///
  /// - Units: characters.
  private static func place(of place: Int, from old: String, to new: String) -> Int {
    let start = common(old, new)
    if place <= start { return place }
    let end = common(old.reversed(), new.reversed())
    let rest = old.count - place
    return rest <= end ? new.count - rest : min(place, new.count)
  }

  private static func moveCursor(behind characters: Int, in view: some CellGenTyped) {
    let units = view.cellGenText.prefix(characters).utf16.count
    guard let place = view.position(from: view.beginningOfDocument, offset: units) else { return }
    view.selectedTextRange = view.textRange(from: place, to: place)
  }
}
#endif
