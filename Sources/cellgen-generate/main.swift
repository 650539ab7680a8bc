import CellGenCommand

// cellgen with only the `generate` command, which is all that a build needs. The plugins run it: packages
// compile what their plugins run, and the other commands would only slow down the first build.

runCommandLine(Array(CommandLine.arguments.dropFirst()), of: [.generate]).endProcess()
