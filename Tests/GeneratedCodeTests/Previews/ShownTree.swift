#if canImport(UIKit)
@testable import CellGenRuntime
import UIKit

/// What a view on a screen shows where.
///
/// It is compiled with the tests and with the program that shows views.
@MainActor
struct ShownTree {
  /// The trees of the views that show some data.
  static func trees<Data: ViewData>(of samples: [Data]) -> [LayoutTree] {
    let views = Data.preview(of: samples).subviews
    for view in views {
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      view.layoutIfNeeded()
    }
    return views.map { ShownTree().tree(of: $0) }
  }

  /// The same; for data that look different in a view that has shown other data before, what differs.
  static func reused<Data: ViewData>(of samples: [Data]) -> [LayoutTree] {
    zip(trees(of: samples), samples).map { tree, data in
      let differences = ReusedTree.differences(in: data)
      if differences.isEmpty { return tree }
      return LayoutTree(name: "reused", children: differences.map { LayoutTree(name: $0) })
    }
  }

  /// The elements of the views that show some data which are laid out without a width or a height, where a cell
  /// is as high as its content.
  static func unseen<Data: ViewData>(of samples: [Data]) -> [LayoutTree] {
    Data.preview(of: samples).subviews.map { view in
      let size = view.systemLayoutSizeFitting(
        CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      view.frame = CGRect(x: 0, y: 0, width: 390, height: size.height)
      view.layoutIfNeeded()
      let unseen = ShownTree().leaves(of: view).filter {
        $0.bounds.width == 0 || $0.bounds.height == 0
      }
      return LayoutTree(
        name: "unseen", children: unseen.map { LayoutTree(name: "\(type(of: $0))") })
    }
  }

  /// What is in a view and holds nothing itself, but for spacers.
  private func leaves(of view: UIView) -> [UIView] {
    switch view {
    case let box as CellBox: box.cellGenContent.map(leaves) ?? [box]
    case is UILabel, is UIControl, is UIProgressView, is CellDivider: [view]
    case is CellSpacer: []
    case _ where type(of: view) == UIView.self: []
    default: view.subviews.flatMap(leaves)
    }
  }

  private func tree(of view: UIView) -> LayoutTree {
    // What keeps its place is there, and neither seen nor heard.
    let isUnseen = view.alpha == 0 && view.accessibilityElementsHidden
    return bare(view).hidden(view.isHidden || isUnseen)
  }

  private func bare(_ view: UIView) -> LayoutTree {
    switch view {
    case let box as CellBox:
      // The drawing has it among the looks of what it holds.
      box.cellGenContent.map(tree) ?? LayoutTree(name: "box")
    case let repeated as CellRepeated:
      LayoutTree(name: "items", children: repeated.elementViews.map(tree))
    case let slot as CellGenSlot: tree(of: slot.view)
    case let stack as UIStackView:
      .stack(isVertical: stack.axis == .vertical, stack.arrangedSubviews.map(tree))
    case let flow as CellFlow:
      // Only what it places: items come and go between its other elements.
      LayoutTree(name: "flow", children: flow.shownViews.map(tree))
    case let layers as CellLayers:
      LayoutTree(name: "layers", children: layers.subviews.map(tree))
    case let cover as CellGenCover: tree(of: cover.subviews[0])
    case let declared as DeclaredView: .view(tree(of: declared.subviews[0]))
    default: element(view)
    }
  }

  private func element(_ view: UIView) -> LayoutTree {
    switch view {
    case let label as UILabel: .text("label", label.attributedText?.string ?? label.text)
    case let text as CellTextView: .text("text", text.attributedText.string)
    case let editor as CellTextEditor: .text("editor", editor.text)
    case let field as UITextField: .text("field", field.text)
    case let image as UIImageView: LayoutTree(name: "image" + symbol(image.image))
    case let button as UIButton:
      .text("button" + symbol(button.currentImage), button.currentTitle)
    case let toggle as UISwitch: LayoutTree(name: toggle.isOn ? "toggle on" : "toggle off")
    case let slider as UISlider:
      .part(
        "slider",
        Double(slider.value - slider.minimumValue)
          / Double(max(slider.maximumValue - slider.minimumValue, .leastNonzeroMagnitude)))
    case is UIStepper: LayoutTree(name: "stepper")
    case let segments as UISegmentedControl: tree(of: segments)
    case is UIDatePicker: LayoutTree(name: "date")
    case let bar as UIProgressView: .part("progress", Double(bar.progress))
    case is UIActivityIndicatorView: LayoutTree(name: "activity")
    case is CellDivider: LayoutTree(name: "divider")
    case is CellSpacer: LayoutTree(name: "spacer")
    case _ where type(of: view) == UIView.self: LayoutTree(name: "spacer")
    default: LayoutTree(name: "custom \(type(of: view))")
    }
  }

  private func tree(of segments: UISegmentedControl) -> LayoutTree {
    let titles = (0..<segments.numberOfSegments).map { position in
      let title = segments.titleForSegment(at: position) ?? ""
      return position == segments.selectedSegmentIndex ? "[\(title)]" : title
    }
    return LayoutTree(name: "segments " + titles.joined(separator: ", "))
  }

  /// The name of a symbol; nothing for another image, which the stand-in has none of.
  private func symbol(_ image: UIImage?) -> String {
    guard let image, image.isSymbolImage else { return "" }
    return " " + String("\(image)".dropFirst("UIImage(".count).prefix { $0 != "," && $0 != ")" })
  }
}
#endif
