import Testing

@testable import CellGenCore

/// Tokens in the keys of a manifest itself, which are read before any name is known unless they say otherwise.
@Suite("Tokens at the top of a manifest")
struct RootTokenTests {
  @Test("Each place that takes a token reads it")
  func everyPlace() throws {
    var places: [(line: String, token: TokenReference.Kind)] = []
    for key in Construct.manifest.keys {
      collect(key.value, depth: 0) { value, token in
        places.append(("\(key.name): \(value)", token))
      }
    }
    #expect(places.contains { $0.line == "table: { separators: { color: ink } }" })
    #expect(places.contains { $0.line == "table: { separators: { inset: gap } }" })
    for (line, token) in places {
      let analysis = resolved(
        """
        colors: { ink: black }
        fonts: { title: body }
        spacings: { gap: 8 }
        containers: [table]
        \(line)
        views: { Row: { data: { id: Int }, layout: [{ label: { text: { literal: Sold } } }] } }
        sections: { rows: { cells: [Row] } }

        """)
      let unused = analysis.diagnostics.all.filter { $0.code == .unusedToken }
      let isRead = !unused.contains { $0.message.contains("'\(Self.names[token]!)'") }
      #expect(analysis.diagnostics.hasErrors || isRead, "\(line)")
    }
  }

  private static let names: [TokenReference.Kind: String] = [
    .colors: "ink", .fonts: "title", .spacings: "gap",
  ]

  /// Finds the values of a kind that name a token, as they are written.
  private func collect(
    _ kind: Construct.ValueKind, depth: Int, _ found: (String, TokenReference.Kind) -> Void
  ) {
    guard depth < 5 else { return }
    switch kind {
    case .token(let token): found(Self.names[token]!, token)
    case .either(let kinds): for kind in kinds { collect(kind, depth: depth, found) }
    case .list(let item): collect(item, depth: depth + 1) { found("[\($0)]", $1) }
    case .mapping(let construct):
      for key in construct().keys {
        collect(key.value, depth: depth + 1) { found("{ \(key.name): \($0) }", $1) }
      }
    default: return
    }
  }
}
