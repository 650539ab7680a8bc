import Stage
import Testing
import UIKit

/// How UIKit finds out what a delegate does.
extension Claims {
  @MainActor
  @Suite struct Delegates {
    /// What an app has as its delegate.
    final class Target: NSObject, UITableViewDelegate {
      var scrolls = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    /// A delegate that passes on what it does not implement.
    final class Forwarder: NSObject, UITableViewDelegate {
      let target: Target
      /// Whether it says what the target responds to.
      nonisolated(unsafe) var isForwarding = true

      init(_ target: Target) {
        self.target = target
        super.init()
      }

      #if canImport(ObjectiveC)
      nonisolated override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || isForwarding && target.responds(to: selector)
      }

      nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
        target.responds(to: selector) ? target : super.forwardingTarget(for: selector)
      }
      #endif
    }

    @Test(
      "A table calls a delegate for what it forwards",
      .source(
        "Apple, `NSObject.forwardingTarget(for:)`",
        usedIn: "DelegateForwarding.swift", "TableDataSource.swift"),
      .needsUIKit("without Objective-C there are no selectors"))
    func forwarding() {
      let target = Target()
      let forwarder = Forwarder(target)
      let rows = Rows()
      rows.view.delegate = forwarder
      rows.apply(["a": names(100)])
      Stage.scroll(rows.view, toY: 300)
      #expect(target.scrolls > 0)
    }

    @Test(
      "A table asks what a delegate responds to when it gets it, and not later",
      .source(
        "Apple, \"Delegation\": UIKit remembers what a delegate responds to",
        usedIn: "TableDataSource.swift", "CollectionDataSource.swift"),
      .needsUIKit("without Objective-C there are no selectors"))
    func asking() {
      let target = Target()
      let forwarder = Forwarder(target)
      forwarder.isForwarding = false
      let rows = Rows()
      rows.view.delegate = forwarder
      rows.apply(["a": names(100)])
      forwarder.isForwarding = true
      Stage.scroll(rows.view, toY: 300)
      #expect(target.scrolls == 0)
      rows.view.delegate = nil
      rows.view.delegate = forwarder
      Stage.scroll(rows.view, toY: 600)
      #expect(target.scrolls > 0)
    }

    @Test(
      "Views keep their delegates only weakly",
      .source("Apple, `UIScrollView.delegate`: weak", usedIn: "Tenants.swift"))
    func weakness() {
      let rows = Rows()
      var target: Target? = Target()
      rows.view.delegate = target
      target = nil
      #expect(rows.view.delegate == nil)
    }
  }
}
