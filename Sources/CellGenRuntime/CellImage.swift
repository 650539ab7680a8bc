#if canImport(UIKit)
public import UIKit

/// An image view that loads its image, and shows a placeholder or initials until the image is there.
///
///     avatar.requestSize = CGSize(width: 40, height: 40)
///     avatar.show(data.url, initials: CellInitials(data.name))
///
/// To show what is shown already changes nothing. A result that comes when another image is wanted is
/// not shown. An image that could not be loaded is loaded again with the next content, also if that has the same
/// data; when the network is back, or the view is on the screen again; and with a tap, where there is a
/// ``retryTitle``.
public final class CellImage: UIImageView {
  private enum Phase {
    /// Nothing was asked for, or it was called off.
    case idle
    case loading
    case loaded(UIImage)
    case failed
  }

  /// The size that an image is loaded for, in points. It counts from the next image on.
  ///
  /// Nil for the image's own size; where an image fills the view, for the size of the view, which layout
  /// has to find first.
  public var requestSize: CGSize?

  // part: ImageModes
  /// Whether an image that is smaller than the view keeps its size.
  public var scalesDown = false {
    didSet { if scalesDown != oldValue { setNeedsLayout() } }
  }
  // part end

  // part: ImageRetry
  /// What VoiceOver calls loading the image again. Where there is one, a tap on a failure does so, and selects no
  /// cell. Any other tap goes where it would go without it.
  public var retryTitle: String? {
    didSet { if retryTitle != oldValue { showRetry() } }
  }
  // part end

  // part: ImageModes
  public override var image: UIImage? {
    didSet { if scalesDown { setNeedsLayout() } }
  }
  // part end

  /// The image that is wanted, also before its size is known.
  private var url: Foundation.URL?
  private var request: CellImageRequest?
  private var phase = Phase.idle {
    didSet {
      // part: ImageRetry
      showRetry()
      // part end
      followNetwork()
    }
  }
  private var task: _Concurrency.Task<Void, Never>?
  /// Whether the image that is shown is smaller than wanted, since the wanted one could not be loaded.
  private var isTooSmall = false {
    didSet { if isTooSmall != oldValue { followNetwork() } }
  }
  /// Where it waits for the network if it could not be loaded.
  var cellGenFailures = CellGenFailedImages.shared
  private var wait: CellGenNetworkWait?
  /// True if it could not be loaded, and has left the screen since.
  private var hasLeftScreen = false
  // part: ImageRetry
  /// The view that takes the taps on a failure.
  private var retryArea: UIView?
  // part end
  private var placeholder: UIImage?
  private var failure: UIImage?
  // part: Initials
  private var initials: CellInitials?
  private var label: UILabel?
  // part end
  /// True if the placeholder is a symbol: symbols are centered where images would fill the view.
  private var isCentred = false
  // part: ImageModes
  /// The mode that was set last; nil before.
  private var cellGenMode: CellImageMode?
  /// True if the mode has changed since an image was asked for.
  private var hasNewMode = false
  // part end

  deinit {
    task?.cancel()
  }

  /// Shows an image from memory, or its placeholder until it is loaded.
  ///
  /// - Parameters:
  ///   - url: where the image is; nil for none.
  ///   - placeholder: what is shown while there is no image.
  ///   - failure: what is shown when it cannot be loaded; nil for what is shown while there is none. To
  ///     show it again tries again.
  public func show(
    _ url: Foundation.URL?, placeholder: UIImage? = nil, failure: UIImage? = nil
  ) {
    // part: Initials
    initials = nil
    // part end
    load(url, placeholder: placeholder, failure: failure)
  }

