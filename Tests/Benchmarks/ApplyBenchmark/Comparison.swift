import Foundation

/// How long the same took in both ways, round after round.
struct Comparison {
  var title: String
  private var generated: [Duration] = []
  private var byHand: [Duration] = []
  /// What the data source took of the time by hand.
  private var applying: [Duration] = []

  init(_ title: String) {
    self.title = title
  }

  mutating func add(generated: Duration, byHand: Duration, applying: Duration) {
    self.generated.append(generated)
    self.byHand.append(byHand)
    self.applying.append(applying)
  }

  /// The medians and what one is to the other, with and without what is the data source's own.
  var report: String {
    let (generated, byHand) = (Self.median(generated), Self.median(byHand))
    let applying = Self.median(applying)
    return """
      \(title)
        generated         \(Self.milliseconds(generated)) ms
        by hand           \(Self.milliseconds(byHand)) ms
        of it, UIKit's    \(Self.milliseconds(applying)) ms
        ratio             \(Self.ratio(generated, byHand))
        without UIKit's   \(Self.ratio(generated - applying, byHand - applying))
      """
  }

  private static func median(_ times: [Duration]) -> Duration {
    times.sorted()[times.count / 2]
  }

  private static func milliseconds(_ time: Duration) -> String {
    String(format: "%8.2f", time / .milliseconds(1))
  }

  private static func ratio(_ first: Duration, _ second: Duration) -> String {
    String(format: "%8.2f", first / second)
  }
}
