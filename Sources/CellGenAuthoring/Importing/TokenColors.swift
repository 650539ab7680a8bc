import CellGenCommand
import CellGenCore

/// The colors that a manifest has names for.
struct TokenColors {
  /// The name of the manifest in `uses`.
  var manifest: String
  /// The names of tokens, by their literal color, such as `#1A2B3C`, or their asset.
  var names: [String: String]

  /// - Parameter module: the analysis of the manifest alone.
  init(_ module: Module) {
    let own = module.ownManifests[0]
    manifest = own.source.baseName
    names = Dictionary(
      own.tokens.colors.compactMap { token in
        token.value.literal.map { ($0, token.name.text) }
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension Color {
  /// The color as a manifest writes it, if it is an asset or the same in all appearances.
  fileprivate var literal: String? {
    switch self {
    case .hex(let hex): Paint(hex).literal
    case .asset(let name): name
    case .named, .token, .member, .adaptive, .data, .faded: nil
    }
  }
}
