import Foundation

/// What a process took, with all that it waited for.
struct Usage {
  /// In seconds from its start to its end; on a machine that others use, mostly theirs.
  var wall = Double.infinity
  /// In seconds of the processors, in and for the process.
  var cpu = Double.infinity
  /// The most memory that was resident, in bytes.
  var memory = Double.infinity

  /// The least of each, which is what is left when nothing else happens on the machine.
  static func least(_ usages: [Usage]) -> Usage {
    usages.reduce(Usage()) { least, usage in
      Usage(
        wall: min(least.wall, usage.wall), cpu: min(least.cpu, usage.cpu),
        memory: min(least.memory, usage.memory))
    }
  }
}

/// A program with its arguments.
struct Invocation {
  var program: String
  var arguments: [String]

  /// Runs the program to its end; it must succeed. What it prints to standard output is dropped.
  ///
  /// `Foundation.Process` does not say what a child took, therefore `wait4`. Until the new program is
  /// loaded the child counts as large as this process, which is why this one keeps little in memory.
  func run() -> Usage {
    let clock = ContinuousClock()
    let start = clock.now
    let child = spawn()
    var status: Int32 = 0
    var usage = rusage()
    precondition(wait4(child, &status, 0, &usage) == child)
    let wall = start.duration(to: clock.now) / .seconds(1)
    precondition(status == 0, "\(program) \(arguments.joined(separator: " ")) failed")
    return Usage(
      wall: wall, cpu: usage.ru_utime.seconds + usage.ru_stime.seconds,
      memory: Double(usage.ru_maxrss) * 1024)
  }

  /// Whether it can be run and ends without an error.
  func succeeds() -> Bool {
    var status: Int32 = 0
    guard let child = trySpawn(), waitpid(child, &status, 0) == child else { return false }
    return status == 0
  }

  private func spawn() -> pid_t {
    guard let child = trySpawn() else { fatalError("cannot start \(program)") }
    return child
  }

  private func trySpawn() -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    var words = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var child = pid_t()
    return posix_spawnp(&child, program, &actions, nil, words, environ) == 0 ? child : nil
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
