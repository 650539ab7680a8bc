extension TextFieldElement: TextInputModel {
  static let enabledProperty = "isEnabled"

  package static let facts = Facts<TextFieldElement>(
    touches: .typing(enabled: { $0.typing.enabled }), reports: { $0.reportsText },
    voiceOver: .element, namesRow: { _ in .label }, inRow: .input, extent: { _ in .bothSides },
    box: .around, tint: nil, ground: nil,
    text: { .plain(font: $0.typing.font, color: $0.typing.color) }, hiddenBy: nil,
    shows: { [.text($0.text)] }, hasStyles: false)

  private static let submit: FormKey<TextFieldElement> = Key(
    "submit", .later(.name(.member)),
    "The action that Return reports, which can carry the text.",
    get: { $0.submit.map(FormValue.value) ?? .nothing }, set: { _, _ in }
  ).fallback("Return ends editing").synonyms("onsubmit onreturn return returnaction")

  package static let form = Form(
    "textField", "a text field", blank: TextFieldElement(property: "", text: .blank),
    foreign: foreign,
    short: ShortForm(Key.shownText, as: "text"),
    needs: Availability(
      version: 14, subject: "a text field", instead: "use 'textEditor'"),
    [Key.shownText] + Key.typing
      + [
        Key(
          "returnKey", \.returnKey, .word(ReturnKey.self),
          "The title of the Return key: a case of UIReturnKeyType."
        ).lacks(.states, because: .keyboard).fallback("default").synonyms(
          "returnkeytype submitlabel returnbutton"),
        Key(
          "isSecure", \.isSecure, .fixedOrData(Flag.self),
          "Hides the text, as in a password field."
        ).lacks(.states, because: .keyboard).fallback("false").synonyms(
          "secure securetextentry issecuretextentry password obscured"),
        Key(
          "clearButton", \.clearButton, .word(ClearButton.self),
          "When the clear button is shown."
        ).fallback("never").synonyms("clearbuttonmode clear clearable"),
      ] + Key.typingReports + [submit] + Key.controlLook + [Key.inputLabel],
    finish: { field, written, resolver in
      resolver.finishInput(&field, written, of: "a text field")
      field.submit = resolver.readTextReport("submit", written, of: "a text field")
      if let key = written.key(submit), let keyboards = field.typing.keyboard?.constants {
        let others = keyboards.map(\.word).filter(KeyboardType.withoutReturn.contains)
        // If another keyboard has a Return key, 'ended' reports what the others cannot.
        let isAlways = others.count == keyboards.count
        if let keyboard = others.first, isAlways || written.mapping.reading("ended").isAbsent {
          resolver.report(
            .neverSubmitted(
              key, keyboard, isAlways: isAlways, written.mapping.entry("keyboard")?.key.span))
        }
      }
      field.property = resolver.scope.names.next(field.text, .textField)
      resolver.finishLook(of: &field, written, shows: nil)
      return true
    })
}

extension TextEditorElement: TextInputModel {
  var returnKey: Value<ReturnKey>? { nil }
  var isSecure: Value<Flag> { .constant(false) }
  var submit: TextReport? { nil }
  static let enabledProperty = "isEditable"

  package static let facts = Facts<TextEditorElement>(
    touches: .typing(enabled: { $0.typing.enabled }), reports: { $0.reportsText },
    voiceOver: .element, namesRow: { _ in .label }, inRow: .input, extent: { _ in .bothSides },
    box: .around, tint: nil, ground: nil,
    text: { .plain(font: $0.typing.font, color: $0.typing.color) }, hiddenBy: nil,
    shows: { [.text($0.text)] }, hasStyles: false)

  package static let form = Form(
    "textEditor", "a text editor", blank: TextEditorElement(property: "", text: .blank),
    foreign: foreign,
    short: ShortForm(Key.shownText, as: "text"),
    [Key.shownText] + Key.typing + Key.typingReports + Key.controlLook + [Key.inputLabel],
    finish: { editor, written, resolver in
      resolver.finishInput(&editor, written, of: "a text editor")
      editor.property = resolver.scope.names.next(editor.text, .textEditor)
      resolver.finishLook(of: &editor, written, shows: nil)
      return true
    })
}

/// An element with text that the user types.
protocol TextInputModel: StyledModel {
  var text: Field { get set }
  var typing: Typing { get set }
  var returnKey: Value<ReturnKey>? { get }
  var isSecure: Value<Flag> { get }
  var submit: TextReport? { get }
  /// The UIKit property that determines whether the text can be edited.
  static var enabledProperty: String { get }
}

extension TextInputModel {
  fileprivate var reportsText: Bool {
    typing.action != nil || typing.ended != nil || submit != nil
  }
}

