import CellGenAuthoringCommands
import CellGenCommand

runCommandLine(Array(CommandLine.arguments.dropFirst()), of: Command.all).endProcess()
