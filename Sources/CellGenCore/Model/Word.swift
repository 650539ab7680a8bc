/// How a keyboard helps to type a text: a word for one of UIKit's traits of text input.
package protocol InputTrait: ValueContent, Hashable {
  var word: String { get }

  init(word: String)
}

/// A case of `UIKeyboardType`.
package struct KeyboardType: InputTrait {
  package var word: String

  package init(word: String) { self.word = word }
}

/// A static member of `UITextContentType`, or `none`.
package struct ContentType: InputTrait {
  package var word: String

  package init(word: String) { self.word = word }
}

/// A case of `UITextAutocapitalizationType`.
package struct Capitalization: InputTrait {
  package var word: String

  package init(word: String) { self.word = word }
}

/// A case of `UITextAutocorrectionType`, as `default`, `true` or `false`.
package struct Correction: InputTrait {
  package var word: String

  package init(word: String) { self.word = word }
}

/// A case of `UIReturnKeyType`.
package struct ReturnKey: InputTrait {
  package var word: String

  package init(word: String) { self.word = word }
}
