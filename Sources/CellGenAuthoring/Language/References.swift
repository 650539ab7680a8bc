import CellGenCore

extension LanguageRun {
  /// The place of the declaration that a name refers to; empty if there is none.
  package func definition(at offset: Int, in file: Int) -> [SourceSpan] {
    guard let (_, declaration) = declaration(at: offset, in: file) else { return [] }
    return [declaration.span]
  }

  /// The places that refer to the name declared or used at an offset, ordered by file and position.
  ///
  /// - Parameter isWithDeclaration: true to include the declaration.
  package func references(
    at offset: Int, in file: Int, isWithDeclaration: Bool
  ) -> [SourceSpan] {
    guard let (_, declaration) = declaration(at: offset, in: file) else { return [] }
    let uses = names.uses.filter { $0.declaration == declaration.span }.map(\.span)
    let isShown = isWithDeclaration && declaration.kind != .manifest
    return (uses + (isShown ? [declaration.span] : [])).sorted { $0.isBefore($1) }
  }
}
