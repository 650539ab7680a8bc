extension Manifest {
  /// Returns the name of the enum with the tokens of a kind.
  package func tokenType(_ kind: TokenReference.Kind) -> String {
    tokenPrefix + capitalized(kind.rawValue)
  }
}

extension RenderContext {
  /// Returns the type with a manifest's tokens of a kind, qualified by its module if another type here has
  /// the same name.
  func tokenType(_ kind: TokenReference.Kind, of manifest: Manifest) -> String {
    let name = manifest.tokenType(kind)
    guard let home = manifest.module, home != self.manifest.module else { return name }
    let isTaken = module.manifests.contains { other in
      other.module != home && other.tokenType(kind) == name && !other.tokens.all(kind).isEmpty
    }
    return isTaken ? "\(escapedIdentifier(home)).\(name)" : name
  }
}

extension Module {
  /// Returns true if a value can change while the app runs, because a member in the app decides it.
  func isLive(_ value: any TokenValue) -> Bool {
    value.hasMember || value.tokens.contains(where: liveTokens.contains)
  }
}

/// Returns an enum for each kind of token that a manifest declares.
///
///     /// Colors of Brand.
///     @MainActor
///     enum BrandColors {
///       static var ink: UIColor { Theme.ink }
///       static let veil: UIColor = AdaptiveColor.hex(0x0000_0033)
///     }
func tokenDeclarations(_ context: RenderContext) -> [Declaration] {
  let tokens = context.manifest.tokens
  return [
    declaration(.colors, tokens.colors, context), declaration(.fonts, tokens.fonts, context),
    declaration(.spacings, tokens.spacings, context),
  ].compactMap { $0 }
}

private func declaration<Constant: SwiftConstant>(
  _ kind: TokenReference.Kind, _ tokens: [Token<Constant>], _ context: RenderContext
) -> Declaration? {
  guard !tokens.isEmpty else { return nil }
  let needsRuntime = tokens.contains { $0.value.swift(context).hasRuntimeType }
  let title = context.manifest.tokenPrefix
  return Declaration(modules: ["UIKit"], modulesInside: needsRuntime ? [runtimeModule] : []) { w in
    renderDoc("The \(kind.words) of \(title).", w)
    w.line("@MainActor")
    w.block("\(context.access)enum \(context.manifest.tokenType(kind))") { w in
      for token in tokens {
        w.located(at: context.line(of: token.name.span), context) { render(token, context, w) }
      }
    }
  }
}

extension TokenReference.Kind {
  /// The Swift type of its tokens.
  package var swiftType: String {
    switch self {
    case .colors: Color.swiftType
    case .fonts: Font.swiftType
    case .spacings: Number.swiftType
    }
  }

  fileprivate var words: String { self == .colors ? "colors" : rawValue }
}

extension String {
  /// True if an expression names a type of the runtime.
  fileprivate var hasRuntimeType: Bool { hasPrefix("CellColor.") || hasPrefix("CellFont.") }
}

/// Writes a token. A token that names a member is computed, as is a font, which scales with the reader's text
/// size.
private func render<Constant: SwiftConstant>(
  _ token: Token<Constant>, _ context: RenderContext, _ w: SwiftWriter
) {
  let head = "\(context.access)static"
  let name = "\(escapedIdentifier(token.name.text)): \(Constant.swiftType)"
  let value = token.value.swift(context)
  if token.value.isLive(context) || Constant.self == Font.self {
    w.shortBlock("\(head) var \(name)", "\(value)")
  } else {
    w.assign("\(head) let \(name)", "\(value)")
  }
}
