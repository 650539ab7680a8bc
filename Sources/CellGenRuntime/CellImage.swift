#if canImport(UIKit)
public import UIKit

/// An image view that loads what it shows, with what stands in for the image until it is there.
///
///     avatar.requestSize = CGSize(width: 40, height: 40)
///     avatar.show(data.url, initials: CellInitials(data.name))
///
/// To show what is shown already changes nothing. A result that comes when another image is wanted is
/// not shown.
public final class CellImage: UIImageView {
  private enum Phase {
    /// Nothing was asked for, or it was called off.
    case idle
    case loading
    case loaded(UIImage)
    case failed
  }

  /// The size that an image is loaded for, in points; nil for the image's own size. It counts from the next
  /// image on.
  public var requestSize: CGSize?

  /// Whether an image that is smaller than the view keeps its size.
  public var scalesDown = false {
    didSet { if scalesDown != oldValue { setNeedsLayout() } }
  }

  public override var image: UIImage? {
    didSet { if scalesDown { setNeedsLayout() } }
  }

  private var request: CellImageRequest?
  private var phase = Phase.idle
  private var task: Task<Void, Never>?
  private var placeholder: UIImage?
  private var failure: UIImage?
  private var initials: CellInitials?
  private var label: UILabel?

  deinit {
    task?.cancel()
  }

  /// Shows an image from memory, or what stands in for it until it is loaded.
  ///
  /// - Parameters:
  ///   - url: where the image is; nil for none.
  ///   - placeholder: what is shown while there is no image.
  ///   - failure: what is shown when it cannot be loaded; nil for what is shown while there is none. To
  ///     show it again tries again.
  ///   - initials: what is shown in place of the placeholder, where there are any.
  public func show(
    _ url: URL?, placeholder: UIImage? = nil, failure: UIImage? = nil, initials: CellInitials? = nil
  ) {
    // Photos are recognized by their colors; in one with inverted colors nobody is.
    accessibilityIgnoresInvertColors = true
    self.placeholder = placeholder
    self.failure = failure
    self.initials = initials
    let request = url.map {
      CellImageRequest(
        $0, points: requestSize, mode: contentMode == .scaleAspectFill ? .fill : .fit)
    }
    if request != self.request || !isUnderWay { begin(request) }
    update()
  }

  /// Stops waiting for an image, such as when the cell around the view is reused. What is shown stays.
  public func cancel() {
    task?.cancel()
    task = nil
    if case .loading = phase { phase = .idle }
  }

  private var isUnderWay: Bool {
    switch phase {
    case .loading, .loaded: true
    case .idle, .failed: false
    }
  }

  private func begin(_ request: CellImageRequest?) {
    cancel()
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
    phase = .loading
    task = Task { [weak self] in
      let image = try? await loader.load(request)
      // What is no longer wanted was cancelled, whether or not the loader took notice.
      guard !Task.isCancelled else { return }
      self?.end(with: image)
    }
  }

  private func end(with image: UIImage?) {
    task = nil
    phase = image.map(Phase.loaded) ?? .failed
    update()
  }

  // MARK: What is seen

  private func update() {
    switch phase {
    case .loaded(let image): set(image, letters: nil)
    case .failed where failure != nil: set(failure, letters: nil)
    case .idle, .loading, .failed:
      let letters = initials?.letters
      set(letters == nil ? placeholder : nil, letters: letters)
    }
  }

  private func set(_ image: UIImage?, letters: String?) {
    // Setting the same again would be a needless pass of layout.
    if self.image !== image { self.image = image }
    guard letters != nil || label != nil else { return }
    let label = self.label ?? makeLabel()
    label.text = letters
    label.isHidden = letters == nil
    label.textColor = initials?.color
    setNeedsLayout()
  }

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

  public override func layoutSubviews() {
    super.layoutSubviews()
    if scalesDown, let size = image?.size {
      let isSmall = size.width <= bounds.width && size.height <= bounds.height
      contentMode = isSmall ? .center : .scaleAspectFit
    }
    guard let label, let initials else { return }
    label.frame = bounds
    label.font = initials.font ?? .systemFont(ofSize: bounds.height * 0.4)
  }
}
#endif
