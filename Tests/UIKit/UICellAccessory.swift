/// An accessory at the edge of a list cell.
@available(iOS 14, *)
public struct UICellAccessory {
  /// The editing state in which an accessory is shown.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  public typealias ActionHandler = () -> Void

  let name: String
  let displayed: DisplayedState
  let actionHandler: ActionHandler?
  private(set) var custom: CustomViewConfiguration?

  private init(_ name: String, _ displayed: DisplayedState, _ handler: ActionHandler? = nil) {
    StandIn.require(14, "UICellAccessory")
    self.name = name
    self.displayed = displayed
    actionHandler = handler
  }

  var customView: UIView? { custom?.view }

  /// The size of the view when the accessory was set.
  var size: CGSize { custom?.size ?? .zero }

  /// The accessory with the current size of its view.
  @MainActor var sized: UICellAccessory {
    guard let view = custom?.view else { return self }
    var sized = self
    sized.custom?.size =
      view.translatesAutoresizingMaskIntoConstraints && view.frame.size != .zero
      ? view.frame.size : view.fittingSize(width: nil)
    return sized
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: custom?.isHidden != true
    case .whenEditing: isEditing && custom?.isHidden != true
    case .whenNotEditing: !isEditing && custom?.isHidden != true
    }
  }

  /// True if the accessory is at the leading edge.
  var isLeading: Bool {
    if let custom, case .leading = custom.placement { return true }
    return name == "delete" || name == "multiselect"
  }

  /// The width of the accessory, including the gap next to it.
  @MainActor var room: CGFloat {
    guard let custom else { return 32 }
    switch custom.reservedLayoutWidth {
    case .custom(let width)?: return width + 8
    case .standard?: return 32
    case .actual?, nil: return custom.size.width + 8
    }
  }

  public static func disclosureIndicator(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { .init("disclosureIndicator", displayed) }

  public static func outlineDisclosure(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory { .init("outlineDisclosure", displayed, actionHandler) }

  public static func checkmark(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { .init("checkmark", displayed) }

  public static func delete(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.DeleteOptions = DeleteOptions(),
    actionHandler: UICellAccessory.ActionHandler? = nil
  ) -> UICellAccessory { .init("delete", displayed, actionHandler) }

  public static func reorder(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { .init("reorder", displayed) }

  public static func multiselect(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { .init("multiselect", displayed) }

  public static func label(
    text: String, displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.LabelOptions = LabelOptions()
  ) -> UICellAccessory { .init("label \(text)", displayed) }

  public static func customView(
    configuration: UICellAccessory.CustomViewConfiguration
  ) -> UICellAccessory {
    var accessory = UICellAccessory("customView", configuration.placement.displayed)
    accessory.custom = configuration
    return accessory
  }

  /// Options of a disclosure indicator.
  public struct DisclosureIndicatorOptions { public init() {} }
  /// Options of an outline disclosure.
  public struct OutlineDisclosureOptions { public init() {} }
  /// Options of a checkmark.
  public struct CheckmarkOptions { public init() {} }
  /// Options of a delete button.
  public struct DeleteOptions { public init() {} }
  /// Options of a reorder control.
  public struct ReorderOptions { public init() {} }
  /// Options of a multiselect accessory.
  public struct MultiselectOptions { public init() {} }
  /// Options of a label.
  public struct LabelOptions { public init() {} }

  /// The width that is reserved for an accessory.
  public enum LayoutDimension {
    case actual, standard
    case custom(CGFloat)
  }

  /// The edge at which an accessory is placed.
  public enum Placement {
    public typealias Position = ([UICellAccessory]) -> Int
    case leading(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Placement.Position = { $0.count })
    case trailing(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Placement.Position = { _ in 0 })

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
  }

  /// An accessory with a custom view.
  public struct CustomViewConfiguration {
    let view: UIView
    let placement: Placement
    let isHidden: Bool
    let reservedLayoutWidth: LayoutDimension?
    /// The size of the view when the accessory was set. UIKit takes the frame of a view, unless constraints
    /// determine its size; whether it checks the size again is undocumented.
    var size = CGSize.zero

    public init(
      customView: UIView, placement: UICellAccessory.Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      view = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
    }
  }
}
