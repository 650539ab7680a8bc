/// A keyword for a value of a UIKit type.
package protocol Word: ValueContent, Hashable {
  var word: String { get }

  init(word: String)
}

extension Word where Self: RawRepresentable, RawValue == String {
  package var word: String { rawValue }

  package init(word: String) {
    guard let value = Self(rawValue: word) else { preconditionFailure("no case is \(word)") }
    self = value
  }
}

extension Value where Constant: Word {
  /// The word, if neither data nor a state chooses it.
  package var word: String? { constant?.word }

  /// Returns true if it can be a word for some data or state. A field can hold any word.
  func mayBe(_ word: String) -> Bool {
    !fieldsOfValues.isEmpty || constants.contains { $0.word == word }
  }
}

/// A case of `NSTextAlignment`, or `trailing`.
package struct TextAlignment: Word {
  package var word: String

  /// Creates an alignment.
  ///
  /// - Parameter word: The word, where `leading` is a synonym of `natural`.
  package init(word: String) { self.word = word == "leading" ? "natural" : word }
}

/// A case of `UIStackView.Alignment`.
package struct StackAlignment: Word {
  package var word: String

  package init(word: String) { self.word = word }
}

/// A case of `UIStackView.Distribution`.
package struct StackDistribution: Word {
  package var word: String

  package init(word: String) { self.word = word }
}

/// A case of `CellRowTurn`: when a row turns into a column.
package struct RowTurn: Word {
  package var word: String
  /// A Bool that only the app knows, in place of a word.
  package private(set) var flag: Flag?

  package init(word: String) { self.word = word }

  init(_ flag: Flag) {
    word = flag.usual ? "always" : "never"
    if flag.literal == nil { self.flag = flag }
  }
}

extension LabelElement.Truncation: Word {}
extension ImageElement.Mode: Word {}
extension DatePickerElement.Mode: Word {}
extension ActivityElement.Size: Word {}

/// A case of `UIKeyboardType`.
package struct KeyboardType: Word {
  package var word: String

  package init(word: String) { self.word = word }
}

/// A static member of `UITextContentType`, or `none`.
package struct ContentType: Word {
  package var word: String

  package init(word: String) { self.word = word }
}

/// A case of `UITextAutocapitalizationType`.
package struct Capitalization: Word {
  package var word: String

  package init(word: String) { self.word = word }
}

/// A case of `UITextAutocorrectionType`, as `default`, `true` or `false`.
package struct Correction: Word {
  package var word: String
  /// A Bool that only the app knows, in place of a word.
  package private(set) var flag: Flag?

  package init(word: String) { self.word = word }

  init(_ flag: Flag) {
    word = "\(flag.usual)"
    if flag.literal == nil { self.flag = flag }
  }
}

/// A case of `UITextField.ViewMode`.
package struct ClearButton: Word {
  package var word: String

  package init(word: String) { self.word = word }
}

/// A case of `UIControl.ContentHorizontalAlignment`.
package struct ButtonAlignment: Word {
  package var word: String

  package init(word: String) { self.word = word }
}

/// A case of `UIReturnKeyType`.
package struct ReturnKey: Word {
  package var word: String

  package init(word: String) { self.word = word }
}
