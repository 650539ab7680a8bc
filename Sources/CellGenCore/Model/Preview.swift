/// Stand-ins in pictures for values that only Swift and the asset catalog know; generated code never uses
/// them.
///
/// - Shape: each name is that of a Swift member, such as `Theme.ink`, or of a color asset. A value refers to
///   neither of these, not even through its tokens.
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
  /// Returns the color that pictures show for a Swift member, by its path, or for an asset, by its name.
  ///
  /// - Parameter manifest: The position of the manifest that names it; searches it and the manifests that it
  ///   uses, in the same order as for tokens.
  package func previewColor(_ name: String, in manifest: Int) -> Color? {
    previewed(\.colors, name, in: manifest)
  }

  /// Returns the font that pictures show for a Swift member; see above.
  package func previewFont(_ name: String, in manifest: Int) -> Font? {
    previewed(\.fonts, name, in: manifest)
  }

  /// Returns the number that pictures show for a Swift member; see above.
  package func previewSpacing(_ name: String, in manifest: Int) -> Number? {
    previewed(\.spacings, name, in: manifest)
  }

  /// Returns the text that pictures show for a Swift member; see above.
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
  /// The member as Swift code: `Theme.ink`.
  package var name: String { path.joined(separator: ".") }
}
