import Foundation
import Synchronization
import TestSupport

/// A running browser, as the system sees it.
///
/// It reads commands from descriptor 3 and writes answers to descriptor 4. Both are one end of a
/// socket: there is nothing to open that could wait for the other side, and both sides notice when
/// the other one ends. So the browser ends with the tests, even if they crash.
struct BrowserProcess: Sendable {
  let socket: Socket
  private let id: pid_t
  private let folder: TemporaryFolder

  /// Starts a program, with its messages and its profile in a temporary folder.
  static func start(_ arguments: [String]) throws -> BrowserProcess {
    _ = endAllAtExit
    let folder = try TemporaryFolder()
    let (ours, theirs) = try Socket.pair()
    let id = try spawn(
      arguments + ["--user-data-dir=\(folder.path("profile"))"], theirs, log: folder.path(log))
    let process = BrowserProcess(socket: ours, id: id, folder: folder)
    running.withLock { $0[id] = process }
    return process
  }

  /// The last lines that the browser wrote.
  var messages: String {
    let lines = (try? folder.read(Self.log))?.split(separator: "\n") ?? []
    return lines.suffix(20).joined(separator: "\n")
  }

  /// Ends the browser and all of its processes, waits until it has ended, and removes its files.
  func end() {
    guard Self.running.withLock({ $0.removeValue(forKey: id) }) != nil else { return }
    socket.shutDown()
    for _ in 0..<100 where !hasEnded { usleep(10_000) }
    kill(-id, SIGKILL)
    waitpid(id, nil, 0)
    // Now, because whoever holds the folder may live as long as the tests.
    try? FileManager.default.removeItem(at: folder.url)
  }

  /// Whether the browser has ended; it still holds the number of its group.
  private var hasEnded: Bool {
    var info = siginfo_t()
    waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT)
    return info.si_signo != 0
  }

  private static let log = "messages.txt"

  private static let running = Mutex<[pid_t: BrowserProcess]>([:])

  private static let endAllAtExit = atexit {
    for process in BrowserProcess.running.withLock({ Array($0.values) }) { process.end() }
  }
}

/// Starts a program in a process group of its own, with the socket as descriptors 3 and 4.
///
/// Foundation's `Process` passes on no descriptors beside the three streams.
private func spawn(_ arguments: [String], _ socket: Socket, log: String) throws -> pid_t {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
  posix_spawn_file_actions_adddup2(&actions, 1, 2)
  posix_spawn_file_actions_adddup2(&actions, socket.descriptor, 3)
  posix_spawn_file_actions_adddup2(&actions, socket.descriptor, 4)
  // A pipe of another test would not end as long as the browser holds it.
  for descriptor in try openDescriptors() where descriptor > 4 {
    posix_spawn_file_actions_addclose(&actions, descriptor)
  }

  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
  posix_spawnattr_setpgroup(&attributes, 0)

  let words = cStrings(arguments)
  let environment = cStrings(ProcessInfo.processInfo.environment.map { "\($0)=\($1)" })
  defer { for string in words + environment { free(string) } }
  var id: pid_t = 0
  let code = posix_spawnp(&id, arguments[0], &actions, &attributes, words, environment)
  guard code == 0 else {
    throw BrowserError("could not start \(arguments[0]): \(String(cString: strerror(code)))")
  }
  return id
}

private func openDescriptors() throws -> [Int32] {
  try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { Int32($0) }
}

/// A list that ends with nil, as C functions take it.
private func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
  strings.map { strdup($0) } + [nil]
}
