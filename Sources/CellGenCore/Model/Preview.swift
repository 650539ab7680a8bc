/// What pictures show in place of what only Swift and the asset catalog know; generated code never uses it.
///
/// - Shape: each name is that of a Swift member, `Theme.ink`, or of a colour asset. A value leads to neither,
///   not even by its tokens.
package struct PreviewValues: Sendable {
  /// The kinds of values; a case is named after its key.
  package enum Kind: String, CaseIterable, Sendable {
    case colors, fonts, spacings, texts
  }

  package var colors: [Token<Color>] = []
  package var fonts: [Token<Font>] = []
  package var spacings: [Token<Number>] = []
  /// Fixed texts, without fields in them.
  package var texts: [Token<TextConstant>] = []
}

extension Module {
  /// What pictures show for a colour that is a Swift member, by its path, or an asset, by its name.
  ///
  /// - Parameter manifest: the position of the manifest that says it; it and those that it uses are
  ///   searched, in the order in which tokens are.
  package func previewColor(_ name: String, in manifest: Int) -> Color? {
    previewed(\.colors, name, in: manifest)
  }

  /// What pictures show for a font that is a Swift member, as above.
  package func previewFont(_ name: String, in manifest: Int) -> Font? {
    previewed(\.fonts, name, in: manifest)
  }

  /// What pictures show for a number that is a Swift member, as above.
  package func previewSpacing(_ name: String, in manifest: Int) -> Number? {
    previewed(\.spacings, name, in: manifest)
  }

  /// What pictures show for a text that is a Swift member, as above.
  package func previewText(_ name: String, in manifest: Int) -> TextConstant? {
    previewed(\.texts, name, in: manifest)
  }

  private func previewed<Constant>(
    _ kind: KeyPath<PreviewValues, [Token<Constant>]>, _ name: String, in manifest: Int
  ) -> Constant? {
    ([manifest] + manifests[manifest].uses).lazy
      .compactMap { manifests[$0].preview[keyPath: kind].first { $0.name.text == name } }
      .first?.value
  }
}

extension SwiftMember {
  /// It as Swift has it: `Theme.ink`.
  package var name: String { path.joined(separator: ".") }
}