  // part: Initials
  /// Shows an image from memory, or initials until it is loaded.
  ///
  /// - Parameters:
  ///   - url: where the image is; nil for none.
  ///   - placeholder: what is shown while there is no image.
  ///   - failure: what is shown when it cannot be loaded; nil for what is shown while there is none. To
  ///     show it again tries again.
  ///   - initials: what is shown in place of the placeholder, where there are any.
  public func show(
    _ url: Foundation.URL?, placeholder: UIImage? = nil, failure: UIImage? = nil,
    initials: CellInitials?
  ) {
    self.initials = initials
    load(url, placeholder: placeholder, failure: failure)
  }
  // part end

  private func load(_ url: Foundation.URL?, placeholder: UIImage?, failure: UIImage?) {
    // Photos are recognized by their colors; in one with inverted colors nobody is.
    accessibilityIgnoresInvertColors = true
    self.placeholder = placeholder
    self.failure = failure
    self.url = url
    let request = url.flatMap { self.request(for: $0) }
    if request != self.request || !isUnderWay { begin(request) }
    if request == nil, url != nil { setNeedsLayout() }
    update()
  }

  /// Shows an image of the app's, or what takes its place.
  ///
  /// - Parameters:
  ///   - image: nil for none.
  ///   - placeholder: what is shown while there is no image.
  public func show(image: UIImage?, placeholder: UIImage? = nil) {
    // part: Initials
    initials = nil
    // part end
    hold(image, placeholder: placeholder)
  }

  // part: Initials
  /// Shows an image of the app's, or initials.
  ///
  /// - Parameters:
  ///   - image: nil for none.
  ///   - placeholder: what is shown while there is no image.
  ///   - initials: what is shown in place of the placeholder, where there are any.
  public func show(image: UIImage?, placeholder: UIImage? = nil, initials: CellInitials?) {
    self.initials = initials
    hold(image, placeholder: placeholder)
  }
  // part end

  private func hold(_ image: UIImage?, placeholder: UIImage?) {
    accessibilityIgnoresInvertColors = image?.isSymbolImage == false
    self.placeholder = placeholder
    self.failure = nil
    url = nil
    begin(nil)
    phase = image.map(Phase.loaded) ?? .idle
    update()
  }

  /// The request for an image; nil where its size is not known yet.
  private func request(for url: Foundation.URL) -> CellImageRequest? {
    guard asksForBounds else {
      return CellImageRequest(url, points: requestSize, mode: fills ? .fill : .fit)
    }
    guard !bounds.isEmpty else { return nil }
    let new = CellImageRequest(url, points: bounds.size, mode: .fill)
    return request.flatMap { serves($0, for: new) ? $0 : nil } ?? new
  }

  /// Whether an image that was asked for before is as good as another one, being no smaller.
  private func serves(_ known: CellImageRequest, for new: CellImageRequest) -> Bool {
    guard known.url == new.url, let needed = new.size else { return false }
    guard let size = known.size else {
      if case .loaded = phase { return true }
      return false
    }
    return known.mode == new.mode && size.width >= needed.width && size.height >= needed.height
  }

  private var fills: Bool { isCentred || contentMode == .scaleAspectFill }

  /// Whether an image is loaded for the size that layout gives the view.
  private var asksForBounds: Bool { requestSize == nil && fills }

  /// Asks for the image at the size that layout has found, at a larger one than before, or for another mode.
  private func requestAgain() {
    guard isOfOtherSize, let url else { return }
    // What is as large as its image has no size without it.
    let request = request(for: url) ?? CellImageRequest(url)
    guard request != self.request, !bounds.isEmpty || self.request == nil else { return }
    begin(request, whileShown: true)
    update()
  }

  private var isOfOtherSize: Bool {
    // part: ImageModes
    if hasNewMode { return true }
    // part end
    return asksForBounds
  }

  /// Stops waiting for an image, such as when the cell around the view is reused. What is shown stays.
  public func cancel() {
    task?.cancel()
    // What is shown may be smaller than what was waited for.
    if task != nil, case .loaded = phase { request = nil }
    task = nil
    url = nil
    if case .loading = phase { phase = .idle }
    followNetwork()
  }

