import CellGenCore
import FixtureSupport
import Testing

/// Each place that takes a value takes every way to write it, or declares why it does not.
@Suite struct SlotTests {
  @Test func everySlotTakesEveryWriting() {
    let unexplained = Slot.all.filter { slot in
      slot.lacking.contains { slot.reason(for: $0) == nil }
    }
    #expect(unexplained.map(\.name) == [])
  }

  /// A way to write a value that a key declares not to take and takes is a declaration to remove.
  @Test func limitsAreTrue() {
    for slot in Slot.all {
      for limit in slot.key.limits {
        #expect(
          slot.lacking.contains(where: limit.writings.contains), "\(slot.name): \(limit.reason)")
      }
    }
  }

  @Test func reasonsAreFewAndUsed() {
    #expect(LimitReason.allCases.count <= 25)
    let used = Set(
      Slot.all.flatMap { slot in slot.lacking.compactMap { slot.reason(for: $0) } })
    #expect(Set(LimitReason.allCases).subtracting(used) == [])
  }
}