extension FormKey where Model: StyledModel {
  /// The keys of every element, without the gestures that would intercept a control's touches.
  static var controlLook: [FormKey] {
    look.filter { $0.name != "tap" && $0.name != "longPress" }
  }
}

extension FormKey where Model: TextInputModel {
  static var shownText: FormKey {
    FormKey(
      "text", \.text,
      .field(
        FieldFit("text cannot be typed into", "String or String?", lack: "not a String") {
          $0 == .text
        }), "The field it shows."
    ).fixed(.control).required("add 'text: …' with a field of type String").synonyms(
      "value field binding")
  }

  static var inputLabel: FormKey {
    FormKey(
      "accessibilityLabel", \.typing.accessibilityLabel, .string(),
      "The label that VoiceOver reads; by default, its placeholder.")
  }

  /// The keys for typing, and for how the text looks.
  static var typing: [FormKey] {
    [
      FormKey(
        "placeholder", \.typing.placeholder, .string(), "The text that it shows while it is empty."
      ).synonyms("hint prompt title label"),
      FormKey(
        "placeholderColor", \.typing.placeholderColor, .value(of: Color.self),
        "The color of its placeholder."
      ).fallback("the system color").synonyms("placeholdertextcolor hintcolor promptcolor"),
      FormKey(
        "keyboard", \.typing.keyboard, .word(KeyboardType.self),
        "The keyboard: a case of UIKeyboardType."
      ).lacks(.states, because: .keyboard).fallback("default").synonyms(
        "keyboardtype inputmode type"),
      FormKey(
        "contentType", \.typing.contentType, .word(ContentType.self),
        "The kind of text, which the system can suggest: a member of UITextContentType."
      ).lacks(.states, because: .keyboard).fallback("none").synonyms(
        "textcontenttype autofill autocomplete"),
      FormKey(
        "capitalization", \.typing.capitalization, .word(Capitalization.self),
        "The automatic capitalization: a case of UITextAutocapitalizationType."
      ).lacks(.states, because: .keyboard).fallback("sentences")
        .synonyms(
          "autocapitalization autocapitalizationtype autocapitalize textinputautocapitalization"),
      FormKey(
        "correction", \.typing.correction, .word(Correction.self),
        "Corrects mistyped words; `default` follows the user's settings."
      ).lacks(.states, because: .keyboard).fallback("default")
        .synonyms("autocorrection autocorrect autocorrectiontype spellchecking"),
      FormKey(
        "limit", \.typing.limit, .wholeNumber(atLeast: 1),
        "The maximum number of characters; longer text is cut off."
      ).fallback("no limit")
        .synonyms("maxlength maxcharacters characterlimit maximumlength length"),
      FormKey("font", \.typing.font, .value(of: Font.self), "Its font.").fallback("body"),
      FormKey("color", \.typing.color, .value(of: Color.self), "The color of its text.")
        .fallback("the label color").synonyms("textcolor foregroundcolor foregroundstyle"),
      FormKey(
        "alignment", \.typing.alignment,
        .word(TextAlignment.self), "How its text is aligned."
      ).fallback("natural").synonyms("textalignment align"),
      FormKey(
        "enabled", \.typing.enabled, .value(of: Flag.self), "When its text can be changed."
      ).fallback("always").synonyms("isenabled iseditable editable"),
    ]
  }

  /// The keys for reports, which are read once the field is known.
  static var typingReports: [FormKey] {
    [
      FormKey(
        "action", .later(.name(.member)),
        "The action that reports each change, which carries the text.",
        get: { $0.typing.action.map(FormValue.value) ?? .nothing }, set: { _, _ in }
      ).synonyms("onchange changed editingchanged onedit"),
      FormKey(
        "ended", .later(.name(.member)),
        "The action that reports the end of editing, which can carry the text.",
        get: { $0.typing.ended.map(FormValue.value) ?? .nothing }, set: { _, _ in }
      ).synonyms("onend editingdidend onediting commit oncommit onblur"),
    ]
  }
}

extension Resolver {
  /// Reads what a text field or editor reports.
  fileprivate mutating func finishInput<Model: TextInputModel>(
    _ model: inout Model, _ written: FormReading, of title: String
  ) {
    model.typing.action = readTextReport("action", written, of: title, mayBeBare: false)
    model.typing.ended = readTextReport("ended", written, of: title)
    let hasPlaceholder = !written.isShort && !written.mapping.reading("placeholder").isAbsent
    if !written.saysName, !hasPlaceholder {
      scope.unnamedControls.append(
        UnnamedControl(
          title, written, short: "text", field: model.text,
          name: "placeholder: \(titleInWords(model.text.name.text))"))
    }
  }

