#if canImport(UIKit)
public import UIKit

/// An image view that loads its image, and shows a placeholder or initials until it is available.
///
///     avatar.requestSize = CGSize(width: 40, height: 40)
///     avatar.show(data.url, initials: CellInitials(data.name))
///
/// Showing the current content again has no effect. The result of an earlier request is ignored once another
/// image is requested. An image that failed to load is loaded again with the next content, even if its data
/// is the same; when the network is available again, or the view returns to the screen; and with a tap, if
/// there is a ``retryTitle``.
public final class CellImage: UIImageView {
  private enum Phase {
    /// Nothing was requested, or the request was canceled.
    case idle
    case loading
    case loaded(UIImage)
    case failed
  }

  /// The size to load images for, in points. A new size takes effect with the next image.
  ///
  /// Nil for the image's own size; if the image fills the view, for the size of the view, which is known
  /// after layout.
  public var requestSize: CGSize?

  // part: ImageModes
  /// A Boolean value that indicates whether an image that is smaller than the view keeps its size.
  public var scalesDown = false {
    didSet { if scalesDown != oldValue { setNeedsLayout() } }
  }
  // part end

  // part: ImageRetry
  /// The name of the VoiceOver action that loads the image again. If it is set, a tap on a failed image does
  /// so, too, and does not select the cell. Any other tap has its usual effect.
  public var retryTitle: String? {
    didSet { if retryTitle != oldValue { showRetry() } }
  }
  // part end

  // part: ImageModes
  public override var image: UIImage? {
    didSet { if scalesDown { setNeedsLayout() } }
  }
  // part end

  /// The image that is wanted, even before its size is known.
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
  /// True if the visible image is smaller than wanted because the wanted one could not be loaded.
  private var isTooSmall = false {
    didSet { if isTooSmall != oldValue { followNetwork() } }
  }
  /// The images that wait for the network, which this one joins if it fails to load.
  var cellGenFailures = CellGenFailedImages.shared
  private var wait: CellGenNetworkWait?
  /// True if the image failed to load and has left the screen since.
  private var hasLeftScreen = false
  // part: ImageRetry
  /// The view that takes taps on a failed image.
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
  /// The mode that was set last; nil if none was.
  private var cellGenMode: CellImageMode?
  /// True if the mode has changed since an image was requested.
  private var hasNewMode = false
  // part end

  deinit {
    task?.cancel()
  }

  /// Shows an image from memory, or its placeholder until it is loaded.
  ///
  /// - Parameters:
  ///   - url: the location of the image; nil for no image.
  ///   - placeholder: the image to show while there is none.
  ///   - failure: the image to show if loading fails; nil for the placeholder. Showing the same content again tries
  ///     again.
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
  ///   - url: the location of the image; nil for no image.
  ///   - placeholder: the image to show while there is none.
  ///   - failure: the image to show if loading fails; nil for the placeholder. Showing the same content again tries
  ///     again.
  ///   - initials: the initials to show in place of the placeholder, if there are any.
  public func show(
    _ url: Foundation.URL?, placeholder: UIImage? = nil, failure: UIImage? = nil,
    initials: CellInitials?
  ) {
    self.initials = initials
    load(url, placeholder: placeholder, failure: failure)
  }
  // part end

  private func load(_ url: Foundation.URL?, placeholder: UIImage?, failure: UIImage?) {
    // People recognize photos by their colors.
    accessibilityIgnoresInvertColors = true
    self.placeholder = placeholder
    self.failure = failure
    self.url = url
    let request = url.flatMap { self.request(for: $0) }
    if request != self.request || !isUnderWay { begin(request) }
    if request == nil, url != nil { setNeedsLayout() }
    update()
  }

  /// Shows one of the app's images, or its placeholder.
  ///
  /// - Parameters:
  ///   - image: the image; nil for none.
  ///   - placeholder: the image to show while there is none.
  public func show(image: UIImage?, placeholder: UIImage? = nil) {
    // part: Initials
    initials = nil
    // part end
    hold(image, placeholder: placeholder)
  }

  // part: Initials
  /// Shows one of the app's images, or initials.
  ///
  /// - Parameters:
  ///   - image: the image; nil for none.
  ///   - placeholder: the image to show while there is none.
  ///   - initials: the initials to show in place of the placeholder, if there are any.
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

