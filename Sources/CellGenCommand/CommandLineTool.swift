import Foundation

/// The version that `--version` prints.
package let version = "0.1.0"

/// Runs a command line with one of some commands, and returns its exit code.
package func runCommandLine(_ arguments: [String], of commands: [Command]) -> ExitCode {
  let terminal = Terminal()
  // Writing past a file size limit must fail with an error; the signal would kill the process.
  signal(SIGXFSZ, SIG_IGN)
  do throws(Failure) {
    switch try invocation(of: arguments, commands) {
    case .run(let command, let parsed): return try command.run(parsed, terminal)
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

private func invocation(
  of arguments: [String], _ commands: [Command]
) throws(Failure) -> Invocation {
  do throws(ParserError) {
    return try parseArguments(arguments, of: commands)
  } catch {
    throw UsageGenerator.failure(for: error, in: commands.nearest(arguments))
  }
}
