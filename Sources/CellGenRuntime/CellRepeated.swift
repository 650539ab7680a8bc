#if canImport(UIKit)
public import UIKit

/// As many views of one class as there are items, one after the other.
///
/// Views are kept and used again, so what shows an item must set all that another one may have set. In
/// a ``CellFlow`` they are placed among the others there.
public final class CellRepeated<Element: UIView>: UIStackView {
  private let make: @MainActor () -> Element
  private var elements: [Element] = []
  private weak var flow: CellFlow?

  public init(
    axis: NSLayoutConstraint.Axis = .vertical, spacing: CGFloat = 8,
    make: @escaping @MainActor () -> Element
  ) {
    self.make = make
    super.init(frame: .zero)
    self.axis = axis
    self.spacing = spacing
    isHidden = true
  }

  // Hidden, it would be a call of itself to a compiler whose imports have access levels, which warns:
  // github.com/swiftlang/swift/issues/92023.
  @available(*, unavailable)
  public override init(frame: CGRect) {
    fatalError("init(frame:) is not supported")
  }

  @available(*, unavailable)
  public required init(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// Shows items in order, and hides all of this where there are none.
  ///
  /// - Parameters:
  ///   - items: what is shown.
  ///   - configure: shows an item in a view that may have shown another one.
  public func show<Data>(_ items: [Data], _ configure: (Element, Data) -> Void) {
    while elements.count < items.count { add(make()) }
    for (element, item) in zip(elements, items) { configure(element, item) }
    for (position, element) in elements.enumerated() {
      let isHidden = position >= items.count
      // Only changes: inside a stack view, hiding a view again adds up
      // (<https://soranoba.net/programming/cumulative-hidden>).
      if element.isHidden != isHidden { element.isHidden = isHidden }
    }
    if isHidden != items.isEmpty { isHidden = items.isEmpty }
  }

  private func add(_ element: Element) {
    elements.append(element)
    if let flow { flow.add(element) } else { addArrangedSubview(element) }
  }

  public override var isHidden: Bool {
    didSet { if isHidden != oldValue { flow?.setNeedsLayout() } }
  }
}

/// A container whose views a flow places itself. It is not on the screen then.
@MainActor
protocol CellGenRepeated: UIView {
  /// All its views, hidden ones too.
  var elementViews: [UIView] { get }

  func move(to flow: CellFlow)
}

extension CellRepeated: CellGenRepeated {
  var elementViews: [UIView] { elements }

  func move(to flow: CellFlow) {
    self.flow = flow
    for element in elements { flow.add(element) }
  }
}
#endif
