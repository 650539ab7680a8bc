/// A mark at the edge of a list cell.
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  public typealias ActionHandler = () -> Void

  let name: String
  let displayed: DisplayedState
  let actionHandler: ActionHandler?

  private init(_ name: String, _ displayed: DisplayedState, _ handler: ActionHandler? = nil) {
    self.name = name
    self.displayed = displayed
    actionHandler = handler
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
  ) -> UICellAccessory { .init("customView", .always) }

  /// How a disclosure indicator looks.
  public struct DisclosureIndicatorOptions { public init() {} }
  /// How an outline disclosure looks.
  public struct OutlineDisclosureOptions { public init() {} }
  /// How a checkmark looks.
  public struct CheckmarkOptions { public init() {} }
  /// How a delete button looks.
  public struct DeleteOptions { public init() {} }
  /// How a reorder grip looks.
  public struct ReorderOptions { public init() {} }
  /// How a selection mark looks.
  public struct MultiselectOptions { public init() {} }
  /// How a label looks.
  public struct LabelOptions { public init() {} }

  /// How much room an accessory gets.
  public enum LayoutDimension {
    case actual, standard
    case custom(CGFloat)
  }

  /// The edge at which an accessory lies.
  public enum Placement {
    public typealias Position = ([UICellAccessory]) -> Int
    case leading(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Placement.Position = { $0.count })
    case trailing(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Placement.Position = { _ in 0 })
  }

  /// An accessory that is any view.
  public struct CustomViewConfiguration {
    let view: UIView

    public init(
      customView: UIView, placement: UICellAccessory.Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      view = customView
    }
  }
}
