extension Resolver {
  /// Warns about types whose names look like typos of well-known ones, and about well-known ones that view
  /// data can't have.
  mutating func checkUnlikelyTypes() {
    for view in run.views {
      for value in view.values where !value.isWellKnown {
        guard let type = value.type else { continue }
        if let slip = type.mistypedNames.first {
          let span = place(of: slip.name, in: value.typeSpan, of: run.source(of: view))
          report(.unlikelyType(slip, of: value.name, at: span))
        } else if let (name, unfit) = type.unfitName(knowsSwiftUI: run.knowsSwiftUI(view)) {
          let span = place(of: name, in: value.typeSpan, of: run.source(of: view))
          report(.unfitType(name, unfit, of: value.name, at: span))
        }
      }
    }
  }
}

extension Run {
  /// Returns true if SwiftUI's types are visible where the data of a view is compiled.
  fileprivate func knowsSwiftUI(_ view: ViewDraft) -> Bool {
    view.isOfSwiftUI || manifests[view.manifest].imports.contains("SwiftUI")
  }
}

/// Returns the span of a name in a type, or of the whole type if its text differs from the file.
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
  package static let unlikelyType = Self("unlikely-type", .warning, .types, waits: .forItsView)
}

extension Diagnostic {
  static func unlikelyType(
    _ slip: MistypedName, of field: Name, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .unlikelyType,
      "the type \(quoted(slip.name)) of \(quoted(field.text)) "
        + (slip.isOfFoundation
          ? "is a class, which Swift has a value type for"
          : "looks like a typo for \(enumeration(slip.meant, "or"))"),
      at: Annotation(span, slip.isOfFoundation ? "an Objective-C class" : "not a well-known type"),
      help: "write \(enumeration(slip.meant, "or"))",
      note: noteOfOwnType(slip.name))
  }

  static func unfitType(
    _ name: String, _ unfit: UnfitType, of field: Name, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .unlikelyType,
      "the type \(quoted(name)) of \(quoted(field.text)) \(unfit.flaw)",
      at: Annotation(span, unfit.label),
      help: unfit.help,
      note: noteOfOwnType(name))
  }

  private static func noteOfOwnType(_ name: String) -> String {
    "to use your own type of that name, write its module: 'Module.\(name)'"
  }
}