  private var isUnderWay: Bool {
    switch phase {
    case .loading: true
    case .loaded: !isTooSmall
    case .idle, .failed: false
    }
  }

  /// - Parameter stays: whether what is shown stays until the image is there, being the same in another size.
  private func begin(_ request: CellImageRequest?, whileShown stays: Bool = false) {
    task?.cancel()
    task = nil
    isTooSmall = false
    // part: ImageModes
    hasNewMode = false
    // part end
    self.request = request
    guard let request else {
      phase = .idle
      return
    }
    let loader = CellImages.loader
    if let image = loader.cached(request) {
      phase = .loaded(image)
      return
    }
    if case .loaded = phase, stays {} else { phase = .loading }
    if CellImages.isMeasuring { return }
    task = _Concurrency.Task { [weak self] in
      let image = try? await loader.load(request)
      // What is no longer wanted was cancelled, whether or not the loader took notice.
      guard !_Concurrency.Task.isCancelled else { return }
      self?.end(with: image)
    }
  }

  private func end(with image: UIImage?) {
    task = nil
    if case .loaded = phase, image == nil {
      isTooSmall = true
      return noteFailure()
    }
    phase = image.map(Phase.loaded) ?? .failed
    if image == nil { noteFailure() }
    update()
  }

  private var hasFailed: Bool { if case .failed = phase { true } else { false } }

  /// True while an image is wanted that could not be loaded.
  private var isMissing: Bool { url != nil && (hasFailed || isTooSmall) }

  /// Loads an image again that could not be loaded; nothing for another one.
  func cellGenLoadAgain() {
    guard isMissing else { return }
    begin(request, whileShown: true)
    update()
  }

  /// Waits for the network while an image is missing on the screen.
  private func followNetwork() {
    let waits = isMissing && window != nil
    guard waits != (wait != nil) else { return }
    wait?.end()
    wait = waits ? cellGenFailures.add(self) : nil
  }

  /// Lets the next content try again: the data don't show that an image is missing, and would change nothing.
  private func noteFailure() { CellGenUserChange.note(in: self) }

