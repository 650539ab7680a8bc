/// A completion block that waits for its animation to end.
@MainActor
final class PendingCompletion {
  private var block: (() -> Void)?

  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  func run() {
    let block = block
    self.block = nil
    block?()
  }
}

extension StandIn {
  @MainActor private static var pending: [PendingCompletion] = []

  /// Runs `block` on a later turn of the main actor, as UIKit does when an animation has ended.
  @MainActor
  static func later(_ block: @escaping () -> Void) {
    let completion = PendingCompletion(block)
    pending.append(completion)
    Task { @MainActor in
      completion.run()
      pending.removeAll { $0 === completion }
    }
  }

  /// Runs every waiting completion block immediately, so synchronous tests need not wait.
  @MainActor
  public static func finishAnimations() {
    while !pending.isEmpty {
      let completions = pending
      pending = []
      for completion in completions { completion.run() }
    }
  }
}
