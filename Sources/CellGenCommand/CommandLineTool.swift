import Foundation

/// The version that `--version` prints.
package let version = "0.1.0"

/// Runs a command line with one of some commands, and returns its exit code.
package func runCommandLine(_ arguments: [String], of commands: [Command]) -> ExitCode {
  var terminal = Terminal()
  // Writing past a file size limit must fail with an error, but the signal would kill the process.
  signal(SIGXFSZ, SIG_IGN)
  do throws(Failure) {
    switch try invocation(of: try expanded(arguments), commands) {
    case .run(let command, let parsed):
      // From here on, all output belongs to the command, including failures.
      terminal = terminal.colored(parsed[.color, as: ColorChoice.self])
      return try command.run(parsed, terminal)
    case .help(let command):
      try terminal.printResult(UsageGenerator.help(of: command, among: commands))
    case .version(let isVerbose):
      try terminal.printResult(isVerbose ? BuildFacts.current.text : version + "\n")
    }
    return .success
  } catch {
    terminal.report(error)
    return error.exitCode
  }
}

/// Replaces `@file` with the lines of the file, for command lines that are longer than the system allows.
///
/// As in other tools, each line is one argument, taken literally, and a file can't refer to another one.
/// After `--`, an `@` is part of a name.
private func expanded(_ arguments: [String]) throws(Failure) -> [String] {
  let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
  let parts = try arguments[..<end].mapAll { argument throws(Failure) in
    argument.hasPrefix("@") && argument != "@"
      ? try FileSystem.lines(of: String(argument.dropFirst())) : [argument]
  }
  return parts.flatMap { $0 } + arguments[end...]
}

private func invocation(
  of arguments: [String], _ commands: [Command]
) throws(Failure) -> Invocation {
  do throws(ParserError) {
    return try parseArguments(arguments, of: commands)
  } catch {
    throw UsageGenerator.failure(for: error, in: commands.nearest(arguments))
  }
}
