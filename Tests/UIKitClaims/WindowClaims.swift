import Stage
import Testing
import UIKit

/// Views on the screen and off it.
extension Claims {
  @MainActor
  @Suite struct Windows {
    /// A view that notices its window and its layout.
    final class Sentinel: UIView {
      var windows: [Bool] = []
      var layouts = 0
      override func didMoveToWindow() {
        super.didMoveToWindow()
        windows.append(window != nil)
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }

    @Test(
      "A view in no window has none, and is told when it comes into one and leaves it",
      .source("Apple, `UIView.didMoveToWindow()`", usedIn: "Seen.swift", "ListWatching.swift"))
    func movingToAWindow() {
      let (outer, sentinel) = (UIView(), Sentinel())
      outer.addSubview(sentinel)
      #expect(sentinel.window == nil && sentinel.windows == [])
      let stage = Stage()
      stage.show(outer)
      #expect(sentinel.window === stage.window && sentinel.windows == [true])
      outer.removeFromSuperview()
      #expect(sentinel.window == nil && sentinel.windows == [true, false])
    }

    @Test(
      "A hidden view in a table is told of the window, and laid out when the table changes its size",
      .source("Apple, `UIView.autoresizingMask`, `UIView.layoutSubviews()`", usedIn: "Seen.swift"))
    func hiddenViews() {
      let rows = Rows()
      let sentinel = Sentinel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      sentinel.isHidden = true
      sentinel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      rows.view.addSubview(sentinel)
      #expect(sentinel.windows == [true])
      rows.stage.layOut()
      let before = sentinel.layouts
      rows.stage.resize(rows.view, width: 200)
      #expect(sentinel.layouts > before)
    }

    @Test(
      "The scene of a window on the screen is in the foreground",
      .source("Apple, `UIScene.ActivationState`", usedIn: "Seen.swift"),
      .needsUIKit("the windows of the stand-in have no scene unless a test makes one"))
    func scene() {
      let stage = Stage()
      #expect(stage.window.windowScene?.activationState == .foregroundActive)
    }

    @Test(
      "What a scroll view shows begins at its content offset",
      .source("Apple, `UIScrollView.contentOffset`", usedIn: "Seen.swift"))
    func offsets() throws {
      let rows = Rows()
      rows.apply(["a": names(100)])
      Stage.scroll(rows.view, toY: 500)
      #expect(rows.view.bounds.origin.y == 500)
      let cell = try #require(rows.view.visibleCells.first)
      let frame = cell.convert(cell.bounds, to: rows.view.superview)
      #expect(frame.minY <= 0 && frame.maxY > 0)
    }

    @Test(
      "A scroll view keeps its content away from the safe area",
      .source(
        "Apple, `UIScrollView.adjustedContentInset`",
        usedIn: "Seen.swift", "ScreenPlaceholder.swift"))
    func safeArea() {
      let items = Items(
        layout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)),
        safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
      #expect(items.view.safeAreaInsets.top == 50)
      #expect(items.view.adjustedContentInset.top == 50)
      #expect(items.view.adjustedContentInset.bottom == 30)
    }

    @Test(
      "The margins of a view are inside of the safe area",
      .source("Apple, `UIView.insetsLayoutMarginsFromSafeArea`", usedIn: "ScreenPlaceholder.swift"))
    func marginsInTheSafeArea() {
      let stage = Stage(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
      let (view, inner) = (UIView(), UIView())
      view.layoutMargins = .zero
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        inner.widthAnchor.constraint(equalToConstant: 10),
        inner.heightAnchor.constraint(equalToConstant: 10),
      ])
      stage.show(view)
      #expect(inner.frame.minY == 50)
    }
  }
}
