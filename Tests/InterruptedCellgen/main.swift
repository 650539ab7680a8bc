import CellGenAuthoring
import CellGenCommand
import Foundation

// cellgen, but killed by the system just before its n-th change to the disk:
//
//     interrupted-cellgen 7 nothing generate Screens -o Out
//     interrupted-cellgen 7 swaps generate Screens -o Out     where files cannot be exchanged
//     interrupted-cellgen 7 moves generate Screens -o Out     where no file may be moved either
//     interrupted-cellgen 7 drafts generate Screens -o Out    where only the outputs may be written

/// How many changes have been made; those of a run come one after the other.
private final class Counter: @unchecked Sendable {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

private func run(_ arguments: [String], killedAt last: Int, refusing refused: String) -> ExitCode {
  let counter = Counter()
  let intervene: @Sendable (FileSystem.Change, String) -> Int32? = { change, path in
    if counter.next() == last { kill(getpid(), SIGKILL) }
    let isRefused =
      switch refused {
      case "swaps": change == .swap
      case "moves": change == .rename || change == .swap
      case "drafts": change == .createFile && path.contains("/.cellgen-")
      default: false
      }
    return isRefused ? EPERM : nil
  }
  return FileSystem.$intervention.withValue(intervene) {
    runCommandLine(arguments, of: Command.all)
  }
}

private let arguments = CommandLine.arguments
run(Array(arguments.dropFirst(3)), killedAt: Int(arguments[1])!, refusing: arguments[2])
  .endProcess()
