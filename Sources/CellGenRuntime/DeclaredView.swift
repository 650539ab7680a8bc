#if canImport(UIKit)
public import UIKit

/// The superclass of declared views. It provides their initializers, which leaves only the content to each
/// view.
///
/// Members that no view overrides are final, so they take no space in the method table that is compiled for
/// each view.
open class DeclaredView: UIView {
  /// The last known state of the cell that contains the view.
  public final private(set) var cellState = CellState()
  // part: Buttons
  /// Functions that show a look in each of the buttons that were set up.
  final var cellGenButtons:
    [Swift.ObjectIdentifier:
      @MainActor (UIButton, @escaping @MainActor () -> CellButtonLook) -> Void] = [:]
  /// The last states of buttons whose state affects more than their look.
  final var cellGenButtonStates: [Swift.ObjectIdentifier: CellState] = [:]
  // part end
  // part: ButtonMenus
  /// The menu items of buttons, as accessibility actions.
  final var cellGenMenus: [Swift.ObjectIdentifier: [UIAccessibilityCustomAction]] = [:]
  // part end

  public required override init(frame: CGRect) {
    super.init(frame: frame)
    makeElements()
    update(for: cellState)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not supported")
  }

  /// The constraints that keep the view's content at its edges.
  final var cellGenEdges: CellGenEdges?
  // part: Margins
  /// The stacks and boxes, except for the view's content itself, that inset their content by the margins.
  final var cellGenMargins = CellGenMargins()
  // part end

  // part: Lengths
  /// Created with the first length, since most views have none.
  private final var knownLengths: CellGenLengths?
  // part end

  /// Creates the elements of the view. Called once, when the view is created.
  open func makeElements() {}

  open func prepareForReuse() {}

  // part: Separators
  /// The element at which the separator below the view's row begins, if the row uses it.
  open var separatorStart: UIView? { nil }
  // part end

  // part: Animated
  /// A Boolean value that indicates whether new data is animated while the view is on the screen. Data of
  /// another item never is.
  open var animatesNewData: Bool { false }
  // part end

  /// Shows the state of the cell that contains the view.
  ///
  /// Called once with the normal state when the elements are created, which gives a view without a cell its
  /// normal appearance, and then with each state of the cell. A view whose values depend on both data and
  /// state sets them here, and calls this with its ``cellState`` when it is configured.
  open func update(for state: CellState) {
    cellState = state
  }

  // part: Margins
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if !cellGenMargins.isEmpty { cellGenMargins.follow(directionalLayoutMargins) }
  }
  // part end

  // part: Flows
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    if horizontal == .required { CellFlow.layOutFlows(in: self, width: targetSize.width) }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
  // part end

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).map { CellGenTouchArea.view(at: point, hit: $0, in: self) }
  }

  // MARK: What VoiceOver reads

  /// Created when VoiceOver asks for it, or when a property is set.
  final lazy var cellGenSpeech = CellGenSpeech(of: self)

  open override var isAccessibilityElement: Bool {
    get { cellGenSpeech.isElement ?? cellGenSpeech.isOneStop(cellGenSpeech.content) }
    set { cellGenSpeech.isElement = newValue }
  }

  open override var accessibilityElements: [Any]? {
    get { cellGenSpeech.elements ?? cellGenSpeech.stops(cellGenSpeech.content) }
    set { cellGenSpeech.elements = newValue }
  }

  open override var accessibilityLabel: String? {
    get { cellGenSpeech.spokenLabel(cellGenSpeech.content) }
    set { cellGenSpeech.label = newValue }
  }

  open override var accessibilityValue: String? {
    get { cellGenSpeech.spokenValue(cellGenSpeech.content) }
    set { cellGenSpeech.value = newValue }
  }

  open override var accessibilityHint: String? {
    get { cellGenSpeech.spokenHint(cellGenSpeech.content) }
    set { cellGenSpeech.hint = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { cellGenSpeech.spokenTraits(cellGenSpeech.content) }
    set { cellGenSpeech.traits = newValue }
  }

  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { cellGenSpeech.spokenActions(cellGenSpeech.content) }
    set { cellGenSpeech.actions = newValue }
  }

  open override var accessibilityActivationPoint: CGPoint {
    get {
      cellGenSpeech.activationPoint
        ?? cellGenSpeech.spokenActivationPoint(cellGenSpeech.content)
    }
    set { cellGenSpeech.activationPoint = newValue }
  }

  open override func accessibilityIncrement() {
    cellGenSpeech.adjust { $0.accessibilityIncrement() }
  }

  open override func accessibilityDecrement() {
    cellGenSpeech.adjust { $0.accessibilityDecrement() }
  }

  // part: Lengths
  /// The lengths of the view's elements.
  final var lengths: CellGenLengths {
    if let knownLengths { return knownLengths }
    let lengths = CellGenLengths()
    knownLengths = lengths
    if #available(iOS 17, *) {
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (view: DeclaredView, _: UITraitCollection) in
        view.knownLengths?.textSizeChanged()
      }
    }
    return lengths
  }

  // Deprecated like the method that it overrides, to avoid a warning.
  @available(iOS, deprecated: 17, message: "Before iOS 17 only.")
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #available(iOS 17, *) { return }
    knownLengths?.textSizeChanged()
  }
  // part end
}

extension DeclaredView: ReusableView {}
#endif
