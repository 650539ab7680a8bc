#if canImport(UIKit)
public import UIKit

/// The superclass of declared views: it has their initializers, so that each of them has
/// only what it shows.
///
/// What no view overrides is final, and so takes no place in the table of methods that is compiled for
/// each of them.
open class DeclaredView: UIView {
  /// The state of the cell around the view, as it was told last.
  public final private(set) var cellState = CellState()
  // part: Buttons
  /// How a look is shown in each of the buttons that were set up.
  final var cellGenButtons:
    [Swift.ObjectIdentifier:
      @MainActor (UIButton, @escaping @MainActor () -> CellButtonLook) -> Void] = [:]
  /// The states in which buttons were shown last, where more than a look follows them.
  final var cellGenButtonStates: [Swift.ObjectIdentifier: CellState] = [:]
  // part end
  // part: ButtonMenus
  /// What the menus of buttons offer.
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

  /// What keeps what fills the view at its edges.
  final var cellGenEdges: CellGenEdges?
  // part: Margins
  /// What keeps its inside away from the margins of the view, besides what fills it.
  final var cellGenMargins = CellGenMargins()
  // part end

  // part: Lengths
  /// Made with the first length, since most views have none.
  private final var knownLengths: CellGenLengths?
  // part end

  /// Makes what the view consists of. Called once, when the view is made.
  open func makeElements() {}

  open func prepareForReuse() {}

  // part: Separators
  /// The element with which the line below a row around the view begins, where the row asks for one.
  open var separatorStart: UIView? { nil }
  // part end

  // part: Animated
  /// True if new data are animated while the view is on the screen. Those of another item never are.
  open var animatesNewData: Bool { false }
  // part end

  /// Shows the state of the cell around the view.
  ///
  /// Called once with the normal state when the elements are made, so that a view without a cell looks
  /// normal, and then with each state of the cell. A view with values that depend on data and state
  /// sets them here, and calls this with its ``cellState`` when it is configured.
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

  /// Made when VoiceOver asks, or when something is set.
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
  /// The lengths of its elements.
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
