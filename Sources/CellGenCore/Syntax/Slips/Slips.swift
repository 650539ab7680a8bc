/// The slips that the parser recognizes, in YAML and in the language written in it.
///
/// YAML determines what is wrong with a text, but often only the language explains what was meant. For
/// invalid text, the parser looks for the slip in a table, and continues with its answer. A row of the table
/// is a pure function that takes a place and returns an answer or nil.
///
/// The rows here are those of YAML. A language with more slips passes its own table, which includes these.
struct Slips: Sendable {
  /// A mistake is about to be reported: what should the author do, other than what YAML suggests?
  var advice: SlipTable<Mistake, Advice> = []
  /// YAML has no such value: is it an expression of another language?
  var expressions: SlipTable<TextPlace, Scalar> = []
  /// Text has no colon: which `key: value` was it meant to be?
  var entries: SlipTable<TextPlace, String> = [entryOfTwoWords]
  /// A line has no colon where a key of a block mapping should be: what is there instead?
  var linesWithoutColon: SlipTable<TextPlace, Diagnostic> = [
    foreignComment, lookAlikeColon, gluedColon, equalsSign,
  ]
  /// A key in braces has no colon: what is there instead?
  var flowKeysWithoutColon: SlipTable<TextPlace, Diagnostic> = [gluedColon, equalsSign]
  /// A line of a block sequence is not an item: is only its dash wrong?
  var linesWithoutDash: SlipTable<TextPlace, Diagnostic> = [foreignComment, brokenDash, bullet]
  /// After an item in brackets there is neither a comma nor the closing bracket: what is there?
  var placesAfterItem: SlipTable<PlaceAfterItem, Diagnostic> = [
    mismatchedBracket, pairInList, secondColon, quoteInside, dollarBraces,
  ]
  /// A key in braces follows an unquoted value that ends in a quote: is the comma between them part of that value?
  var commasInValues: SlipTable<TextPlace, Diagnostic> = []
  /// An escape is incomplete: does it come from another language?
  var escapes: SlipTable<TextPlace, ForeignEscape> = []
  /// Text is alone on a line, and the line below may belong to it: what does it start?
  var firstLines: SlipTable<FirstLine, BrokenBlock> = [
    foreignCommentBeforeBlock, keyAboveEntry, brokenItemAboveItem, brokenEntry,
  ]
  /// A line is indented more than the last key of a mapping allows: should that key be indented as well?
  var outdentedKeys: SlipTable<DeeperLine, Diagnostic> = [outdentedKey]
  /// A key is already in its mapping: why?
  var repeatedKeys: SlipTable<RepeatedKey, RepeatedKeyCause> = [gluedItem, lostItem]
}

/// Functions that recognize a slip at a place; the first answer is used.
struct SlipTable<Place, Answer>: ExpressibleByArrayLiteral, Sendable {
  typealias Recognizer = @Sendable (Place) -> Answer?

  private let recognizers: [Recognizer]

  init(arrayLiteral recognizers: Recognizer...) {
    self.recognizers = recognizers
  }

  func answer(_ place: Place) -> Answer? {
    for recognize in recognizers {
      if let answer = recognize(place) { return answer }
    }
    return nil
  }
}

/// A range of the text.
struct TextPlace {
  var bytes: ManifestBytes
  var start: Int
  var end: Int

  var isEmpty: Bool { start == end }

  var text: String { bytes.text(start, end) }

  /// The text as shown in a message, at most 40 characters.
  var excerpt: String { bytes.excerpt(start, end) }
}

/// A text that is invalid YAML.
struct Mistake {
  var code: DiagnosticCode
  /// The position of the report.
  var place: SourceSpan
  /// The text that is wrong; empty if something is missing.
  var text: TextPlace
  /// The offsets of the brackets around it, outermost first.
  var brackets: [Int]
}

/// What the author should do about a mistake.
struct Advice {
  var help: String
  var fix: Diagnostic.Fix?
  /// The words at the position, if they should differ from YAML's.
  var label: String?
}

/// An escape of another language.
struct ForeignEscape {
  var diagnostic: Diagnostic
  /// The offset after it.
  var end: Int
}

extension Parser {
  /// Adds a report about text, with advice that fits what the text was meant to be.
  mutating func report(_ diagnostic: Diagnostic, about text: Range<Int>) {
    let mistake = Mistake(
      code: diagnostic.code, place: diagnostic.primary.span,
      text: TextPlace(bytes: bytes, start: text.lowerBound, end: text.upperBound),
      brackets: brackets)
    guard let advice = slips.advice.answer(mistake) else { return report(diagnostic) }
    var diagnostic = diagnostic
    diagnostic.help = advice.help
    diagnostic.fix = advice.fix
    if let label = advice.label { diagnostic.primary.label = label }
    report(diagnostic)
  }

  /// The entry that text without a colon was meant to be.
  func entryWithoutColon(_ start: Int, _ textEnd: Int) -> String? {
    slips.entries.answer(TextPlace(bytes: bytes, start: start, end: textEnd))
  }
}