  /// Returns the request for an image; nil if its size is not known yet.
  private func request(for url: Foundation.URL) -> CellImageRequest? {
    guard asksForBounds else {
      return CellImageRequest(url, points: requestSize, mode: fills ? .fill : .fit)
    }
    guard !bounds.isEmpty else { return nil }
    let new = CellImageRequest(url, points: bounds.size, mode: .fill)
    return request.flatMap { serves($0, for: new) ? $0 : nil } ?? new
  }

  /// True if an earlier request can serve a new one because its image is at least as large.
  private func serves(_ known: CellImageRequest, for new: CellImageRequest) -> Bool {
    guard known.url == new.url, let needed = new.size else { return false }
    guard let size = known.size else {
      if case .loaded = phase { return true }
      return false
    }
    return known.mode == new.mode && size.width >= needed.width && size.height >= needed.height
  }

  private var fills: Bool { isCentred || contentMode == .scaleAspectFill }

  /// True if images are loaded for the size that layout gives the view.
  private var asksForBounds: Bool { requestSize == nil && fills }

  /// Requests the image at the size that layout has determined, at a larger size than before, or for another
  /// mode.
  private func requestAgain() {
    guard isOfOtherSize, let url else { return }
    // A view that takes the size of its image has no size without it.
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

  /// Stops waiting for an image, for example when the cell that contains the view is reused. The visible
  /// image remains.
  public func cancel() {
    task?.cancel()
    // The visible image may be smaller than the one that was awaited.
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

  /// - Parameter stays: true to keep the visible image until the new one is loaded, which is the same in
  ///   another size.
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
      // A task for an image that is no longer wanted was canceled, even if the loader ignored it.
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

  /// True while the wanted image is missing because it could not be loaded.
  private var isMissing: Bool { url != nil && (hasFailed || isTooSmall) }

  /// Loads the image again if it could not be loaded.
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

  /// Lets the next content try again. The data does not show that the image is missing, so it would change
  /// nothing.
  private func noteFailure() { CellGenUserChange.note(in: self) }

  /// Reports a failure that came before the cell was on the screen, when no list contained the view yet.
  /// Images off the screen do not follow the network, so they are loaded again when they return.
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

  /// Makes a view in front of the image. While it is hidden, taps on the image select the cell or report the
  /// image's own action.
  private func makeRetryArea() -> UIView {
    let area = UIView(frame: bounds)
    let tap = CellGenTap.make()
    tap.cellGenReport = { [weak self] in self?.cellGenLoadAgain() }
    tap.cellGenDimmed = self
    area.addGestureRecognizer(tap)
    // UIKit disables touches for image views.
    isUserInteractionEnabled = true
    addSubview(area)
    retryArea = area
    return area
  }

  /// The VoiceOver action for a failed image; nil if the image has not failed or has no title for the action.
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
    // Code that adds an action sets the whole list, which includes this one.
    set { super.accessibilityCustomActions = newValue?.filter { !($0 is CellGenRetryAction) } }
  }
  // part end

  // MARK: Appearance

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
  /// Shows the image in another mode. The next layout loads an image for that mode, once it is known which
  /// image that is.
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

  /// The image that is shown in place of a missing one.
  private var standIn: UIImage? {
    switch phase {
    case .loaded: nil
    case .failed where failure != nil: failure
    case .idle, .loading, .failed: placeholder
    }
  }
  // part end

  /// Centers a symbol where an image would fill the view, which would enlarge and clip the symbol.
  private func centre(_ standIn: UIImage?) {
    let isSymbol = standIn?.isSymbolImage ?? false
    guard fills, isSymbol != isCentred else { return }
    isCentred = isSymbol
    contentMode = isSymbol ? .center : .scaleAspectFill
  }

  private func set(_ image: UIImage?, letters: String?) {
    // Setting the same image again would cause a needless layout pass.
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
    // VoiceOver reads the name, if anything.
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
/// The way in which an image is fitted into a view of another size.
public enum CellImageMode: Swift.Hashable, Swift.Sendable {
  /// The whole image is visible.
  case fit
  /// The image fills the view and is clipped at its edges.
  case fill
  /// The image keeps its size.
  case center
  /// The whole image is visible, and never enlarged.
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
  /// Sets how an image is fitted into a view of another size.
  ///
  /// - Parameters:
  ///   - imageView: one of this view's image views; only a ``CellImage`` supports `scaleDown`.
  ///   - mode: the mode. An image that does not fit is clipped at the bounds.
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
