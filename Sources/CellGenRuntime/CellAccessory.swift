#if canImport(UIKit)
public import UIKit

/// An element at the trailing edge of a row in a list or table. With a place, other cells show it as well.
///
/// Accessories are hidden while the list is being edited, when UIKit shows its own controls there. The
/// chevron and the checkmark come last, whatever the order of the accessories.
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
  /// The color; nil for UIKit's.
  var color: UIColor?
  /// The accessibility label.
  var name: String?
  var isShown = true
  /// The place in a cell that is not a row; nil to show it in rows only.
  var place: CellLayers.Place?
  /// The color behind it in such a cell; nil for none.
  var background: UIColor?

  fileprivate init(_ kind: Kind, color: UIColor? = nil, name: String? = nil) {
    self.kind = kind
    self.color = color
    self.name = name
  }

  /// A chevron, which indicates that tapping the row leads to another screen.
  public static var disclosure: CellAccessory { CellAccessory(.disclosure) }

  /// A checkmark. VoiceOver announces the row as selected.
  public static var checkmark: CellAccessory { CellAccessory(.checkmark) }

  /// A short text, which VoiceOver reads as the value of the row.
  ///
  /// - Parameters:
  ///   - text: the text; nil or empty for no badge.
  ///   - color: the color of the text; nil for that of secondary text, or white on a capsule.
  public static func badge(_ text: String?, color: UIColor? = nil) -> CellAccessory {
    CellAccessory(.badge(text), color: color)
  }

  /// A symbol, which can be a button.
  ///
  /// - Parameters:
  ///   - symbol: the name of an SF Symbol; nil for no accessory.
  ///   - color: the color of the symbol; nil for the tint color.
  ///   - accessibilityLabel: the accessibility label.
  ///   - action: the action that a tap reports; nil for a symbol that cannot be tapped.
  public static func symbol(
    _ symbol: String?, color: UIColor? = nil, accessibilityLabel: String? = nil,
    action: Action? = nil
  ) -> CellAccessory {
    CellAccessory(
      .picture(symbol.flatMap { UIImage(systemName: $0) }, action: action), color: color,
      name: accessibilityLabel)
  }

  /// An image, which can be a button.
  ///
  /// - Parameters:
  ///   - image: the image; nil for no accessory.
  ///   - color: the color to draw the image in; nil for its own colors.
  ///   - accessibilityLabel: the accessibility label.
  ///   - action: the action that a tap reports; nil for an image that cannot be tapped.
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

  /// UIKit's info button, which reports an action.
  public static func detail(_ action: Action) -> CellAccessory { CellAccessory(.detail(action)) }

  /// A switch.
  ///
  /// - Parameters:
  ///   - isOn: the value that the switch shows.
  ///   - tint: the color of the switch while it is on; nil for UIKit's.
  ///   - isEnabled: a Boolean value that indicates whether the switch can be used.
  ///   - accessibilityLabel: the accessibility label; nil for the texts of the row.
  ///   - action: makes the action for the value that was chosen.
  public static func toggle(
    isOn: Bool, tint: UIColor? = nil, isEnabled: Bool = true, accessibilityLabel: String? = nil,
    _ action: @escaping (Bool) -> Action
  ) -> CellAccessory {
    CellAccessory(
      .toggle(isOn: isOn, isEnabled: isEnabled, report: action), color: tint,
      name: accessibilityLabel)
  }

  /// Returns the accessory with a place for the cells of grids and carousels, where UIKit has no trailing
  /// edge for accessories.
  ///
  /// - Parameters:
  ///   - place: the place over the content; `leading` and `trailing` put it beside the content, and `fill` in the
  ///     center.
  ///   - background: the color of a capsule behind it; nil for none.
  public func at(_ place: CellLayers.Place, on background: UIColor? = nil) -> CellAccessory {
    var accessory = self
    (accessory.place, accessory.background) = (place, background)
    return accessory
  }

  /// Returns the accessory, hidden while a condition is false.
  public func shown(while isShown: Bool) -> CellAccessory {
    var accessory = self
    accessory.isShown = self.isShown && isShown
    return accessory
  }

  /// Returns the same accessory for the actions of the screen.
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

  /// True if the accessory has something to show.
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
