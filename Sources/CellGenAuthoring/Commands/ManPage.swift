import CellGenCommand

/// Writes the man page from the declarations of commands.
///
///     cellgen help --man | man -l -
///
/// It uses only macros that groff and mandoc share, and has the same text as the help.
enum ManPage {
  static func text(of commands: [Command]) -> String {
    let overview = UsageGenerator.overview
    let name = "cellgen \\- " + escaped(overview.prefix(1).lowercased() + overview.dropFirst())
    let parts = [
      #".TH CELLGEN 1 "" "cellgen \#(version)" "cellgen""#,
      // No hyphenation or justification, which would break options.
      ".nh\n.ad l",
      section("NAME", [name.hasSuffix(".") ? String(name.dropLast()) : name]),
      section("SYNOPSIS", [usage(of: nil)]),
      section("OPTIONS", ([.color] + CommandOption.ofTool).map(row)),
      section("COMMANDS", commands.flatMap { [$0] + $0.subcommands }.map(page)),
      section("EXIT STATUS", ExitCode.all.map { entry(bold("\($0.rawValue)"), $0.meaning) }),
    ]
    return parts.joined(separator: "\n") + "\n"
  }

  /// The help of a command.
  private static func page(of command: Command) -> String {
    let argument = command.operand.map { entry(italic("<\($0.name)>"), $0.help) }
    let parts =
      [".SS " + escaped(command.invocation), usage(of: command), paragraph(command.abstract)]
      + discussion(command.discussion) + (argument.map { [$0] } ?? [])
      + command.options.map(row) + command.examples.map(example)
    return parts.joined(separator: "\n")
  }

  private static func usage(of command: Command?) -> String {
    paragraph(UsageGenerator.usage(of: command))
  }

  private static func row(_ option: CommandOption) -> String {
    let names = option.spellings.map(bold).joined(separator: ", ")
    let value = option.placeholder.map { " " + italic($0) } ?? ""
    return entry(names + value, UsageGenerator.description(of: option))
  }

  private static func example(_ example: (line: String, effect: String)) -> String {
    paragraph(example.effect) + "\n" + verbatim([example.line[...]])
  }

  /// Paragraphs; indented ones are shown verbatim.
  private static func discussion(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    return text.split(separator: "\n\n").map { part in
      let lines = part.split(separator: "\n")
      let isIndented = lines.allSatisfy { $0.hasPrefix("    ") }
      return isIndented
        ? verbatim(lines.map { $0.dropFirst(4) }) : paragraph(lines.joined(separator: " "))
    }
  }
}

// MARK: - Macros

extension ManPage {
  private static func section(_ title: String, _ parts: [String]) -> String {
    ([".SH " + title] + parts).joined(separator: "\n")
  }

  private static func paragraph(_ text: String) -> String { ".PP\n" + line(text) }

  /// A term, already escaped, with its description below it.
  private static func entry(_ term: String, _ text: String) -> String {
    ".TP\n\(term)\n\(line(text))"
  }

  private static func verbatim(_ lines: [Substring]) -> String {
    let text = lines.map { line(String($0)) }.joined(separator: "\n")
    return ".PP\n.RS 4\n.nf\n\(text)\n.fi\n.RE"
  }

  private static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  private static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fR" }
}

// MARK: - Text

extension ManPage {
  /// A line of text, escaped if it begins with a dot or an apostrophe so it isn't read as a macro.
  private static func line(_ text: String) -> String {
    let text = escaped(text)
    return text.hasPrefix(".") ? "\\&" + text : text
  }

  /// ASCII text with all roff syntax escaped.
  static func escaped(_ text: some StringProtocol) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\(rs"
      // roff would typeset the plain characters as a hyphen, curly quotes and accents.
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case _ where scalar.isASCII: String(scalar)
      default: "\\[u\(hexadecimal(scalar))]"
      }
    }.joined()
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
