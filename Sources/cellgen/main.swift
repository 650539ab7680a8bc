import CellGenCommand

runCommandLine(Array(CommandLine.arguments.dropFirst())).endProcess()