  /// One that has failed before its cell was on the screen has no list around it until then. Off the screen nobody
  /// follows the network, so what comes back there tries again.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      hasLeftScreen = isMissing
    } else if hasLeftScreen {
      hasLeftScreen = false
      cellGenLoadAgain()
    } else if hasFailed {
      noteFailure()
    }
    followNetwork()
  }

  // part: ImageRetry
  private func showRetry() {
    let isShown = hasFailed && retryTitle != nil
    guard isShown || retryArea != nil else { return }
    let area = retryArea ?? makeRetryArea()
    area.isHidden = !isShown
  }

  /// A view in front of the image. While it is hidden, taps on the image select its cell, or have an action of their
  /// own.
  private func makeRetryArea() -> UIView {
    let area = UIView(frame: bounds)
    let tap = CellGenTap.make()
    tap.cellGenReport = { [weak self] in self?.cellGenLoadAgain() }
    tap.cellGenDimmed = self
    area.addGestureRecognizer(tap)
    // UIKit turns touches off for images.
    isUserInteractionEnabled = true
    addSubview(area)
    retryArea = area
    return area
  }

  /// What VoiceOver offers for a failure; nil where there is none, or where a tap does nothing about it.
  var cellGenRetry: CellGenRetryAction? {
    guard hasFailed, let retryTitle else { return nil }
    return CellGenRetryAction(name: retryTitle) { [weak self] _ in
      self?.cellGenLoadAgain()
      return self != nil
    }
  }

  public override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      let own = super.accessibilityCustomActions
      guard let retry = cellGenRetry else { return own }
      return (own ?? []) + [retry]
    }
    // Those who add one set all that there are.
    set { super.accessibilityCustomActions = newValue?.filter { !($0 is CellGenRetryAction) } }
  }
  // part end

  // MARK: What is seen

  private func update() {
    switch phase {
    case .loaded(let image):
      centre(nil)
      set(image, letters: nil)
    case .failed where failure != nil:
      centre(failure)
      set(failure, letters: nil)
    case .idle, .loading, .failed:
      centre(placeholder)
      // part: Initials
      if let letters = initials?.letters { return set(nil, letters: letters) }
      // part end
      set(placeholder, letters: nil)
    }
  }

  // part: ImageModes
  /// Shows the image in another way. One that is loaded is loaded for it with the next layout, when it is known
  /// which image that is.
  func cellGenSet(_ mode: CellImageMode) {
    guard mode != cellGenMode else { return }
    cellGenMode = mode
    hasNewMode = true
    scalesDown = mode == .scaleDown
    isCentred = false
    contentMode = mode.contentMode
    centre(standIn)
    setNeedsLayout()
  }

  /// The image that is shown in place of one that is not there.
  private var standIn: UIImage? {
    switch phase {
    case .loaded: nil
    case .failed where failure != nil: failure
    case .idle, .loading, .failed: placeholder
    }
  }
  // part end

  /// Centres a symbol where an image would fill, as it would be blown up and cut.
  private func centre(_ standIn: UIImage?) {
    let isSymbol = standIn?.isSymbolImage ?? false
    guard fills, isSymbol != isCentred else { return }
    isCentred = isSymbol
    contentMode = isSymbol ? .center : .scaleAspectFill
  }

  private func set(_ image: UIImage?, letters: String?) {
    // Setting the same again would be a needless pass of layout.
    if self.image !== image { self.image = image }
    // part: Initials
    guard letters != nil || label != nil else { return }
    let label = self.label ?? makeLabel()
    label.text = letters
    label.isHidden = letters == nil
    label.textColor = initials?.color
    setNeedsLayout()
    // part end
  }

  // part: Initials
  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    // The name is what a screen reader says, where anything.
    label.isAccessibilityElement = false
    addSubview(label)
    self.label = label
    return label
  }
  // part end

  public override func layoutSubviews() {
    super.layoutSubviews()
    requestAgain()
    // part: ImageRetry
    retryArea?.frame = bounds
    // part end
    // part: ImageModes
    if scalesDown, let size = image?.size {
      let isSmall = size.width <= bounds.width && size.height <= bounds.height
      contentMode = isSmall ? .center : .scaleAspectFit
    }
    // part end
    // part: Initials
    guard let label, let initials else { return }
    label.frame = bounds
    label.font = initials.font ?? .systemFont(ofSize: bounds.height * 0.4)
    // part end
  }
}

// part: ImageModes
/// How an image is shown in a view of another size.
public enum CellImageMode: Swift.Hashable, Swift.Sendable {
  /// The whole image is visible.
  case fit
  /// The image is cut at the edges of the view, which it fills.
  case fill
  /// The image keeps its size.
  case center
  /// The whole image is visible, and never larger than it is.
  case scaleDown
  /// One of UIKit's modes.
  case contentMode(UIView.ContentMode)

  fileprivate var contentMode: UIView.ContentMode {
    switch self {
    case .fit, .scaleDown: .scaleAspectFit
    case .fill: .scaleAspectFill
    case .center: .center
    case .contentMode(let mode): mode
    }
  }
}

extension ConfigurableView {
  /// Changes how an image is shown in a view of another size.
  ///
  /// - Parameters:
  ///   - imageView: one of this view's; only a ``CellImage`` knows `scaleDown`.
  ///   - mode: how it is shown. One that does not fit is cut at the bounds.
  public func setMode(of imageView: UIImageView, to mode: CellImageMode) {
    imageView.clipsToBounds = mode.contentMode != .scaleAspectFit
    guard let image = imageView as? CellImage else {
      imageView.contentMode = mode.contentMode
      return
    }
    image.cellGenSet(mode)
  }
}
// part end
#endif
