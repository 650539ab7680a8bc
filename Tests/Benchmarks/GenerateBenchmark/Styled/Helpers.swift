import UIKit

/// The colours and fonts of the app.
@MainActor
enum Brand {
  static let ink = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? .white : UIColor(red: 0.09, green: 0.1, blue: 0.11, alpha: 1)
  }
  static let veil = UIColor.black.withAlphaComponent(0.2)
  static let tint = UIColor(red: 0.05, green: 0.74, blue: 0.55, alpha: 1)
  static let tintBackground = tint.withAlphaComponent(0.12)

  static var strong: UIFont {
    UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 17, weight: .bold))
  }
  static var count: UIFont {
    UIFontMetrics.default.scaledFont(for: .monospacedDigitSystemFont(ofSize: 12, weight: .regular))
  }
}

enum IssueState: Hashable, Sendable {
  case open, merged, closed
}

/// A view with corners, a border, a shadow and insets around another.
final class BoxView: UIView {
  private let clip = UIView()
  private let isRound: Bool
  var borderColor: UIColor? { didSet { updateColors() } }
  var borderWidth: CGFloat = 0 { didSet { layer.borderWidth = borderWidth } }

  init(
    _ content: UIView? = nil, background: UIColor? = nil, radius: CGFloat = 0,
    isRound: Bool = false, insets: NSDirectionalEdgeInsets = .zero
  ) {
    self.isRound = isRound
    super.init(frame: .zero)
    backgroundColor = background
    layer.cornerRadius = radius
    clip.layer.cornerRadius = radius
    clip.clipsToBounds = true
    fill(with: clip)
    if let content { clip.fill(with: content, insets: insets) }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  func setBorder(_ color: UIColor, width: CGFloat) {
    borderColor = color
    borderWidth = width
  }

  func setShadow(_ color: UIColor = .black, radius: CGFloat, y: CGFloat, opacity: Float) {
    layer.shadowColor = color.cgColor
    layer.shadowRadius = radius
    layer.shadowOffset = CGSize(width: 0, height: y)
    layer.shadowOpacity = opacity
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isRound else { return }
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
    clip.layer.cornerRadius = layer.cornerRadius
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    layer.borderColor = borderColor?.resolvedColor(with: traitCollection).cgColor
  }
}

/// A view that draws a gradient from top to bottom.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ colors: [UIColor]) {
    super.init(frame: .zero)
    (layer as? CAGradientLayer)?.colors = colors.map(\.cgColor)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
}

/// A line of one pixel.
final class HairlineView: UIView {
  init(_ color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    heightAnchor.constraint(equalToConstant: 0.5).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
}

/// An image view that loads what it shows.
final class RemoteImageView: UIImageView {
  private var task: Task<Void, Never>?
  private let initialsLabel = UILabel()

  func load(_ url: URL?, placeholder: UIImage? = nil, initials: String? = nil) {
    cancel()
    image = placeholder
    if initialsLabel.superview == nil { fill(with: initialsLabel) }
    initialsLabel.textAlignment = .center
    initialsLabel.textColor = .white
    initialsLabel.text = initials?.split(separator: " ").compactMap(\.first).prefix(2)
      .map { String($0) }.joined()
    guard let url else { return }
    task = Task { [weak self] in
      guard let (data, _) = try? await URLSession.shared.data(from: url), !Task.isCancelled else {
        return
      }
      self?.image = UIImage(data: data)
      self?.initialsLabel.text = nil
    }
  }

  func cancel() {
    task?.cancel()
    task = nil
  }
}

extension UIView {
  func fill(with view: UIView, insets: NSDirectionalEdgeInsets = .zero) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
    ])
  }

  func setSize(_ width: CGFloat, _ height: CGFloat) {
    NSLayoutConstraint.activate([
      widthAnchor.constraint(equalToConstant: width),
      heightAnchor.constraint(equalToConstant: height),
    ])
  }

  /// Keeps its width, so that the text beside it gives way.
  func keepWidth() {
    setContentHuggingPriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }
}

extension UILabel {
  func setUp(_ font: UIFont, color: UIColor = .label, lines: Int = 0) {
    self.font = font
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = lines
  }

  /// Shows a text, or nothing in no space.
  func show(_ text: String?) {
    self.text = text
    isHidden = text == nil
  }
}

extension UIStackView {
  convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 8,
    alignment: UIStackView.Alignment = .fill, _ views: [UIView]
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension UIBackgroundConfiguration {
  /// A plain background for a cell.
  static func plain(
    _ color: UIColor, radius: CGFloat = 0, insets: NSDirectionalEdgeInsets = .zero
  ) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundColor = color
    configuration.cornerRadius = radius
    configuration.backgroundInsets = insets
    return configuration
  }
}
