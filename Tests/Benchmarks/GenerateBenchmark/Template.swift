import Foundation

/// The files of a folder beside this one, in which a stem stands for the name of each view.
struct Template {
  var folder: String
  /// As it begins a type's name, such as `Offer`.
  var stem: String

  /// A file as it is.
  func whole(_ name: String) -> (name: String, text: String) { (name, source(name)) }

  /// A file as often as is said, with a number in all names.
  func repeated(_ name: String, _ count: Int) -> (name: String, text: String) {
    (name, repeated(text: source(name), count))
  }

  /// A file with its lines between `for each view` and `end`, each in a comment, as often as is said.
  func filled(_ name: String, _ count: Int) -> (name: String, text: String) {
    var result = ""
    var block: String?
    for line in source(name).split(separator: "\n", omittingEmptySubsequences: false) {
      switch line.trimmingCharacters(in: CharacterSet(charactersIn: " /#")) {
      case "for each view": block = ""
      case "end":
        result += repeated(text: block ?? "", count)
        block = nil
      default:
        if block == nil { result += line + "\n" } else { block? += line + "\n" }
      }
    }
    return (name, result)
  }

  private func repeated(text: String, _ count: Int) -> String {
    let name = stem.prefix(1).lowercased() + stem.dropFirst()
    return (0..<count).map { number in
      text.replacingOccurrences(of: stem, with: "\(stem)\(number)")
        .replacingOccurrences(of: name, with: "\(name)\(number)")
    }.joined()
  }

  private func source(_ name: String) -> String {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = here.appendingPathComponent("\(folder)/\(name)")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      fatalError("cannot read \(file.path)")
    }
    return text
  }
}
