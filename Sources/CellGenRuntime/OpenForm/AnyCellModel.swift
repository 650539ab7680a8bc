#if canImport(UIKit)
/// Any cell model, whatever its kind: what a feed holds.
///
///     let items = [AnyCellModel(post), AnyCellModel(advert)]
///
/// Two are equal when their models are of one type and equal.
public struct AnyCellModel: ScreenValue, Identifiable {
  /// The model itself.
  public let base: any CellModel
  public let id: ID

  public init(_ model: some CellModel) {
    base = model
    id = ID(model.id, of: type(of: model))
  }

  /// The model, where it is of a type.
  public func `as`<Model: CellModel>(_ type: Model.Type) -> Model? {
    base as? Model
  }

  /// The model's own id, where the model is of a type.
  public func id<Model: CellModel>(as type: Model.Type) -> Model.ID? {
    id.as(type)
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.id == other.id && one.base.isEqual(to: other.base)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    base.hash(into: &hasher)
  }
}

extension AnyCellModel {
  /// What tells an item of a feed apart: the kind of its model, and the model's own id.
  ///
  /// A post 7 and an advert 7 are two items.
  public struct ID: ScreenValue, CustomStringConvertible {
    /// The kind: the type of the model.
    let kind: any CellModel.Type
    private let value: any Hashable & Sendable

    public init<Model: CellModel>(_ id: Model.ID, of type: Model.Type) {
      kind = type
      value = id
    }

    /// The model's own id, where the model is of a type.
    public func `as`<Model: CellModel>(_ type: Model.Type) -> Model.ID? {
      kind == type ? value as? Model.ID : nil
    }

    public var description: String { "\(kind) \(value)" }

    public static func == (one: Self, other: Self) -> Bool {
      one.kind == other.kind && one.value.isEqual(to: other.value)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(kind))
      value.hash(into: &hasher)
    }
  }
}

extension Hashable {
  /// Whether some value is of this one's type and equal to it.
  fileprivate nonisolated func isEqual(to other: any Hashable) -> Bool {
    (other as? Self) == self
  }
}
#endif
