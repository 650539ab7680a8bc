/// A trait of text input, which cannot depend on the state of a cell.
protocol WrittenTrait: WrittenWord {}

extension WrittenTrait {
  static var hasStates: Bool { false }
}

extension KeyboardType: WrittenTrait {
  static let title = "a keyboard"
  static let fieldTypes = "UIKeyboardType"
  static let words = Vocabulary.keyboards
  static let standard = "default"
  static let forms = ValueForms<KeyboardType>("keyboard", blank: (), [])

  /// The keyboards with nothing but digits and a few signs.
  static let withoutReturn: Set = [
    "numberPad", "phonePad", "decimalPad", "asciiCapableNumberPad",
  ]

  static func hint(_ word: String) -> String? {
    let words = [
      "numeric": "numberPad", "number": "numberPad", "numbers": "numberPad",
      "integer": "numberPad", "int": "numberPad", "digits": "numberPad", "decimal": "decimalPad",
      "float": "decimalPad", "email": "emailAddress", "mail": "emailAddress",
      "phone": "phonePad", "tel": "phonePad",
      "telephone": "phonePad", "web": "url", "link": "url", "uri": "url", "search": "webSearch",
      "ascii": "asciiCapable", "text": "default", "normal": "default",
    ]
    if let word = words[word.lowercased()] { return "write '\(word)'" }
    return word.lowercased() == "password" ? "remove it, and write 'isSecure: true'" : nil
  }
}

extension ContentType: WrittenTrait {
  static let title = "a content type"
  static let fieldTypes = "UITextContentType"
  static let words = Vocabulary.contentTypes
  static let standard = "none"
  static let forms = ValueForms<ContentType>("contentType", blank: (), [])

  /// The field can be optional, as UIKit's property is.
  static func fits(_ type: TypeExpression) -> Bool { type.unwrapped.lastName == fieldTypes }

  static func hint(_ word: String) -> String? {
    let words = [
      "email": "emailAddress", "mail": "emailAddress", "phone": "telephoneNumber",
      "tel": "telephoneNumber",
      "otp": "oneTimeCode", "code": "oneTimeCode", "zip": "postalCode", "zipcode": "postalCode",
      "city": "addressCity", "state": "addressState", "country": "countryName",
      "street": "fullStreetAddress", "address": "fullStreetAddress", "firstname": "givenName",
      "lastname": "familyName", "surname": "familyName", "fullname": "name",
      "company": "organizationName", "organization": "organizationName", "user": "username",
      "login": "username", "website": "url", "link": "url", "creditcard": "creditCardNumber",
      "default": "none", "off": "none", "nil": "none",
    ]
    return words[word.lowercased()].map { "write '\($0)'" }
  }
}

extension Capitalization: WrittenTrait {
  static let title = "a capitalization"
  static let fieldTypes = "UITextAutocapitalizationType"
  static let words = Vocabulary.capitalizations
  static let standard = "sentences"
  static let forms = ValueForms<Capitalization>("capitalization", blank: (), [])

  static func hint(_ word: String) -> String? {
    let words = [
      "off": "none", "never": "none", "false": "none", "no": "none", "on": "sentences",
      "true": "sentences", "sentence": "sentences", "word": "words", "all": "allCharacters",
      "characters": "allCharacters", "uppercase": "allCharacters", "always": "allCharacters",
    ]
    return words[word.lowercased()].map { "write '\($0)'" }
  }
}

/// A correction is a flag, or `default`, which leaves it to the user's settings.
extension Correction: WrittenTrait {
  static let title = Flag.title
  static let fieldTypes = "Bool or UITextAutocorrectionType"
  static let words = [on.word, off.word, standard]
  static let standard = "default"
  static let on = Correction(true)
  static let off = Correction(false)
  static let forms = ValueForms<Correction>("correction", Flag.forms.constants)
  static let hasMapping = true
  static let word = Construct.ValueKind.either([
    .flag, .choice([standard]), .name(.member), .swiftMember,
  ])

  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<Self>? {
    if entry.value.scalar?.text == standard { return .constant(Self(word: standard)) }
    if let text = entry.value.scalar?.text, let meant = hint(text),
      resolver.scope.fields[text] == nil
    {
      let name = Name(text, span: entry.value.span)
      resolver.report(.unknownChoice(quoted(entry.key.text), name, among: words, help: meant))
      return nil
    }
    return resolver.readFlagWord(entry, among: words).map { flags in flags.map { Self($0) } }
  }

