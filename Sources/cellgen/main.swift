import CellGenAuthoring
import CellGenCommand

runCommandLine(Array(CommandLine.arguments.dropFirst()), of: Command.all).endProcess()
