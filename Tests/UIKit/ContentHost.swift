/// Keeps the content view of a cell or header and the content configuration that it shows.
@MainActor
final class ContentHost {
  private unowned let owner: UIView
  private(set) var view = UIView()
  var needsUpdate = true

  init(owner: UIView) {
    self.owner = owner
  }

  func install() { place(view) }

  var configuration: (any UIContentConfiguration)? {
    didSet {
      if let configuration {
        show(configuration)
      } else if oldValue != nil {
        place(UIView())
      }
      owner.invalidateIntrinsicContentSize()
    }
  }

  private func show(_ configuration: any UIContentConfiguration) {
    if let current = view as? any UIView & UIContentView, current.supports(configuration) {
      current.configuration = configuration
    } else {
      place(configuration.makeContentView())
    }
  }

  /// Places a view behind the content, with the size of the whole host.
  func placeBehind(_ new: UIView?, insteadOf old: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = owner.bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    owner.insertSubview(new, at: 0)
  }

  private func place(_ new: UIView) {
    if view !== new { view.removeFromSuperview() }
    view = new
    new.translatesAutoresizingMaskIntoConstraints = true
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    new.frame = owner.bounds
    owner.addSubview(new)
  }
}