  /// Help for UIKit's own name of a case, or a similar word.
  static func hint(_ word: String) -> String? {
    let words = ["yes": on.word, "no": off.word, "default": standard]
    let name = word.split(separator: ".").last.map(String.init) ?? word
    if word.hasPrefix("UITextAutocorrectionType.") { return words[name].map { "write \($0)" } }
    switch word.lowercased() {
    case "disabled", "disable", "never": return "write false"
    case "enabled", "enable", "always": return "write true"
    default: return nil
    }
  }

  static func value(
    _ draft: FlagDraft, _ written: Mapping.Entry, _ resolver: inout Resolver
  ) -> Value<Self>? {
    Flag.value(draft, written, &resolver).map { flags in flags.map { Self($0) } }
  }

  static func value(of field: Field) -> Value<Self> {
    isOwn(field.type) ? .field(field) : Value.flag(field).map { Self($0) }
  }

  static func fits(_ type: TypeExpression) -> Bool { isOwn(type) || Flag.fits(type) }

  private static func isOwn(_ type: TypeExpression) -> Bool {
    type.lastName == "UITextAutocorrectionType" && !type.isOptional
  }
}

extension ReturnKey: WrittenTrait {
  static let title = "a Return key"
  static let fieldTypes = "UIReturnKeyType"
  static let words = Vocabulary.returnKeys
  static let standard = "default"
  static let forms = ValueForms<ReturnKey>("returnKey", blank: (), [])

  static func hint(_ word: String) -> String? {
    switch word.lowercased() {
    case "none", "off", "false", "hidden", "nil":
      "remove it: a keyboard that has a Return key always shows it"
    case "return", "enter", "newline": "write 'default'"
    default: nil
    }
  }
}

/// - Source: the cases in Apple's documentation of each type, except those newer than iOS 13.
extension Vocabulary {
  /// The cases of `UIKeyboardType`; `url` is its `URL`.
  fileprivate static let keyboards = [
    "default", "asciiCapable", "numbersAndPunctuation", "url", "numberPad", "phonePad",
    "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad",
  ]

  /// The values of `UITextContentType`; `url` is its `URL`, and `none` is nil.
  fileprivate static let contentTypes = [
    "none", "name", "namePrefix", "givenName", "middleName", "familyName", "nameSuffix",
    "nickname", "jobTitle", "organizationName", "location", "fullStreetAddress",
    "streetAddressLine1", "streetAddressLine2", "addressCity", "addressState",
    "addressCityAndState", "sublocality", "countryName", "postalCode", "telephoneNumber",
    "emailAddress", "url", "creditCardNumber", "username", "password", "newPassword",
    "oneTimeCode",
  ]

  /// The cases of `UIReturnKeyType`.
  fileprivate static let returnKeys = [
    "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
    "emergencyCall", "continue",
  ]

  /// The cases of `UITextAutocapitalizationType`.
  fileprivate static let capitalizations = ["none", "words", "sentences", "allCharacters"]
}

extension WrittenTrait {
  static var foreignByData: [ForeignWord] { .trait + .comparison }
}

extension [ForeignWord] {
  fileprivate static let trait: [ForeignWord] = [
    ForeignWord("not", "write 'field: …, cases: { true: …, false: … }' with a Bool field") {
      value, _ in
      value.identifier
        .map { "write 'field: \($0), cases: { true: …, false: … }'" }
    },
    ForeignWord(
      "value name type kind from binding data",
      "write 'field: …' for a value from the data, or a word without braces"
    ) { value, _ in
      value.identifier
        .map { "write 'field: \($0)' for a field, or '\($0)' without braces for a word" }
    },
  ]
}
