import Foundation
import TestSupport
import Testing

/// How much there is to write of a screen, declared and in plain UIKit.
///
/// Lines that are blank or only a comment do not count, and neither do the models of the app. What is written
/// by hand beside a manifest counts, as does everything of the plain screen; what plain screens share counts
/// once, for all of them.
@Suite struct LineTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  struct Screen {
    var name: String
    var manifest: Int
    var rest: Int
    var plain: Int

    var share: Double { Double(manifest + rest) / Double(plain) }

    init(_ name: String) throws {
      self.name = name
      manifest = try Self.count("\(name)/\(name).sections")
      rest = try Self.count("\(name)/\(name)ViewController.swift")
      plain = try Self.count("\(name)/Plain\(name)ViewController.swift")
    }

    static func count(_ file: String) throws -> Int {
      try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        .split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
        .count { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("#") }
    }

    init(allOf screens: [Screen]) throws {
      name = "All"
      manifest = screens.map(\.manifest).reduce(0, +)
      rest = screens.map(\.rest).reduce(0, +)
      plain = try screens.map(\.plain).reduce(0, +) + Self.count("PlainParts.swift")
    }
  }

  private static func screens() throws -> [Screen] {
    try [
      "Mailbox", "Preferences", "Display", "Contacts", "Reminders", "Cart", "Library", "StoreFront",
      "Home",
    ].map(Screen.init)
  }

  /// `CELLGEN_RECORD=1 swift test` writes the table anew and fails.
  @Test func theTableIsTrue() throws {
    let screens = try Self.screens()
    let rows = try (screens + [Screen(allOf: screens)]).map { screen in
      "| \(screen.name) | \(screen.manifest) | \(screen.rest) | \(screen.plain) | "
        + String(format: "%.2f", screen.share) + " |"
    }
    let head = """
      # Lines of a screen

      | Screen | Manifest | Swift by hand | Plain UIKit | Share |
      |---|---|---|---|---|

      """
    let table = head + rows.map { $0 + "\n" }.joined()
    let file = Self.folder.appendingPathComponent("lines.md")
    if Recording.isOn {
      try table.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(file.lastPathComponent) was written anew")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == table)
  }

  /// The aim: half, and three quarters where UIKit draws the cells itself.
  @Test func aDeclaredScreenIsShorter() throws {
    let screens = try Self.screens()
    #expect(try Screen(allOf: screens).share <= 0.5)
    for screen in screens {
      let limit = ["Preferences", "Display", "Contacts"].contains(screen.name) ? 0.75 : 0.5
      #expect(screen.share <= limit, "\(screen.name)")
    }
  }
}
