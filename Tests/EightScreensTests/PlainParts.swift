import UIKit

/// What stands in place of the rows of a plain screen.
final class PlainStatusView: UIView {
  init(
    title: String, message: String? = nil, symbol: String? = nil, isLoading: Bool = false,
    action: UIAction? = nil
  ) {
    super.init(frame: .zero)
    let stack = UIStackView()
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    if isLoading {
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      stack.addArrangedSubview(spinner)
    }
    if let symbol {
      let image = UIImageView(image: UIImage(systemName: symbol))
      image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .largeTitle)
      image.tintColor = .secondaryLabel
      stack.addArrangedSubview(image)
    }
    stack.addArrangedSubview(UILabel(style: .title2, text: title))
    if let message {
      stack.addArrangedSubview(UILabel(style: .subheadline, color: .secondaryLabel, text: message))
    }
    if let action {
      stack.addArrangedSubview(UIButton(configuration: .plain(), primaryAction: action))
    }
    addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// An image view that fills itself from the network.
final class PlainImageView: UIImageView {
  private var url: URL?
  private var task: Task<Void, Never>?

  init(cornerRadius: CGFloat) {
    super.init(frame: .zero)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    layer.cornerRadius = cornerRadius
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func load(_ url: URL?, placeholder: UIImage? = nil) {
    guard url != self.url || image == nil else { return }
    task?.cancel()
    self.url = url
    image = placeholder
    guard let url else { return }
    task = Task { [weak self] in
      guard let (data, _) = try? await URLSession.shared.data(from: url), !Task.isCancelled,
        let loaded = UIImage(data: data)
      else { return }
      self?.image = loaded
    }
  }
}

extension UIFont {
  static var plainBig: UIFont {
    UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
  }
}

extension UILabel {
  convenience init(font: UIFont, color: UIColor = .label, lines: Int = 0, text: String? = nil) {
    self.init()
    self.font = font
    self.text = text
    textColor = color
    numberOfLines = lines
    adjustsFontForContentSizeCategory = true
  }

  convenience init(
    style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 0, text: String? = nil
  ) {
    self.init(font: .preferredFont(forTextStyle: style), color: color, lines: lines, text: text)
  }
}

extension UIView {
  func embed(_ view: UIView, horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: horizontal),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -horizontal),
      view.topAnchor.constraint(equalTo: topAnchor, constant: vertical),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -vertical),
    ])
  }
}
