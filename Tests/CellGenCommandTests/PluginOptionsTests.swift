import Foundation
import TestSupport
import Testing

@testable import CellGenCommand

/// The options of `swift package generate-cells` that it hands on to `cellgen generate`.
///
/// A plugin cannot import the command, so it names them once more; they must be the command's.
@Suite struct PluginOptionsTests {
  private let source: String
  /// The flags that it hands on as they are.
  private let flags: [String]
  /// What the plugin's help says of each option, by its name.
  private var helps: [String: Help] = [:]

  private struct Help {
    var takesValue: Bool
    var text: String
  }

  init() throws {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    source = try String(
      contentsOf: package.appending(path: "Plugins/CellGenCommandPlugin/Request.swift"),
      encoding: .utf8)
    let list = try #require(source.firstMatch(of: #/passedFlags = \[(?<names>[^\]]*)\]/#))
    flags = list.output.names.matches(of: #/"([^"]+)"/#).map { String($0.output.1) }
    let lines = source.matches(
      of: #/(?m)^ {6}--(?<name>[a-z-]+)(?<value> [A-Z]+)? {2,}(?<text>.*(?:\n {21}.*)*)$/#)
    for line in lines {
      let words = line.output.text.split(whereSeparator: \.isWhitespace)
      helps[String(line.output.name)] = Help(
        takesValue: line.output.value != nil, text: words.joined(separator: " "))
    }
  }

  @Test func flagsAreThoseOfTheCommandWithItsHelp() throws {
    #expect(flags.contains("check"))
    for name in flags {
      let option = try #require(Command.generate.option(name), "--\(name)")
      #expect(option.placeholder == nil, "--\(name) takes a value")
      let help = try #require(helps[name], "--\(name) is not in the help")
      #expect(!help.takesValue && help.text == option.help, "--\(name)")
    }
  }

  @Test func optionsWithAValueAreThoseOfTheCommand() throws {
    let names = source.matches(of: #/extractSingleOption\(named: "([^"]+)"\)/#)
      .map { String($0.output.1) }
    #expect(names == ["output", "runtime"])
    for name in names {
      let option = try #require(Command.generate.option(name), "--\(name)")
      #expect(option.placeholder != nil, "--\(name) takes no value")
      #expect(helps[name]?.takesValue == true, "--\(name)")
    }
  }

  /// Each `--option` that the help names is read, and each that is read has a line of help.
  @Test func theHelpIsComplete() {
    let read = source.matches(of: #/\(named: "([^"]+)"\)/#).map { String($0.output.1) }
    #expect(Set(read + flags) == Set(helps.keys))
  }
}

extension Command {
  fileprivate func option(_ name: String) -> CommandOption? {
    allOptions.first { $0.name == name }
  }
}
