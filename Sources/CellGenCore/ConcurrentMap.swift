import Foundation

extension Array where Self: Sendable {
  /// The results of a function for each element, in order, found on all cores.
  ///
  /// The elements are handed out one at a time, since some take longer than others. The threads have stacks as
  /// large as that of the main thread, so that what is nested deeply ends the same on each of them.
  ///
  /// - Source: other threads, Dispatch's among them, have a stack of half a megabyte (Apple, Threading Programming
  ///   Guide, "Thread Costs").
  ///
  /// - Parameter cores: how many threads work; nil for one on each core.
  package func concurrentMap<Result: Sendable>(
    on cores: Int? = nil, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    guard count > 1 else { return map(transform) }
    let workers = Swift.min(count, cores ?? processorCount)
    guard workers > 1 else { return map(transform) }
    let work = SharedWork(self, transform)
    let end = DispatchGroup()
    for _ in 1..<workers {
      end.enter()
      let thread = Thread {
        work.run()
        end.leave()
      }
      thread.stackSize = stackOfMainThread
      thread.start()
    }
    work.run()
    end.wait()
    return work.results
  }
}

/// Asked once: on Linux, Foundation reads it from files.
private let processorCount = ProcessInfo.processInfo.activeProcessorCount

/// The usual size of a main thread's stack, in bytes.
private let stackOfMainThread = 8 << 20

/// The elements that several threads take in turn, and what they make of them.
///
/// Unchecked, as the lock guards what changes.
private final class SharedWork<Element: Sendable, Result: Sendable>: @unchecked Sendable {
  private let elements: [Element]
  private let transform: @Sendable (Element) -> Result
  private let lock = NSLock()
  private var next = 0
  private var found: [Result?]

  init(_ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result) {
    self.elements = elements
    self.transform = transform
    found = Array(repeating: nil, count: elements.count)
  }

  /// The results, once all threads are done.
  var results: [Result] { found.compactMap(\.self) }

  /// Takes elements until there are none left.
  func run() {
    while let position = take() {
      let result = transform(elements[position])
      lock.withLock { found[position] = result }
    }
  }

  private func take() -> Int? {
    lock.withLock {
      guard next < elements.count else { return nil }
      defer { next += 1 }
      return next
    }
  }
}
