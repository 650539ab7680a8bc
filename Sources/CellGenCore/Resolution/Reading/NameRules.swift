/// Reports a name that cannot be a type's: no identifier, or no capital at its start.
func checkTypeName(_ name: Name, _ what: String, _ diagnostics: inout Diagnostics) {
  check(name, what, startsWithCapital: true, &diagnostics)
}

/// Reports a name that cannot be a property's, a case's or a label's.
func checkMemberName(
  _ key: Mapping.Key, _ what: String, reserved: [String: String], _ diagnostics: inout Diagnostics
) {
  let name = Name(key.text, span: key.span)
  if let reason = reserved[name.text] {
    diagnostics.report(.reservedName(name, what, reason))
  } else {
    check(name, what, startsWithCapital: false, &diagnostics)
  }
}

private func check(
  _ name: Name, _ what: String, startsWithCapital: Bool, _ diagnostics: inout Diagnostics
) {
  guard isIdentifier(name.text), let first = name.text.utf8.first else {
    diagnostics.report(.notAnIdentifier(name, what, startsWithCapital: startsWithCapital))
    return
  }
  let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
  guard startsWithCapital ? !isCapital : isCapital else { return }
  diagnostics.report(.wrongCase(name, what, startsWithCapital: startsWithCapital))
}

/// A name that Swift takes and that keeps what can be kept of a text; nil if nothing can.
private func identifier(from text: String, startsWithCapital: Bool) -> String? {
  let name = upperCamelCase(text)
  let cased = startsWithCapital ? name : lowerCamelCase(name)
  return isIdentifier(cased) ? cased : nil
}

extension Diagnostic {
  static func notAnIdentifier(
    _ name: Name, _ what: String, startsWithCapital: Bool
  ) -> Diagnostic {
    let example = startsWithCapital ? "ProductTitle" : "productTitle"
    let remedy = identifier(from: name.text, startsWithCapital: startsWithCapital)
    return Diagnostic(
      .notAnIdentifier, .error,
      "the name of \(what) must be a Swift identifier, found \(quoted(name.text))",
      at: Annotation(name.span, "not an identifier"),
      help: "write \(quoted(remedy ?? example))\(remedy == nil ? " or the like" : "")",
      note: "an identifier is letters a-z and A-Z, digits and '_', and begins with no digit")
  }

  static func wrongCase(_ name: Name, _ what: String, startsWithCapital: Bool) -> Diagnostic {
    let mended =
      identifier(from: name.text, startsWithCapital: startsWithCapital) ?? "X\(name.text)"
    return Diagnostic(
      .nameCase, .error,
      "the name of \(what) must begin with a \(startsWithCapital ? "capital" : "lower-case") "
        + "letter, found \(quoted(name.text))",
      at: Annotation(name.span),
      help: "write \(quoted(mended))",
      fix: Fix(name.span, replacement: mended))
  }

  static func reservedName(_ name: Name, _ what: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .reservedName, .error,
      "\(quoted(name.text)) cannot be the name of \(what): \(reason)",
      at: Annotation(name.span, "reserved"),
      help: "choose another name")
  }
}
