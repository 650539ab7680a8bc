import Foundation

/// The same screen as an engineer writes it without cellgen: one view by hand, multiplied.
///
/// The sources are the files in `ByHand`. What belongs to a view has a file there that is repeated whole;
/// of the registries, which exist once a screen, the lines between `// for each view` and `// end` are.
/// All views share the files, as in generated code, where a project would have some files for each.
struct HandWrittenScreen {
  var count: Int
  /// Whether its cells are shown in tables, too, and not in collection views alone.
  var hasTable: Bool

  /// Names and texts, in the order in which one part depends on the others.
  var files: [(name: String, text: String)] {
    let parts =
      ["Offer", "OfferCollectionViewCell"] + (hasTable ? ["OfferTableViewCell"] : [])
      + ["OfferCellModel"]
    let registries = ["Registry"] + (hasTable ? ["RegistryForTables"] : [])
    return parts.map { ("\($0).swift", repeated(Self.source($0))) }
      + registries.map { ("\($0).swift", filled(Self.source($0))) }
  }

  private static func source(_ name: String) -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("ByHand/\(name).swift")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      fatalError("cannot read \(file.path)")
    }
    return text
  }

  /// A text once for each view, with the view's number in all names.
  private func repeated(_ text: String) -> String {
    (0..<count).map { number in
      text.replacingOccurrences(of: "Offer", with: "Offer\(number)")
        .replacingOccurrences(of: "offer", with: "offer\(number)")
    }.joined()
  }

  /// A text with the marked lines of it once for each view.
  private func filled(_ text: String) -> String {
    var result = ""
    var block: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      switch line.trimmingCharacters(in: .whitespaces) {
      case "// for each view": block = ""
      case "// end":
        result += repeated(block ?? "")
        block = nil
      default:
        if block == nil { result += line + "\n" } else { block? += line + "\n" }
      }
    }
    return result
  }
}
