#if canImport(UIKit)
import UIKit

/// Tells what an app says from what it only repeats.
///
/// The values that a user enters are reported, and come back as data, perhaps when the user is further
/// already. Data that are as before, or as something that was reported since, say nothing new.
struct CellGenEcho<Value: Swift.Equatable> {
  private var given: Value?
  /// What was reported and has not come back yet, oldest first.
  private var reported: [Value] = []
  /// What the data said before, and again since the last report: the app has not accepted it. Nil while it has
  /// not said so.
  private(set) var refused: Value?

  init(given: Value? = nil) {
    self.given = given
  }

  /// Whether something that was reported has not come back yet.
  var isWaiting: Bool { !reported.isEmpty }

  mutating func didReport(_ value: Value) {
    refused = nil
    reported.append(value)
    // An app may report nothing back at all.
    if reported.count > 200 { reported.removeFirst() }
  }

  /// Takes a value of the data.
  ///
  /// - Returns: whether the app has changed it.
  mutating func isNews(_ value: Value) -> Bool {
    if value == given {
      if isWaiting { refused = value }
      return false
    }
    (given, refused) = (value, nil)
    // The oldest that is equal, so that those after it can still come back.
    if let position = reported.firstIndex(of: value) {
      reported.removeFirst(position + 1)
      return false
    }
    reported = []
    return true
  }
}

/// A view whose text is typed.
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

/// What a text field and a text editor do alike.
///
/// While a text is being edited, it is set only if the app has really changed it: what is typed, the cursor
/// and what an input method composes are the user's. What is being composed is not reported and never
/// cut; it is when it has been accepted. A text that the app has not accepted goes when the editing ends.
@MainActor
final class CellGenTyping {
  private var echo = CellGenEcho<String>()
  /// The text as it was set or reported last.
  private var known = ""
  var limit: Int?
  var report: (@MainActor (String) -> Void)?
  var reportEnd: (@MainActor (String) -> Void)?
  /// Whether the end of the editing is being reported. Nothing says whether a view is still the first responder
  /// then.
  private var isEnding = false
  /// Whether the text is being put in again.
  private var isRestoring = false
  /// What the keyboard was told last.
  private var traits: CellGenInputTraits?

  // Synthesized, it would not be isolated.
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

  /// Shows a keyboard with other traits while it is on the screen.
  ///
  /// Only then: a keyboard that is loaded anew begins with its letters again, also where the user has gone
  /// on to the digits.
  ///
  /// - Source: "Updates the custom input and accessory views when the object is the first responder"
  ///   (Apple, `UIResponder.reloadInputViews()`); ustwo.com, "UITextField keyboard type returns initial
  ///   value".
  func update(_ new: CellGenInputTraits, of view: some CellGenTyped) {
    defer { traits = new }
    if let traits, traits != new, view.isFirstResponder { view.reloadInputViews() }
  }

  /// Called when the user has changed the text.
  func didChange(in view: some CellGenTyped) {
    if view.markedTextRange == nil, !isRestoring { reportChange(in: view) }
  }

  /// Keeps the text of a field that has been hidden while it is edited: the next key would replace all of it.
  /// What was being composed is accepted, and is reported with the next change.
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

  /// Shows a text that nobody is typing at.
  private func set(_ text: String, in view: some CellGenTyped) {
    echo = CellGenEcho(given: text)
    known = text
    if view.cellGenText != text { view.cellGenText = text }
  }

  /// Reports the text, unless it is known already.
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

  /// Cuts what was inserted where the text has become too long. What was there before stays, even if it
  /// is too long by itself.
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

  /// Where what was inserted ends: at the cursor, unless something else than typing inserted it.
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

  /// How many characters two texts begin with alike.
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

  /// The place of the cursor or of the beginning of what is selected.
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

  /// The place in a new text of what was at a place in an old one.
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
