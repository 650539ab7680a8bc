runCommandLine(Array(CommandLine.arguments.dropFirst())).endProcess()
