import CellGenCommand

// cellgen with `generate` alone, which is all that a build needs. The plugins run it: a user's package
// compiles what its plugins run, and the other commands would only make the first build slower.

runCommandLine(Array(CommandLine.arguments.dropFirst()), of: [.generate]).endProcess()
