public import UIKit

/// A custom view whose actions the manifest declares.
public final class MessageView: UIView, ReportingView {
  public var onAction: (@MainActor (MessageViewData.Action) -> Void)?

  public override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  public func configure(with data: MessageViewData) {}
}

@MainActor
public enum Palette {
  public static var ink: UIColor { .label }
}

/// A model of the app.
public struct Delivery {
  public struct Address {
    public var city: String
  }

  public var id: Int
  public var address: Address
}

/// What shows it.
public final class CargoView: UIView, ConfigurableView {
  public func configure(with data: CargoViewData) {}
}
