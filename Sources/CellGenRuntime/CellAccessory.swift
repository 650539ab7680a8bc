#if canImport(UIKit)
public import UIKit

/// What stands at the trailing edge of a row in a list or a table, and with a place in other cells, too.
///
/// It is not shown while the list is edited, when UIKit puts its own controls there. The chevron and the
/// checkmark come last, whatever their order.
public struct CellAccessory<Action> {
  enum Kind {
    case disclosure
    case checkmark
    case badge(String?)
    case picture(UIImage?, action: Action?)
    case detail(Action)
    case toggle(isOn: Bool, isEnabled: Bool, report: (Bool) -> Action)
  }

  let kind: Kind
  /// Nil for UIKit's.
  var color: UIColor?
  /// What VoiceOver calls it.
  var name: String?
  var isShown = true
  /// Where it is drawn in a cell that is no row; nil for nowhere.
  var place: CellLayers.Place?
  /// The color behind it there; nil for none.
  var background: UIColor?

  fileprivate init(_ kind: Kind, color: UIColor? = nil, name: String? = nil) {
    self.kind = kind
    self.color = color
    self.name = name
  }

  /// A chevron, which says that the row leads on.
  public static var disclosure: CellAccessory { CellAccessory(.disclosure) }

  /// A checkmark. VoiceOver says that the row is selected.
  public static var checkmark: CellAccessory { CellAccessory(.checkmark) }

  /// A short text, which VoiceOver reads as the value of the row.
  ///
  /// - Parameters:
  ///   - text: nil or empty for none.
  ///   - color: nil for that of secondary text, or white on a capsule.
  public static func badge(_ text: String?, color: UIColor? = nil) -> CellAccessory {
    CellAccessory(.badge(text), color: color)
  }

  /// A symbol, which may be tapped.
  ///
  /// - Parameters:
  ///   - symbol: the name of an SF Symbol; nil for none.
  ///   - color: nil for the tint color.
  ///   - accessibilityLabel: what VoiceOver calls it.
  ///   - action: what a tap reports; nil for a symbol that only shows something.
  public static func symbol(
    _ symbol: String?, color: UIColor? = nil, accessibilityLabel: String? = nil,
    action: Action? = nil
  ) -> CellAccessory {
    CellAccessory(
      .picture(symbol.flatMap { UIImage(systemName: $0) }, action: action), color: color,
      name: accessibilityLabel)
  }

  /// An image, which may be tapped.
  ///
  /// - Parameters:
  ///   - image: nil for none.
  ///   - color: what the image is drawn in; nil for its own colors.
  ///   - accessibilityLabel: what VoiceOver calls it.
  ///   - action: what a tap reports; nil for an image that only shows something.
  public static func image(
    _ image: UIImage?, color: UIColor? = nil, accessibilityLabel: String? = nil,
    action: Action? = nil
  ) -> CellAccessory {
    var shown = image
    if color != nil {
      shown = image?.withRenderingMode(.alwaysTemplate)
    } else if let image, !image.isSymbolImage, image.renderingMode == .automatic {
      // A system button draws other images as templates (UIKit, `UIImage.RenderingMode.automatic`: "Use the
      // default rendering mode for the context where the image is used").
      shown = image.withRenderingMode(.alwaysOriginal)
    }
    return CellAccessory(.picture(shown, action: action), color: color, name: accessibilityLabel)
  }

  /// UIKit's info button.
  public static func detail(_ action: Action) -> CellAccessory { CellAccessory(.detail(action)) }

  /// A switch.
  ///
  /// - Parameters:
  ///   - isOn: what it shows.
  ///   - tint: its color while it is on; nil for UIKit's.
  ///   - isEnabled: whether it can be used.
  ///   - accessibilityLabel: what VoiceOver calls it; nil for the texts of the row.
  ///   - action: the action for what it is set to.
  public static func toggle(
    isOn: Bool, tint: UIColor? = nil, isEnabled: Bool = true, accessibilityLabel: String? = nil,
    _ action: @escaping (Bool) -> Action
  ) -> CellAccessory {
    CellAccessory(
      .toggle(isOn: isOn, isEnabled: isEnabled, report: action), color: tint,
      name: accessibilityLabel)
  }

  /// The accessory with a place for the cells of grids and carousels, which have no trailing edge of UIKit's.
  ///
  /// - Parameters:
  ///   - place: where it lies over the content; `leading` and `trailing` are beside it, and `fill` is the
  ///     center.
  ///   - background: the color of a capsule behind it; nil for none.
  public func at(_ place: CellLayers.Place, on background: UIColor? = nil) -> CellAccessory {
    var accessory = self
    (accessory.place, accessory.background) = (place, background)
    return accessory
  }

  /// The accessory, unless a condition is false.
  public func shown(while isShown: Bool) -> CellAccessory {
    var accessory = self
    accessory.isShown = self.isShown && isShown
    return accessory
  }

  /// The same accessory in the actions of the screen.
  func map<Other>(_ transform: @escaping (Action) -> Other) -> CellAccessory<Other> {
    let mapped: CellAccessory<Other>.Kind =
      switch kind {
      case .disclosure: .disclosure
      case .checkmark: .checkmark
      case .badge(let text): .badge(text)
      case .picture(let image, let action): .picture(image, action: action.map(transform))
      case .detail(let action): .detail(transform(action))
      case .toggle(let isOn, let isEnabled, let report):
        .toggle(isOn: isOn, isEnabled: isEnabled) { transform(report($0)) }
      }
    var accessory = CellAccessory<Other>(mapped, color: color, name: name)
    (accessory.isShown, accessory.place, accessory.background) = (isShown, place, background)
    return accessory
  }

  /// Whether there is anything to show.
  var hasContent: Bool {
    guard isShown else { return false }
    return switch kind {
    case .badge(let text): text?.isEmpty == false
    case .picture(let image, _): image != nil
    case .disclosure, .checkmark, .detail, .toggle: true
    }
  }
}
#endif
