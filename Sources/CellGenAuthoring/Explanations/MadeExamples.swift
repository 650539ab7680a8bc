import CellGenCore

extension Explanation.Example {
  /// A function that makes the wrong example of a code, if it is too long to write down or isn't text.
  static func maker(of code: DiagnosticCode) -> (@Sendable () -> [UInt8])? {
    switch code {
    case .fileTooLarge: fileTooLarge
    case .wrongEncoding: wrongEncoding
    case .invalidUTF8: invalidUTF8
    case .tooDeep: tooDeep
    case .longKey: longKey
    case .tooManyKinds: tooManyKinds
    case .slowCompilation: slowCompilation
    default: nil
    }
  }

  @Sendable private static func fileTooLarge() -> [UInt8] {
    let comments = String(repeating: "# all about the listing\n", count: 699_051)
    return Array((comments + "views:\n").utf8)
  }

  @Sendable private static func wrongEncoding() -> [UInt8] {
    [0xFF, 0xFE] + "views:\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  @Sendable private static func invalidUTF8() -> [UInt8] {
    let start = "views:\n  Title:\n    doc: Caf"
    let end = "\n    data: { title: String }\n"
    return Array(start.utf8) + [0xE9] + Array(end.utf8)
  }

  @Sendable private static func tooDeep() -> [UInt8] {
    let lists = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    return Array("views:\n  Title:\n    data: { title: String }\n    layout: \(lists)\n".utf8)
  }

  @Sendable private static func longKey() -> [UInt8] {
    let name = "title" + String(repeating: "e", count: 1_095)
    return Array("views:\n  Title:\n    data:\n      \(name): String\n".utf8)
  }

  @Sendable private static func tooManyKinds() -> [UInt8] {
    let views = (0...500).map { "  Cell\($0): { data: { id: Int, text: String } }\n" }
    let cells = (0...500).map { "      - Cell\($0)\n" }
    let sections = "sections:\n  feed:\n    cells:\n" + cells.joined()
    return Array(("views:\n" + views.joined() + sections).utf8)
  }

  @Sendable private static func slowCompilation() -> [UInt8] {
    let view = "views:\n  Form: { data: { id: Int, text: String } }\n"
    let sections = (0...200).map { "  part\($0): { cells: [Form] }\n" }
    return Array((view + "sections:\n" + sections.joined()).utf8)
  }
}
