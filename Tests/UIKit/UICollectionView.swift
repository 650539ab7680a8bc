/// Shows items as a layout arranges them.
///
/// There is no screen: elements that intersect the bounds are on display. Each layout pass requests the
/// elements there from the layout, returns the views of those that left, requests the views of those that
/// appeared from the data source, lets them size themselves, and repeats this until nothing changes. No cells
/// are prepared in advance; only the prefetching data source is notified of the following items. If views
/// disappear and appear in the same pass, those that disappear are reported first; UIKit documents no order.
@MainActor
open class UICollectionView: UIScrollView {
  private struct Shown {
    var view: UICollectionReusableView
    /// True if `willDisplay` was reported.
    var isDisplayed = false
  }

  static let cellKind = "UICollectionElementKindCell"

  private var layoutStore: UICollectionViewLayout
  private var queue = ReuseQueue<UICollectionReusableView>()
  private var shown: [ElementKey: Shown] = [:]
  private var counts: [Int]?
  private var requests: [ViewRequest] = []
  private(set) var selection: Set<IndexPath> = []
  private var prefetchWindow = PrefetchWindow()
  /// The index path of the item with the keyboard focus.
  var focusedPath: IndexPath? {
    didSet {
      guard focusedPath != oldValue else { return }
      for (path, cell) in cells { cell.hasFocus = path == focusedPath }
    }
  }
  private var batch: UpdateBatch?
  private var isInPass = false

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStore = layout
    super.init(frame: frame)
    layout.attach(to: self)
  }

  public override convenience init(frame: CGRect) {
    StandIn.fail(
      "UICollectionView must be initialized with a non-nil layout parameter",
      name: "NSInvalidArgumentException")
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }

  public required init?(coder: NSCoder) {
    layoutStore = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutStore.attach(to: self)
  }

  open override var window: UIWindow? { StandIn.window(of: self, super.window) }
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStore }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open lazy var dragInteractionEnabled = StandIn.dragsByDefault
  open var hasActiveDrag: Bool { drag != nil }
  open var hasActiveDrop: Bool { drag?.isOver ?? false }
  /// The drag that began in this view.
  weak var drag: StandIn.Drag?
  /// The number of times that the content was updated or reloaded.
  private(set) var updateCount = 0
  /// The animations of its updates, in order.
  var updateAnimations: [StandIn.UpdateAnimation] = []
  open var isPrefetchingEnabled = true
  /// Before iOS 16, views are measured again only when an update requests it.
  @available(iOS 16, *)
  open var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled {
    didSet { StandIn.require(16, "selfSizingInvalidation") }
  }
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }

  // Narrows `UIScrollView.delegate`; both see the same object.
  public var delegate: (any UICollectionViewDelegate)? {
    get { delegateStore as? any UICollectionViewDelegate }
    set { delegateStore = newValue }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let invalidates =
        newValue != super.bounds && layoutStore.shouldInvalidateLayout(forBoundsChange: newValue)
      super.bounds = newValue
      if invalidates { layoutStore.invalidateLayout() }
      setNeedsLayout()
    }
  }

  override func traitsChanged(from previous: UITraitCollection) {
    layoutStore.invalidateLayout()
    super.traitsChanged(from: previous)
  }

  // MARK: Registering and dequeuing

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass.map { .type($0) }, kind: Self.cellKind, identifier)
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib.map { .nib($0) }, kind: Self.cellKind, identifier)
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass.map { .type($0) }, kind: elementKind, identifier)
  }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(nib.map { .nib($0) }, kind: kind, identifier)
  }

  private func register(
    _ source: ReuseQueue<UICollectionReusableView>.Source?, kind: String, _ identifier: String
  ) {
    guard !identifier.isEmpty else {
      StandIn.fail(
        "must pass a valid reuse identifier to -[UICollectionView register…]",
        name: "NSInvalidArgumentException")
      return
    }
    queue.register(source, for: .init(kind: kind, identifier: identifier))
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(Self.cellKind, identifier, indexPath, fallback: UICollectionViewCell.self)
    if let cell = view as? UICollectionViewCell { return cell }
    // UIKit's wording is unknown.
    StandIn.fail(
      "invalid class registered for identifier \(identifier) - \(type(of: view)) is not a subclass "
        + "of UICollectionViewCell")
    return placeholder(UICollectionViewCell.self, identifier)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(elementKind, identifier, indexPath, fallback: UICollectionReusableView.self)
  }

  func isRegistered(_ identifier: String, kind: String) -> Bool {
    queue.source(for: .init(kind: kind, identifier: identifier)) != nil
  }

  func dequeue(
    _ kind: String, _ identifier: String, _ indexPath: IndexPath,
    fallback: UICollectionReusableView.Type
  ) -> UICollectionReusableView {
    let request = request(for: kind, at: indexPath)
    if let existing = request?.existing as? UICollectionReusableView {
      if existing.reuseIdentifier == identifier {
        request?.dequeued.append(existing)
        return existing
      }
      StandIn.fail(
        "Attempted to dequeue a cell for a different registration or reuse identifier than the "
          + "existing cell when reconfiguring an item, which is not allowed. You must dequeue a cell "
          + "using the same registration or reuse identifier that was used to dequeue the cell "
          + "originally to obtain the existing cell. Dequeued reuse identifier: \(identifier); "
          + "Original reuse identifier: \(existing.reuseIdentifier ?? "nil")")
      return placeholder(fallback, identifier)
    }
    let key = ReuseQueue<UICollectionReusableView>.Key(kind: kind, identifier: identifier)
    let view: UICollectionReusableView
    if let queued = queue.take(key) {
      view = queued
      view.prepareForReuse()
    } else {
      view = make(key, fallback)
      view.reuseIdentifierStore = identifier
      view.elementKind = kind
    }
    request?.dequeued.append(view)
    return view
  }

  /// Returns the request that a dequeue belongs to. Reports a failure if there is none, or if it already has
  /// its view.
  private func request(for kind: String, at indexPath: IndexPath) -> ViewRequest? {
    guard let request = requests.last, request.indexPath == indexPath,
      (request.kind == Self.cellKind) == (kind == Self.cellKind)
    else {
      StandIn.fail(Self.expectedReturn)
      return nil
    }
    if !request.dequeued.isEmpty {
      StandIn.fail(
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. "
          + "Index path: \(indexPath)")
    }
    return request
  }

  private static let expectedReturn =
    "Expected dequeued view to be returned to the collection view in preparation for display. When "
    + "the collection view's data source is asked to provide a view for a given index path, ensure "
    + "that a single view is dequeued and returned to the collection view. Avoid dequeuing views "
    + "without a request from the collection view."

  private func make(
    _ key: ReuseQueue<UICollectionReusableView>.Key, _ fallback: UICollectionReusableView.Type
  ) -> UICollectionReusableView {
    switch queue.source(for: key) {
    case .type(let type as UICollectionReusableView.Type): return type.init(_dequeue: ())
    case .type(let type):
      StandIn.fail(
        "invalid class registered for identifier \(key.identifier) - \(type) is not a subclass of "
          + "\(fallback)")
    case .nib(let nib):
      if let view = nib.makeReusable(UICollectionReusableView.self, for: key.identifier) {
        return view
      }
    case nil:
      StandIn.fail(
        "could not dequeue a view of kind: \(key.kind) with identifier \(key.identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    return placeholder(fallback, key.identifier)
  }

  func placeholder<View: UICollectionReusableView>(
    _ type: View.Type, _ identifier: String
  ) -> View {
    let view = type.init(_dequeue: ())
    view.reuseIdentifierStore = identifier
    view.isPlaceholder = true
    return view
  }

  // MARK: Asking the data source

  private func askForCell(
    at indexPath: IndexPath, existing: UICollectionViewCell? = nil
  ) -> UICollectionViewCell {
    guard let dataSource else { return placeholder(UICollectionViewCell.self, "") }
    let request = ViewRequest(kind: Self.cellKind, indexPath: indexPath, existing: existing)
    requests.append(request)
    let cell = Asking.$isUnderway.withValue(true) {
      dataSource.collectionView(self, cellForItemAt: indexPath)
    }
    requests.removeLast()
    check(cell, for: request)
    return cell
  }

  private func check(_ cell: UICollectionViewCell, for request: ViewRequest) {
    guard !cell.isPlaceholder else { return }
    if cell.reuseIdentifier == nil {
      StandIn.fail(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    } else if !request.dequeued.contains(where: { $0 === cell }) {
      StandIn.fail(
        "the cell returned from -collectionView:cellForItemAtIndexPath: was not retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath: for the index path asked for")
    }
    checkReturned(cell, for: request)
  }

  private func checkReturned(_ view: UIView, for request: ViewRequest) {
    // A second dequeue has already been reported.
    let isAbandoned = request.dequeued.count == 1 && request.dequeued[0] !== view
    if isAbandoned { StandIn.fail(Self.expectedReturn) }
  }

  private func askForSupplementaryView(
    _ kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let dataSource else { return placeholder(UICollectionReusableView.self, "") }
    let request = ViewRequest(kind: kind, indexPath: indexPath)
    requests.append(request)
    let view = Asking.$isUnderway.withValue(true) {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    requests.removeLast()
    guard !view.isPlaceholder else { return view }
    if !request.dequeued.contains(where: { $0 === view }) {
      StandIn.fail(Self.notDequeued(kind: kind, indexPath: indexPath))
    } else if let registered = view.elementKind, registered != kind {
      StandIn.fail(
        "The view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does "
          + "not match the element kind it is being used for. When asked for a view of element kind "
          + "'\(kind)' the data source dequeued a view registered for the element kind "
          + "'\(registered)'.")
    }
    checkReturned(view, for: request)
    return view
  }

  static func notDequeued(kind: String, indexPath: IndexPath) -> String {
    "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),"
      + "\(indexPath)) was not retrieved by calling "
      + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
  }

  private func makeDecoration(_ kind: String) -> UICollectionReusableView {
    if case .type(let type as UICollectionReusableView.Type)? = layoutStore.decorationSources[kind]
    {
      let view = type.init(_dequeue: ())
      view.elementKind = kind
      view.reuseIdentifierStore = kind
      return view
    }
    StandIn.fail(
      "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or "
        + "connect a prototype in a storyboard")
    return placeholder(UICollectionReusableView.self, kind)
  }

  // MARK: Counts

  private func loadedCounts() -> [Int] {
    if let counts { return counts }
    let loaded = askForCounts()
    counts = loaded
    return loaded
  }

  private func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  open var numberOfSections: Int { loadedCounts().count }

  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts()
    guard counts.indices.contains(section) else {
      StandIn.fail(
        "request for number of items in section \(section) when there are only \(counts.count) "
          + "sections in the collection view")
      return 0
    }
    return counts[section]
  }

  // MARK: The layout pass

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutElements()
    layOutBackground(backgroundView)
  }

  private func layOutElements() {
    guard !isInPass, batch == nil else { return }
    isInPass = true
    defer { isInPass = false }
    _ = loadedCounts()
    let oldSize = contentSize
    var attributes: [UICollectionViewLayoutAttributes] = []
    // Each round can bring in views that request other sizes; UIKit gives up as well.
    for _ in 0..<50 {
      layoutStore.prepareIfNeeded()
      contentSize = layoutStore.collectionViewContentSize
      stayInContent(shrunkFrom: oldSize)
      attributes = layoutStore.layoutAttributesForElements(in: bounds) ?? []
      if bounds.isEmpty { attributes = [] }
      retire(except: Set(attributes.map(\.key)))
      var isSettled = true
      for attributes in attributes where !fit(attributes) { isSettled = false }
      if isSettled { break }
    }
    for attributes in attributes { display(attributes) }
    for attributes in attributes.sorted(by: { $0.zIndex < $1.zIndex }) where attributes.zIndex != 0
    {
      stack(attributes)
    }
    prefetch()
  }

  /// Creates and measures the view of an element; returns false if the layout must be computed again.
  private func fit(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let key = attributes.key
    let view = shown[key]?.view ?? bringIn(attributes)
    if let cell = view as? UICollectionViewCell {
      tellPlace(key.indexPath, to: cell)
      cell.updateConfigurationIfNeeded()
    }
    guard attributes.isSelfSizing, layoutStore.preferredSizes[key] == nil else { return true }
    let original = attributes.copy() as! UICollectionViewLayoutAttributes
    view.frame = original.frame
    let preferred = view.preferredLayoutAttributesFitting(
      attributes.copy() as! UICollectionViewLayoutAttributes)
    guard
      layoutStore.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return true }
    layoutStore.remember(preferred.size, for: key)
    return preferred.size == original.size
  }

  private func bringIn(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let key = attributes.key
    let view: UICollectionReusableView
    switch key.category {
    case .cell:
      let cell = askForCell(at: key.indexPath)
      cell.isSelected = selection.contains(key.indexPath)
      view = cell
    case .supplementaryView: view = askForSupplementaryView(key.kind, at: key.indexPath)
    case .decorationView: view = makeDecoration(key.kind)
    }
    shown[key] = Shown(view: view)
    addSubview(view)
    return view
  }

  private func display(_ attributes: UICollectionViewLayoutAttributes) {
    let key = attributes.key
    guard let entry = shown[key] else { return }
    let view = entry.view
    view.frame = attributes.frame
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.apply(attributes)
    guard !entry.isDisplayed else { return }
    shown[key]?.isDisplayed = true
    switch key.category {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
      }
    case .supplementaryView:
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
    case .decorationView: break
    }
  }

  /// Orders views: those with a negative z-index are behind the cells, those with a positive one in front of
  /// them.
  private func stack(_ attributes: UICollectionViewLayoutAttributes) {
    guard let view = shown[attributes.key]?.view else { return }
    if attributes.zIndex > 0 { bringSubviewToFront(view) } else { sendSubviewToBack(view) }
  }

  private func retire(except kept: Set<ElementKey>) {
    for key in shown.keys.filter({ !kept.contains($0) }).sorted(by: { $0.indexPath < $1.indexPath })
    {
      retire(key)
    }
  }

  private func retire(_ key: ElementKey) {
    guard let entry = shown.removeValue(forKey: key) else { return }
    let view = entry.view
    view.removeFromSuperview()
    if entry.isDisplayed {
      switch key.category {
      case .cell:
        if let cell = view as? UICollectionViewCell {
          delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
        }
      case .supplementaryView:
        delegate?.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind,
          at: key.indexPath)
      case .decorationView: break
      }
    }
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = false
      cell.isHighlighted = false
      cell.hasFocus = false
      cell.isSwiped = false
      cell.isExpanded = false
    }
    guard !view.isPlaceholder, let identifier = view.reuseIdentifier, let kind = view.elementKind,
      key.category != .decorationView
    else { return }
    queue.put(view, for: .init(kind: kind, identifier: identifier))
  }

  private func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let (announced, cancelled) = prefetchWindow.move(
      visible: indexPathsForVisibleItems, offset: contentOffset.y + contentOffset.x,
      counts: loadedCounts())
    if !announced.isEmpty {
      prefetchDataSource.collectionView(self, prefetchItemsAt: announced)
    }
    if !cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
    }
  }

  /// Called when the content of a visible view has changed, by a configuration, explicitly, or by its
  /// constraints.
  func contentChanged(in view: UICollectionReusableView, isExplicit: Bool) {
    guard !isInPass, selfSizingInvalidation != .disabled, StandIn.systemVersion >= 16,
      isExplicit || selfSizingInvalidation == .enabledIncludingConstraints
    else { return }
    guard let key = shown.first(where: { $0.value.view === view })?.key else { return }
    layoutStore.forgetSize(for: key)
    setNeedsLayout()
  }

  // MARK: Views on display

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutStore.prepareIfNeeded()
    return layoutStore.layoutAttributesForItem(at: indexPath)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutStore.prepareIfNeeded()
    return layoutStore.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    cells.first { $0.cell.frame.contains(point) }?.path
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.cell === cell }?.path
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[Self.cellKey(indexPath)]?.view as? UICollectionViewCell
  }
  open var visibleCells: [UICollectionViewCell] { cells.map(\.cell) }
  open var indexPathsForVisibleItems: [IndexPath] { cells.map(\.path) }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[ElementKey(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]?.view
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }
  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath).sorted()
  }

  func decorationViews(ofKind kind: String) -> [UICollectionReusableView] {
    shown.filter { $0.key.category == .decorationView && $0.key.kind == kind }
      .sorted { $0.key.indexPath < $1.key.indexPath }.map(\.value.view)
  }

  private static func cellKey(_ path: IndexPath) -> ElementKey {
    ElementKey(category: .cell, kind: "", indexPath: path)
  }

  private var cells: [(path: IndexPath, cell: UICollectionViewCell)] {
    shown.compactMap { key, entry in
      // A supplementary view can have the class of a cell.
      guard key.category == .cell else { return nil }
      return (entry.view as? UICollectionViewCell).map { (key.indexPath, $0) }
    }.sorted { $0.path < $1.path }
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard isKnown(indexPath) else {
      StandIn.fail(
        "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) in "
          + "section \(indexPath.section)")
      return
    }
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height }
    offset.y = max(0, min(offset.y, contentSize.height - bounds.height))
    setContentOffset(offset, animated: animated)
  }

  func isKnown(_ path: IndexPath) -> Bool {
    let counts = loadedCounts()
    return counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  @available(iOS 14, *)
  open var allowsSelectionDuringEditing = false {
    didSet { StandIn.require(14, "allowsSelectionDuringEditing") }
  }
  @available(iOS 14, *)
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { StandIn.require(14, "allowsMultipleSelectionDuringEditing") }
  }
  @available(iOS 14, *)
  open var isEditing = false {
    didSet {
      StandIn.require(14, "isEditing")
      guard isEditing != oldValue else { return }
      for cell in visibleCells { cell.editingChanged() }
    }
  }
  @available(iOS 15, *)
  open var allowsFocus = false { didSet { StandIn.require(15, "allowsFocus") } }
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard allowsSelection else { return }
    let isSeveral = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if !isSeveral || indexPath == nil {
      for path in selection { setSelected(false, at: path) }
    }
    guard let indexPath, isKnown(indexPath) else { return }
    setSelected(true, at: indexPath)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath)
  }

  func setSelected(_ isSelected: Bool, at path: IndexPath) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    cellForItem(at: path)?.isSelected = isSelected
  }

  // MARK: Updates

  open var hasUncommittedUpdates: Bool { batch != nil }

  open func reloadData() {
    updateCount += 1
    for key in shown.keys.sorted(by: { $0.indexPath < $1.indexPath }) { retire(key) }
    counts = nil
    selection = []
    prefetchWindow.reset()
    layoutStore.invalidateLayout()
    setNeedsLayout()
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let old = layoutStore
    if layout !== old {
      old.attach(to: nil)
      layoutStore = layout
      layout.attach(to: self)
      for entry in shown.values { entry.view.willTransition(from: old, to: layout) }
      // The next pass returns views of kinds that the new layout does not have.
      for entry in shown.values { entry.view.didTransition(from: old, to: layout) }
    }
    setNeedsLayout()
    if let completion { StandIn.later { completion(true) } }
  }

  private func update(_ change: (inout UpdateBatch) -> Void) {
    if batch != nil {
      change(&batch!)
    } else {
      runBatch { change(&batch!) }
    }
  }

  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append((indexPath, newIndexPath)) }
  }
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedItems.formUnion(indexPaths) }
  }
  @available(iOS 15, *)
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    StandIn.require(15, "reconfigureItems(at:)")
    update { $0.reconfiguredItems.formUnion(indexPaths) }
  }

  @_disfavoredOverload
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if batch == nil {
      runBatch { updates?() }
    } else {
      updates?()
    }
    if let completion { StandIn.later { completion(true) } }
  }

  /// The same for a closure that does not escape: in UIKit, `updates` is optional and does not escape, which
  /// is possible only for an imported function.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  private func runBatch(_ updates: () -> Void) {
    let before = loadedCounts()
    batch = UpdateBatch()
    updates()
    guard let finished = batch else { return }
    batch = nil
    updateAnimations.append(StandIn.updateAnimation(of: self, .automatic))
    commit(finished, before: before)
  }

  @discardableResult
  open func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { continuation in
      performBatchUpdates(updates) { continuation.resume(returning: $0) }
    }
  }

  private func commit(_ batch: UpdateBatch, before: [Int]) {
    let after = askForCounts()
    if let complaint = batch.complaint(before: before, after: after, terms: .collection) {
      StandIn.fail(complaint)
      reloadData()
      layoutIfNeeded()
      return
    }
    let items = batch.itemMap(before: before, after: after)
    let sections = batch.sectionMap(oldCount: before.count, newCount: after.count)
    commit(
      counts: after, item: { batch.reloadedItems.contains($0) ? nil : items[$0] },
      section: { batch.reloadedSections.contains($0) ? nil : sections[$0] },
      reconfigured: batch.reconfiguredItems.compactMap { items[$0] })
  }

  /// Transfers the views on display to the state after an update.
  ///
  /// - `item`, `section`: return the new place of an old item or section, or nil if a new view is needed.
  func commit(
    counts: [Int], item: (IndexPath) -> IndexPath?, section: (Int) -> Int?,
    reconfigured: some Sequence<IndexPath>
  ) {
    updateCount += 1
    let old = shown
    var kept: [ElementKey: Shown] = [:]
    for key in old.keys.sorted(by: { $0.indexPath < $1.indexPath }) {
      guard let moved = Self.move(key, item: item, section: section) else {
        retire(key)
        continue
      }
      kept[moved] = old[key]
    }
    shown = kept
    selection = Set(selection.compactMap(item))
    focusedPath = focusedPath.flatMap(item)
    prefetchWindow.reset()
    self.counts = counts
    layoutStore.invalidate(keepingSizesOf: { Self.move($0, item: item, section: section) })
    setNeedsLayout()
    for path in reconfigured { reconfigure(path) }
    layoutIfNeeded()
  }

  /// Returns the place of an element after an update.
  private static func move(
    _ key: ElementKey, item: (IndexPath) -> IndexPath?, section: (Int) -> Int?
  ) -> ElementKey? {
    var moved = key
    if key.category == .cell {
      guard let path = item(key.indexPath) else { return nil }
      moved.indexPath = path
    } else if key.indexPath.count == 2 {
      guard let place = section(key.indexPath.section) else { return nil }
      moved.indexPath.section = place
    }
    return moved
  }

  private func reconfigure(_ path: IndexPath) {
    guard let existing = cellForItem(at: path) else { return }
    let cell = askForCell(at: path, existing: existing)
    if cell === existing {
      layoutStore.forgetSize(for: Self.cellKey(path))
      return
    }
    retire(Self.cellKey(path))
  }

  /// Loads the counts of the data source.
  func loadCounts() { _ = loadedCounts() }

  // MARK: Moving by hand

  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
  }
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  open func endInteractiveMovement() {}
  open func cancelInteractiveMovement() {}

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The axis along which a layout scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// The changes that make a visible view be measured again.
  @available(iOS 16, *)
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// The three categories of elements.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  /// The position of an item after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var top: UICollectionView.ScrollPosition { .init(rawValue: 1) }
    public static var centeredVertically: UICollectionView.ScrollPosition { .init(rawValue: 2) }
    public static var bottom: UICollectionView.ScrollPosition { .init(rawValue: 4) }
    public static var left: UICollectionView.ScrollPosition { .init(rawValue: 8) }
    public static var centeredHorizontally: UICollectionView.ScrollPosition { .init(rawValue: 16) }
    public static var right: UICollectionView.ScrollPosition { .init(rawValue: 32) }
  }
}
