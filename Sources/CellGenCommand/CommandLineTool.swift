/// The version that `--version` prints.
let version = "0.1.0"

/// The whole command: a command line in, an exit code out.
public func runCommandLine(_ arguments: [String]) -> ExitCode {
  let terminal = Terminal()
  do throws(Failure) {
    switch try invocation(of: arguments) {
    case .run(let command, let parsed): return try command.run(parsed, terminal)
    case .help(let command): try terminal.printResult(UsageGenerator.help(of: command))
    case .version: try terminal.printResult(version + "\n")
    }
    return .success
  } catch {
    terminal.report(error)
    return error.exitCode
  }
}

private func invocation(of arguments: [String]) throws(Failure) -> Invocation {
  do throws(ParserError) {
    return try parseArguments(arguments)
  } catch {
    throw UsageGenerator.failure(for: error, in: Command.nearest(arguments))
  }
}
