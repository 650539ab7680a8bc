import Foundation

/// The version that `--version` prints.
package let version = "0.1.0"

/// Runs a command line with one of some commands, and returns its exit code.
package func runCommandLine(_ arguments: [String], of commands: [Command]) -> ExitCode {
  var terminal = Terminal()
  // Writing past a file size limit must fail with an error; the signal would kill the process.
  signal(SIGXFSZ, SIG_IGN)
  do throws(Failure) {
    switch try invocation(of: try expanded(arguments), commands) {
    case .run(let command, let parsed):
      // What follows is about the command, and so are its failures.
      terminal = terminal.colored(parsed[.color, as: ColorChoice.self])
      return try command.run(parsed, terminal)
    case .help(let command):
      try terminal.printResult(UsageGenerator.help(of: command, among: commands))
    case .version: try terminal.printResult(version + "\n")
    }
    return .success
  } catch {
    terminal.report(error)
    return error.exitCode
  }
}

/// Puts the lines of a file in place of `@file`, for command lines that are longer than the system allows.
///
/// As in other tools, each line is an argument as it stands, and a file cannot name another one. After
/// `--`, an `@` is part of a name.
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
