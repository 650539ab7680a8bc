import CellGenCore
import Foundation

/// The two output streams: results go to standard output, messages to standard error.
package struct Terminal: Sendable {
  private var decorator: DiagnosticDecorator
  /// The columns of the terminal that shows messages; nil if none does.
  private let width: Int?
  /// True if a terminal shows the results.
  package let showsResults = isatty(STDOUT_FILENO) == 1

  /// Creates the terminal. Messages have color on a terminal unless `NO_COLOR` is set to any value, and
  /// everywhere if `CLICOLOR_FORCE` or `FORCE_COLOR` is set to anything but 0, for example for a log that shows
  /// colors.
  ///
  /// - Source: <https://no-color.org>, <https://force-color.org> and <https://bixense.com/clicolors>.
  init() {
    // Foundation would copy the whole environment.
    let isSet = { (name: String, refusal: UInt8) in
      getenv(name).map { $0.pointee != 0 && !($0.pointee == refusal && $0[1] == 0) } ?? false
    }
    let isForced = ["CLICOLOR_FORCE", "FORCE_COLOR"].contains { isSet($0, UInt8(ascii: "0")) }
    let isColored = isForced || isatty(STDERR_FILENO) == 1
    decorator = isColored && !isSet("NO_COLOR", 0) ? .ansi : .plain
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    width = isKnown ? Int(size.ws_col) : nil
  }

  /// Returns the same terminal with the colors that `--color` requests.
  func colored(_ choice: ColorChoice) -> Terminal {
    var terminal = self
    switch choice {
    case .auto: break
    case .always: terminal.decorator = .ansi
    case .never: terminal.decorator = .plain
    }
    return terminal
  }

  package func printResult(_ text: String) throws(Failure) {
    try printResult(Array(text.utf8))
  }

  package func printResult(_ bytes: [UInt8]) throws(Failure) {
    try FileSystem.put(bytes, into: .standardOutput, named: "standard output")
  }

  package func printMessage(_ text: String) {
    // There is nowhere left to report that a message can't be written.
    try? FileSystem.put(Array(text.utf8), into: .standardError, named: "standard error")
  }

  package func report(_ diagnostics: Diagnostics, of sources: [SourceText]) {
    let renderer = DiagnosticRenderer(sources: sources, decorator: decorator, width: width)
    printMessage(renderer.render(diagnostics))
  }

  package func report(_ failure: Failure) {
    for reason in failure.reasons { report(reason, as: .error) }
    if let usage = failure.usage { printMessage(usage) }
  }

  /// Reports a problem that doesn't stop the run.
  package func warn(_ headline: String, help: String) {
    report(Failure.Reason(headline: headline, help: help), as: .warning)
  }

  func report(_ reason: Failure.Reason, as severity: Diagnostic.Severity) {
    let label = decorator.decorate("\(severity.rawValue): ", as: .severity(severity))
    printMessage(label + decorator.decorate(printable(reason.headline), as: .headline) + "\n")
    guard let help = reason.help else { return }
    printMessage("  = " + decorator.decorate("help:", as: .remark) + " \(printable(help))\n")
  }
}

/// The exit code of a run, as in `sysexits.h`.
package enum ExitCode: Int32, Sendable {
  case success = 0
  /// The input has errors, a file can't be read or written, or `--check` found a difference.
  case failure = 1
  /// A change to manifests breaks something.
  case breakingChanges = 3
  /// The command line is invalid.
  case usage = 64

  package func endProcess() -> Never { exit(rawValue) }
}
