import CellGenCore

/// A next step that a command suggests at the end of its output.
package enum NextStep {
  /// A shell command, with its effect unless that is obvious.
  case type(String, effect: String? = nil)
  /// A sentence about a step outside the shell.
  case note(String)

  /// Returns the steps under a heading; empty if there are none.
  package static func text(of steps: [NextStep]) -> String {
    let lines = steps.map { step in
      switch step {
      case .type(let line, let effect):
        "  \(printable(line))\n" + (effect.map { "      \($0)\n" } ?? "")
      case .note(let sentence): "  \(printable(sentence))\n"
      }
    }
    return lines.isEmpty ? "" : "\nNext:\n" + lines.joined()
  }
}

/// Returns a number with its noun: `1 file`, `2 files`.
package func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

/// Returns a path as a word of the shell, quoted if necessary.
package func shellWord(_ path: String) -> String {
  let isPlain = path.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/._-+:@%".utf8.contains(byte)
    }
  }
  if isPlain, !path.isEmpty, !path.hasPrefix("-") { return path }
  let plain = path.hasPrefix("-") ? "./" + path : path
  return "'" + plain.replacing("'", with: #"'\''"#) + "'"
}
