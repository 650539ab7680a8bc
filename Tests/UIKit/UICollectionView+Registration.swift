import Synchronization

/// The identity of a registration: its name, and whether it was made too late.
struct RegistrationIdentity {
  private static let made = Mutex(0)
  let identifier: String
  let isTooLate = Asking.isUnderway

  init(_ type: String) {
    let number = Self.made.withLock {
      $0 += 1
      return $0
    }
    identifier = "\(type)-\(number)"
  }
}

extension UICollectionView {
  /// Creates and configures the cell of an item.
  @available(iOS 14, *)
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    fileprivate let identity = RegistrationIdentity("UICollectionView.CellRegistration")
    fileprivate let nib: UINib?
    fileprivate let handler: Handler

    @available(iOS 14, *)
    public init(handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler) {
      StandIn.require(14, "CellRegistration")
      nib = nil
      self.handler = handler
    }

    @available(iOS 14, *)
    public init(
      cellNib: UINib, handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler
    ) {
      StandIn.require(14, "CellRegistration")
      nib = cellNib
      self.handler = handler
    }
  }

  /// Creates and configures a supplementary view.
  @available(iOS 14, *)
  public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    fileprivate let identity = RegistrationIdentity("UICollectionView.SupplementaryRegistration")
    fileprivate let nib: UINib?
    fileprivate let elementKind: String
    fileprivate let handler: Handler

    @available(iOS 14, *)
    public init(
      elementKind: String,
      handler: @escaping UICollectionView.SupplementaryRegistration<Supplementary>.Handler
    ) {
      StandIn.require(14, "SupplementaryRegistration")
      nib = nil
      self.elementKind = elementKind
      self.handler = handler
    }

    @available(iOS 14, *)
    public init(
      supplementaryNib: UINib, elementKind: String,
      handler: @escaping UICollectionView.SupplementaryRegistration<Supplementary>.Handler
    ) {
      StandIn.require(14, "SupplementaryRegistration")
      nib = supplementaryNib
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  @available(iOS 14, *)
  @MainActor @preconcurrency
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath,
    item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    let identifier = registration.identity.identifier
    if registration.identity.isTooLate {
      StandIn.fail(
        "Attempted to dequeue a cell using a registration that was created inside "
          + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource "
          + "cell provider. Creating a new registration each time a cell is requested will prevent "
          + "reuse and cause created cells to remain inaccessible in memory for the lifetime of the "
          + "collection view. Registrations should be created up front and reused. Registration: "
          + identifier)
    }
    if !isRegistered(identifier, kind: Self.cellKind) {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: identifier)
      }
    }
    let view = dequeue(Self.cellKind, identifier, indexPath, fallback: Cell.self)
    let cell = view as? Cell ?? placeholder(Cell.self, identifier)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  @available(iOS 14, *)
  @MainActor @preconcurrency
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    let identifier = registration.identity.identifier
    let kind = registration.elementKind
    if registration.identity.isTooLate {
      StandIn.fail(
        "Attempted to dequeue a supplementary view using a registration that was created inside "
          + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: or inside a "
          + "UICollectionViewDiffableDataSource supplementary view provider. Creating a new "
          + "registration each time a supplementary view is requested will prevent reuse and cause "
          + "created supplementary views to remain inaccessible in memory for the lifetime of the "
          + "collection view. Registrations should be created up front and reused. Registration: "
          + identifier)
    }
    if !isRegistered(identifier, kind: kind) {
      if let nib = registration.nib {
        register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      } else {
        register(
          Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
    let view = dequeue(kind, identifier, indexPath, fallback: Supplementary.self)
    let supplementary = view as? Supplementary ?? placeholder(Supplementary.self, identifier)
    registration.handler(supplementary, kind, indexPath)
    return supplementary
  }
}
