import Foundation

extension Array where Self: Sendable {
  /// Returns the results of a function for each element, in order, computed on all cores.
  ///
  /// Threads take the elements one at a time because some take longer than others. The stacks of the threads
  /// are as large as the main thread's, so deeply nested input gives the same result on all of them.
  ///
  /// - Source: other threads, including Dispatch's, have a stack of half a megabyte (Apple, Threading
  ///   Programming Guide, "Thread Costs").
  ///
  /// - Parameter cores: the number of threads; nil for one per core.
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

/// Read once: on Linux, Foundation gets it from files.
private let processorCount = ProcessInfo.processInfo.activeProcessorCount

/// The usual size of a main thread's stack, in bytes.
private let stackOfMainThread = 8 << 20

/// The elements that several threads share, and their results.
///
/// `@unchecked` because the lock protects all mutable state.
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

  /// The results; complete once all threads are done.
  var results: [Result] { found.compactMap(\.self) }

  /// Transforms elements until none are left.
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
