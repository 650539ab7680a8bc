extension Size: FormModel {
  private static let height = Key(
    "height", .number(.aboveZero, help: heightOfElement),
    "A fixed height in points."
  ) { $0 = .height($1) }.fixed(.size).required("write '{ height: 80 }'")

  package static let form = Form(
    "size", "a size", isChoiceOfOne: true, blank: Size.automatic,
    short: ShortForm([.choice(words)]) { entry, size, resolver in
      guard let word = resolver.readChoice(entry.value, quoted(entry.key.text), among: words) else {
        return false
      }
      size = word == "custom" ? .custom : .automatic
      return true
    },
    [height],
    wrongKind: { entry, _ in
      guard let scalar = entry.value.scalar,
        let number = isPlainNumber(scalar) ? scalar.text : numberWithUnit(scalar)?.digits
      else { return nil }
      return .bareSize(Name(scalar.text, span: entry.value.span), number)
    })

  private static let words = ["automatic", "custom"]
}

/// Help to give a height that varies to an element, because that of a cell is always the same.
@Sendable private func heightOfElement(_ node: Node) -> String? {
  guard let height = node.inBraces, node.scalar.map({ isMemberPath($0.text) }) ?? true else {
    return nil
  }
  return
    "write 'height: \(height)' in the outermost element of 'layout', such as a 'vstack' with 'children'"
}

extension DiagnosticCode {
  package static let customSize = Self("custom-size", .error, .fieldsAndActions)
}

extension Diagnostic {
  static func bareSize(_ written: Name, _ number: String) -> Diagnostic {
    Diagnostic(
      .unknownChoice,
      "'size' cannot be \(quoted(written.text))",
      at: Annotation(written.span, "just a number"),
      help: "write '{ height: \(number) }'",
      note: "'size' is 'automatic', 'custom' or '{ height: … }'",
      fix: Fix(written.span, replacement: "{ height: \(number) }"))
  }

  static func customSize(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .customSize,
      "'size: custom' needs 'view: custom' because the view class computes the size",
      at: Annotation(span, "no custom class computes it"),
      help: "write '{ height: 80 }', or remove 'size', or add 'view: custom' and write the class")
  }
}
