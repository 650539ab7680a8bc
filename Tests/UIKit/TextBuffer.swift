/// The text of a field or a view with its selection and the text that is being composed.
///
/// - Units: UTF-16, as in UIKit.
struct TextBuffer {
  private(set) var text: String
  private(set) var selection: Range<Int>
  private(set) var marked: Range<Int>?

  /// Creates a buffer with text that was set: the cursor is at its end, and no text is being composed.
  ///
  /// - Source: "Setting the text property on UITextField will set the cursor selection to the end"
  ///   (github.com/fjcaetano/NSStringMask/pull/8).
  init(_ text: String) {
    self.text = text
    let end = text.utf16.count
    selection = end..<end
  }

  var length: Int { text.utf16.count }

  /// Selects a range, limited to the text.
  mutating func select(_ range: Range<Int>) {
    selection = range.clamped(to: 0..<length)
    if range.lowerBound >= length { selection = length..<length }
  }

  mutating func replace(_ range: Range<Int>, with new: String) {
    let units = Array(text.utf16)
    let range = range.clamped(to: 0..<units.count)
    text =
      String(decoding: units[..<range.lowerBound], as: UTF16.self) + new
      + String(decoding: units[range.upperBound...], as: UTF16.self)
    let end = range.lowerBound + new.utf16.count
    selection = end..<end
    marked = nil
  }

  /// Replaces the text that an input method is composing.
  mutating func compose(_ new: String) {
    let start = (marked ?? selection).lowerBound
    replace(marked ?? selection, with: new)
    marked = start..<start + new.utf16.count
  }

  mutating func unmark() { marked = nil }

  /// The range that the Delete key deletes: the selection, or the character before the cursor.
  var deletion: Range<Int> {
    guard selection.isEmpty, selection.lowerBound > 0 else { return selection }
    let before = String(decoding: Array(text.utf16)[..<selection.lowerBound], as: UTF16.self)
    let start = selection.lowerBound - (before.last.map { String($0).utf16.count } ?? 0)
    return start..<selection.lowerBound
  }
}

/// A position in text.
@MainActor
open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// A range of text.
@MainActor
open class UITextRange: NSObject {
  private let range: Range<Int>
  init(_ range: Range<Int>) { self.range = range }
  open var isEmpty: Bool { range.isEmpty }
  open var start: UITextPosition { UITextPosition(range.lowerBound) }
  open var end: UITextPosition { UITextPosition(range.upperBound) }
  var offsets: Range<Int> { range }
}

/// The settings of keyboards.
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var isSecureTextEntry: Bool { get set }
  var textContentType: UITextContentType! { get set }
}

/// A view for typing text.
@MainActor
public protocol UITextInput: UITextInputTraits {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func unmarkText()
  func insertText(_ text: String)
}

/// A view with a buffer, which the stand-in's keyboard uses.
@MainActor
protocol Typed: UITextInput, UIResponder {
  var buffer: TextBuffer { get set }
  /// True if the next key replaces the whole text.
  var isErasedByTyping: Bool { get set }
  /// Returns true if the delegate allows a change.
  func mayChange(_ range: NSRange, to text: String) -> Bool
  /// Reports a change that the user has made.
  func didType()
}

/// The type of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch,
    asciiCapableNumberPad
}

/// The type of the Return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// The automatic capitalization of a keyboard.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// The automatic correction of a keyboard.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// The kind of text that is typed.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = Self(rawValue: "name")
  public static let namePrefix = Self(rawValue: "name-prefix")
  public static let givenName = Self(rawValue: "given-name")
  public static let middleName = Self(rawValue: "middle-name")
  public static let familyName = Self(rawValue: "family-name")
  public static let nameSuffix = Self(rawValue: "name-suffix")
  public static let nickname = Self(rawValue: "nickname")
  public static let jobTitle = Self(rawValue: "organization-title")
  public static let organizationName = Self(rawValue: "organization")
  public static let location = Self(rawValue: "location")
  public static let fullStreetAddress = Self(rawValue: "street-address")
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  public static let addressCity = Self(rawValue: "address-level2")
  public static let addressState = Self(rawValue: "address-level1")
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  public static let sublocality = Self(rawValue: "address-level3")
  public static let countryName = Self(rawValue: "country-name")
  public static let postalCode = Self(rawValue: "postal-code")
  public static let telephoneNumber = Self(rawValue: "tel")
  public static let emailAddress = Self(rawValue: "email")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = Self(rawValue: "url")
  public static let creditCardNumber = Self(rawValue: "cc-number")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
}
