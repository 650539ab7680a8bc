/// An effect on the content behind a view.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// Blurs the content behind a view.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The style, which UIKit does not expose.
  public let style: UIBlurEffect.Style

  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }
  open override var hash: Int { style.hashValue }

  /// The thickness and brightness of the material.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }
}

/// Shows an effect on the content behind it.
@MainActor
open class UIVisualEffectView: UIView {
  private let content = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    super.addSubview(content)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var effect: UIVisualEffect?
  open var contentView: UIView { content }

  open override func addSubview(_ view: UIView) {
    StandIn.fail(
      "\(view) has been added as a subview to \(self). Do not add subviews directly to the visual "
        + "effect view itself, instead add them to the -contentView.")
  }
}
