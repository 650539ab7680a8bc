/// A control for choosing one of several titles.
@MainActor
open class UISegmentedControl: UIControl {
  public class var noSegment: Int { -1 }

  private var titles: [String] = []
  private var selection = -1

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A button for each segment; that of the chosen segment is selected.
  override var saidByDefault: Said {
    var said = super.saidByDefault
    said.isElement = false
    return said
  }
  open override var accessibilityElements: [Any]? {
    get {
      titles.enumerated().map { position, title in
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = title
        element.accessibilityTraits = position == selection ? [.button, .selected] : .button
        return element
      }
    }
    set {}
  }

  open var numberOfSegments: Int { titles.count }
  /// An index out of range raises an exception.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      guard newValue == -1 || titles.indices.contains(newValue) else {
        return StandIn.fail(
          "-[UISegmentedControl setSelectedSegmentIndex:]: index \(newValue) is out of range",
          name: "NSInvalidArgumentException")
      }
      selection = newValue
    }
  }
  open var selectedSegmentTintColor: UIColor?
  open var apportionsSegmentWidthsByContent = false

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let place = min(segment, titles.count)
    titles.insert(title ?? "", at: place)
    if selection >= place { selection += 1 }
    invalidateIntrinsicContentSize()
  }
  open func removeAllSegments() {
    titles = []
    selection = -1
    invalidateIntrinsicContentSize()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { titles[segment] = title ?? "" }
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(titles.reduce(0) { $0 + $1.count * 8 + 20 }), height: 32)
  }
}

extension StandIn {
  /// Taps a segment, which reports nothing if it is already selected.
  @MainActor
  public static func tapSegment(_ index: Int, of control: UISegmentedControl) {
    guard control.isEnabled, control.isUserInteractionEnabled,
      control.selectedSegmentIndex != index
    else { return }
    control.selectedSegmentIndex = index
    control.sendActions(for: .valueChanged)
  }
}