  /// Reads an action that carries a text, or nothing.
  fileprivate mutating func readTextReport(
    _ key: String, _ written: FormReading, of title: String, mayBeBare: Bool = true
  ) -> TextReport? {
    guard !written.isShort, case .value(let entry) = written.mapping.reading(key) else {
      return nil
    }
    guard let action = findAction(entry.value, quoted(key), carrying: "text: String") else {
      return nil
    }
    scope.reported.insert(action.name.text)
    guard case .value(let payload) = action.payload, payload.allSatisfy({ $0.type != nil }) else {
      return nil
    }
    if payload.isEmpty, mayBeBare { return TextReport(name: action.name.text) }
    if payload.count == 1, payload[0].type.map(KnownType.init) == .text,
      payload[0].type?.lastName == "String"
    {
      return TextReport(name: action.name.text, label: payload[0].name.text)
    }
    let rule =
      mayBeBare
      ? "must carry the text as one String, or nothing" : "must carry the new text as one String"
    report(.elementAction(action, of: title, rule, at: entry.value.span))
    return nil
  }
}

extension ElementNames.Suffix {
  static let textField = Self("Field")
  static let textEditor = Self("Editor")
}

extension DiagnosticCode {
  package static let neverSubmitted = Self("never-submitted", .warning, .elements)
}

extension Diagnostic {
  fileprivate static func neverSubmitted(
    _ submit: Mapping.Key, _ keyboard: String, isAlways: Bool, _ place: SourceSpan?
  ) -> Diagnostic {
    let event = isAlways ? "is hardly ever reported" : "is not always reported"
    return Diagnostic(
      .neverSubmitted,
      "'submit' \(event): the keyboard '\(keyboard)' has no Return key on an iPhone",
      at: Annotation(submit.span, "reported by Return"),
      also: place.map { [Annotation($0, "the keyboard")] } ?? [],
      help: isAlways
        ? "write 'ended' in place of 'submit', or 'keyboard: numbersAndPunctuation'"
        : "add 'ended', or write 'numbersAndPunctuation' in place of '\(keyboard)'")
  }
}

extension TextFieldElement {
  static let foreign: [ForeignWord] =
    .fonts + [
      ForeignWord(
        "next nextfield nextresponder onnext focusnext movetonext",
        "write 'submit: …' with an action of the view, which the Return key reports; your code answers it with "
          + "'dataSource.edit(id)' for the cell that has the next field")
    ]
}

extension TextEditorElement {
  static let foreign: [ForeignWord] =
    .fonts + [
      ForeignWord(
        "lines numberoflines minlines minimumlines rows linelimit", means: "minHeight",
        "write 'minHeight: 80'"
      ) { value, _ in
        // A line of body text is about 20 points high.
        value.scalar.flatMap { Int($0.text) }.flatMap { (1...50).contains($0) ? $0 : nil }
          .map { "write 'minHeight: \($0 * 20 + 16)'" }
      }
    ]
}

extension [ForeignWord] {
  /// What other frameworks have for text input.
  static let typed: [ForeignWord] = [
    .needless(
      "focused isfocused focus autofocus firstresponder isfirstresponder becomefirstresponder",
      "people move the cursor, and your code moves it with 'dataSource.edit(id)' to the first text field of a "
        + "cell"),
    ForeignWord(
      "error errortext errormessage haserror helpertext supportingtext caption footer",
      errorLabel("error")
    ) { value, _ in
      value.scalar.flatMap { isIdentifier($0.text) ? errorLabel($0.text) : nil }
    },
    ForeignWord(
      "isinvalid invalid isvalid valid iserror validation validator validate validates rules",
      "check the text in your code; put '- label: { text: …, color: systemRed }' below it, with an optional "
        + "field that says what is wrong"),
    ForeignWord(
      "toolbar keyboardtoolbar inputaccessoryview inputaccessory accessoryview inputview",
      "declare your own element, with a class that has the 'inputAccessoryView'"),
    ForeignWord(
      "borderstyle", means: "border", "write 'border: separator, cornerRadius: 8, insets: 8'"
    ) { value, _ in
      ["none", ".none"].contains(value.scalar?.text)
        ? "remove it: there is no border without 'border'" : nil
    },
    ForeignWord(
      "disableautocorrection autocorrectiondisabled disablesautocorrection isautocorrectiondisabled",
      "write 'correction: false'"
    ) { value, _ in
      value.scalar?.text == "false"
        ? "write 'correction: true', or remove it to follow the user's settings" : nil
    },
  ]
}

/// Help to show what is wrong with typed text.
private func errorLabel(_ field: String) -> String {
  "put '- label: { text: \(field), color: systemRed }' below it, with an optional field: the label is hidden "
    + "while the field is nil"
}
