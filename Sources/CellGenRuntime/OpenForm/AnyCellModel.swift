#if canImport(UIKit)
/// A cell model of any kind, as feeds contain them.
///
///     let items = [AnyCellModel(post), AnyCellModel(advert)]
///
/// Two of them are equal if their models have the same type and are equal.
public struct AnyCellModel: ScreenValue, Identifiable {
  /// The wrapped model.
  public let base: any CellModel
  public let id: ID

  public init(_ model: some CellModel) {
    base = model
    id = ID(model.id, of: type(of: model))
  }

  /// Returns the model if it has the type.
  public func `as`<Model: CellModel>(_ type: Model.Type) -> Model? {
    base as? Model
  }

  /// Returns the model's own id if the model has the type.
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
  /// The identity of an item in a feed: the kind of its model, and the model's own id.
  ///
  /// A post with the id 7 and an advert with the id 7 are two items.
  public struct ID: ScreenValue, CustomStringConvertible {
    /// The kind: the type of the model.
    let kind: any CellModel.Type
    private let value: any Hashable & Sendable

    public init<Model: CellModel>(_ id: Model.ID, of type: Model.Type) {
      kind = type
      value = id
    }

    /// Returns the model's own id if the model has the type.
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
  /// True if another value has the same type and is equal.
  fileprivate nonisolated func isEqual(to other: any Hashable) -> Bool {
    (other as? Self) == self
  }
}
#endif
