/// A control that is on or off.
@MainActor
open class UISwitch: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var isOn = false
  /// Does not report `valueChanged`, which is reported only when the user toggles the switch.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  override var saidByDefault: Said {
    var said = super.saidByDefault
    said.value = isOn ? "1" : "0"
    said.traits?.insert([.button, .toggleButton])
    return said
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
}
