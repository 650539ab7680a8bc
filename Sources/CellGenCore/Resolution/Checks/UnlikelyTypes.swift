/// Warns of types whose names look like slips for well-known ones.
///
/// Where such a type has led to an error already, that error asks about the type.
func checkUnlikelyTypes(_ run: Run, _ diagnostics: inout Diagnostics) {
  let errors = TypeErrors(diagnostics)
  for view in run.views {
    for value in view.fields.all + view.actions.all.flatMap(\.payload) {
      guard let slip = value.type?.mistypedNames.first, !errors.involve(value, of: view) else {
        continue
      }
      let span = place(of: slip.name, in: value.typeSpan, of: run.source(of: view))
      if errors.spans.contains(span) { continue }
      diagnostics.report(.unlikelyType(slip, of: value.name, at: span))
    }
  }
}

/// The errors that can follow from a wrong type.
private struct TypeErrors {
  /// All places that errors mark.
  private(set) var spans: Set<SourceSpan> = []
  private var samples: [SourceSpan] = []

  init(_ diagnostics: Diagnostics) {
    for error in diagnostics.all where error.severity == .error {
      spans.insert(error.primary.span)
      spans.formUnion(error.secondary.map(\.span))
      if error.code == .sampleMismatch { samples.append(error.primary.span) }
    }
  }

  /// Whether one of them is about a field of a view.
  func involve(_ field: FieldDraft, of view: ViewDraft) -> Bool {
    if spans.contains(field.typeSpan) { return true }
    guard let written = view.mapping?["samples"]?.span else { return false }
    // Nobody reads on after so many; comparing them all could take the square of their number.
    return samples.count >= 30
      || samples.contains {
        $0.file == written.file && $0.start >= written.start && $0.end <= written.end
      }
  }
}

/// The place of a name in a type, or the whole type where it is not written as it is.
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
  package static let unlikelyType = Self("unlikely-type", .warning, .types)
}

extension Diagnostic {
  static func unlikelyType(
    _ slip: MistypedName, of field: Name, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .unlikelyType,
      "the type \(quoted(slip.name)) of \(quoted(field.text)) looks like a slip for "
        + enumeration(slip.meant, "or"),
      at: Annotation(span, "no well-known type"),
      help: "write \(enumeration(slip.meant, "or"))",
      note: "a type of yours that is called so is written with its module: 'Module.\(slip.name)'")
  }
}
