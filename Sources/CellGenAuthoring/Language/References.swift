import CellGenCore

extension LanguageRun {
  /// The place of the declaration that a name means; empty if it means none.
  package func definition(at offset: Int, in file: Int) -> [SourceSpan] {
    guard let (_, declaration) = declaration(at: offset, in: file) else { return [] }
    return [declaration.span]
  }

  /// The places that name what is declared or named at an offset, in the order of files and positions.
  ///
  /// - Parameter isWithDeclaration: true for the declaration, too.
  package func references(
    at offset: Int, in file: Int, isWithDeclaration: Bool
  ) -> [SourceSpan] {
    guard let (_, declaration) = declaration(at: offset, in: file) else { return [] }
    let uses = names.uses.filter { $0.declaration == declaration.span }.map(\.span)
    let isShown = isWithDeclaration && declaration.kind != .manifest
    return (uses + (isShown ? [declaration.span] : [])).sorted { $0.isBefore($1) }
  }
}
