import CellGenCore

/// A place in Swift code.
package struct SwiftPlace: Hashable, Sendable {
  package var path: String
  /// The bytes of the file.
  package var text: [UInt8]
  /// In bytes from the start of the file.
  package var range: Range<Int>
}

/// The Swift code of an app, as far as its words show which generated code it uses.
///
/// It knows words, not meanings, so what it finds for a field or an action is only a candidate.
package struct SwiftUses: Sendable {
  private let texts: [(path: String, bytes: [UInt8])]

  /// - Parameter texts: the files of the app.
  package init(_ texts: [(path: String, bytes: [UInt8])]) { self.texts = texts }

  /// The declarations of a type.
  package func declarations(of type: String) -> [SwiftPlace] {
    places(type) { tokens, index in
      index > 0 && tokens[index - 1].word.map(Self.introducers.contains) == true
    }
  }

  /// The places that could use something that a manifest declares.
  ///
  /// - Parameter screen: the stem of the screen's type names, for declarations outside of views.
  package func uses(of name: DeclaredName, screen: String) -> [SwiftPlace] {
    switch name.kind {
    case .view:
      return Self.suffixes.flatMap { places(name.typeName + $0) { _, _ in true } }
        .sorted { ($0.path, $0.range.lowerBound) < ($1.path, $1.range.lowerBound) }
    case .field, .action, .property:
      let owner = name.owner ?? ""
      return places(name.text, near: Self.suffixes.map { owner + $0 }, Self.isMember)
    case .section, .token, .style, .format, .element:
      return places(name.text, near: Self.suffixes.map { screen + $0 }, Self.isMember)
    case .manifest: return []
    }
  }

  private static let introducers: Set = ["class", "struct", "enum", "actor", "typealias"]

  /// The suffixes of the names of generated types.
  private static let suffixes = [
    "ViewData", "View", "Cell", "ListCell", "TableCell", "CollectionCell", "DataSource", "Section",
    "Item", "Content", "Color", "Font", "Spacing", "ViewCreator",
  ]

  /// Returns true if a word is a member or an argument label: `.title`, `title:`.
  private static func isMember(_ tokens: [SwiftToken], _ index: Int) -> Bool {
    (index > 0 && tokens[index - 1].isMark("."))
      || (index + 1 < tokens.count && tokens[index + 1].isMark(":"))
  }

  /// - Parameter types: only files that contain one of these words count; all files if empty.
  private func places(
    _ word: String, near types: [String] = [], _ isMeant: ([SwiftToken], Int) -> Bool
  ) -> [SwiftPlace] {
    let wanted = Array(word.utf8)
    return texts.flatMap { path, bytes -> [SwiftPlace] in
      guard contains(wanted, in: bytes) else { return [] }
      let tokens = swiftTokens(bytes)
      guard types.isEmpty || tokens.contains(where: { $0.word.map(types.contains) == true }) else {
        return []
      }
      return tokens.indices.filter { tokens[$0].word == word && isMeant(tokens, $0) }.map { index in
        let start = tokens[index].offset
        return SwiftPlace(path: path, text: bytes, range: start..<start + wanted.count)
      }
    }
  }

  private func contains(_ word: [UInt8], in bytes: [UInt8]) -> Bool {
    guard let first = word.first, bytes.count >= word.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start + word.count <= bytes.count {
        if bytes[start] == first, bytes[start..<start + word.count].elementsEqual(word) {
          return true
        }
        start += 1
      }
      return false
    }
  }
}
