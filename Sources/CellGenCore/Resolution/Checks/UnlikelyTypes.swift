extension Resolver {
  /// Warns about types whose names look like typos of well-known ones.
  mutating func checkUnlikelyTypes() {
    for view in run.views {
      for value in view.values {
        guard let slip = value.type?.mistypedNames.first else { continue }
        let span = place(of: slip.name, in: value.typeSpan, of: run.source(of: view))
        report(.unlikelyType(slip, of: value.name, at: span))
      }
    }
  }
}

/// The span of a name in a type, or of the whole type if its text differs from the file.
private func place(of name: String, in span: SourceSpan, of source: SourceText) -> SourceSpan {
  let (text, name) = (source.bytes[span.range], Array(name.utf8))
  for start in text.indices where text[start...].starts(with: name) {
    let end = start + name.count
    if start > text.startIndex, isWordByte(text[start - 1]) { continue }
    if end < text.endIndex, isWordByte(text[end]) { continue }
    return SourceSpan(file: Int(span.file), start: start, end: end)
  }
  return span
}

extension DiagnosticCode {
  package static let unlikelyType = Self("unlikely-type", .warning, .types, waits: true)
}

extension Diagnostic {
  static func unlikelyType(
    _ slip: MistypedName, of field: Name, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .unlikelyType,
      "the type \(quoted(slip.name)) of \(quoted(field.text)) looks like a typo for "
        + enumeration(slip.meant, "or"),
      at: Annotation(span, "not a well-known type"),
      help: "write \(enumeration(slip.meant, "or"))",
      note: "to use your own type of that name, write its module: 'Module.\(slip.name)'")
  }
}
