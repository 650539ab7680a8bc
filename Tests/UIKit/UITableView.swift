/// Shows rows one below the other, in sections with headers and footers.
///
/// There is no screen: views that intersect the bounds are on display. Heights come from `rowHeight` and the
/// delegate or, if those are automatic, from the views on display. All others count as 44 points, or as the
/// delegate's estimate when the table loads or is updated. In the plain style, headers are pinned to the top
/// and footers to the bottom while their section is in view. An automatic header without a view and title has
/// no height in the plain style, and is a gap in the grouped ones. Measured heights are kept until the next
/// update, and those on display longer: how long UIKit keeps them is undocumented.
@MainActor
open class UITableView: UIScrollView {
  private enum Role: Int { case header, row, footer }

  private struct Key: Hashable, Comparable {
    var role: Role
    var path: IndexPath
    static func < (l: Key, r: Key) -> Bool {
      (l.path.section, l.role.rawValue, l.path.item) < (
        r.path.section, r.role.rawValue, r.path.item
      )
    }
  }

  private struct Shown {
    var view: UIView
    var isDisplayed = false
  }

  private let styleStore: Style
  private var cellQueue = ReuseQueue<UITableViewCell>()
  private var headerQueue = ReuseQueue<UITableViewHeaderFooterView>()
  private var shown: [Key: Shown] = [:]
  private var measured: [Key: CGFloat] = [:]
  /// The heights of rows that have not been measured.
  private var estimates: [Key: CGFloat] = [:]
  private var frames: [(key: Key, frame: CGRect)] = []
  private var counts: [Int]?
  private var requests: [ViewRequest] = []
  private(set) var selection: Set<IndexPath> = []
  /// The start and end of each section.
  private var extents: [ClosedRange<CGFloat>] = []
  private var prefetchWindow = PrefetchWindow()
  /// The index path of the row with the keyboard focus.
  var focusedPath: IndexPath? {
    didSet {
      guard focusedPath != oldValue else { return }
      for (path, cell) in rows { cell.hasFocus = path == focusedPath }
    }
  }
  private var batch: UpdateBatch?
  private var batchDepth = 0
  private var countsBeforeBatch: [Int] = []
  private var isInPass = false

  public init(frame: CGRect, style: UITableView.Style) {
    styleStore = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    styleStore = .plain
    super.init(coder: coder)
  }

  open override var window: UIWindow? { StandIn.window(of: self, super.window) }
  open var style: UITableView.Style { styleStore }
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  open lazy var dragInteractionEnabled = StandIn.dragsByDefault
  open var hasActiveDrag: Bool { drag != nil }
  open var hasActiveDrop: Bool { drag?.isOver ?? false }
  /// The drag that began in this table.
  weak var drag: StandIn.Drag?
  /// The number of times that the content was updated or reloaded.
  private(set) var updateCount = 0
  /// The animations of its updates, in order.
  var updateAnimations: [StandIn.UpdateAnimation] = []

  // Narrows `UIScrollView.delegate`; both see the same object.
  public var delegate: (any UITableViewDelegate)? {
    get { delegateStore as? any UITableViewDelegate }
    set {
      delegateStore = newValue
      estimates = [:]
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let isResized = newValue.width != super.bounds.width
      super.bounds = newValue
      if isResized { forgetHeights() }
      setNeedsLayout()
    }
  }

  override func traitsChanged(from previous: UITraitCollection) {
    forgetHeights()
    super.traitsChanged(from: previous)
  }

  private func forgetHeights() {
    measured = [:]
    estimates = [:]
  }

  // MARK: Registering and dequeuing

  private static let cellKind = "UITableViewCell"

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard isValid(identifier) else { return }
    cellQueue.register(
      cellClass.map { .type($0) }, for: .init(kind: Self.cellKind, identifier: identifier))
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard isValid(identifier) else { return }
    cellQueue.register(
      nib.map { .nib($0) }, for: .init(kind: Self.cellKind, identifier: identifier))
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard isValid(identifier) else { return }
    headerQueue.register(aClass.map { .type($0) }, for: .init(kind: "", identifier: identifier))
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard isValid(identifier) else { return }
    headerQueue.register(nib.map { .nib($0) }, for: .init(kind: "", identifier: identifier))
  }

  private func isValid(_ identifier: String) -> Bool {
    if identifier.isEmpty {
      StandIn.fail(
        "must pass a valid reuse identifier to -[UITableView register…]",
        name: "NSInvalidArgumentException")
    }
    return !identifier.isEmpty
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let key = ReuseQueue<UITableViewCell>.Key(kind: Self.cellKind, identifier: identifier)
    if let queued = cellQueue.take(key) {
      queued.prepareForReuse()
      return queued
    }
    switch cellQueue.source(for: key) {
    case .type(let type as UITableViewCell.Type): return type.init(_dequeue: identifier)
    case .type(let type):
      StandIn.fail(
        "invalid class registered for identifier \(identifier) - \(type) is not a subclass of "
          + "UITableViewCell")
      return placeholder(identifier)
    case .nib(let nib):
      guard let cell = nib.makeReusable(UITableViewCell.self, for: identifier) else {
        return placeholder(identifier)
      }
      cell.reuseIdentifierStore = identifier
      return cell
    case nil: return nil
    }
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard isKnown(indexPath) else {
      StandIn.fail("request for rect at invalid index path (\(indexPath))")
      return placeholder(identifier)
    }
    if let request = requests.last, request.indexPath == indexPath {
      return dequeue(identifier, for: request)
    }
    return dequeueRegistered(identifier)
  }

  private func dequeue(_ identifier: String, for request: ViewRequest) -> UITableViewCell {
    if !request.dequeued.isEmpty {
      StandIn.fail(
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you "
          + "really need to dequeue more cells than the table view is requesting, use the "
          + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
          + "\(identifier), index path: \(request.indexPath)")
    }
    let cell: UITableViewCell
    if let existing = request.existing as? UITableViewCell {
      if existing.reuseIdentifier == identifier {
        cell = existing
      } else {
        StandIn.fail(
          "Attempted to dequeue a cell for a different registration or reuse identifier than the "
            + "existing cell when reconfiguring an item, which is not allowed. You must dequeue a "
            + "cell using the same registration or reuse identifier that was used to dequeue the cell "
            + "originally to obtain the existing cell. Dequeued reuse identifier: \(identifier); "
            + "Original reuse identifier: \(existing.reuseIdentifier ?? "nil")")
        return placeholder(identifier)
      }
    } else {
      cell = dequeueRegistered(identifier)
    }
    request.dequeued.append(cell)
    return cell
  }

  private func dequeueRegistered(_ identifier: String) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    StandIn.fail(
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
    return placeholder(identifier)
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let key = ReuseQueue<UITableViewHeaderFooterView>.Key(kind: "", identifier: identifier)
    if let queued = headerQueue.take(key) {
      queued.prepareForReuse()
      return queued
    }
    switch headerQueue.source(for: key) {
    case .type(let type as UITableViewHeaderFooterView.Type):
      return type.init(_dequeue: identifier)
    case .type(let type):
      StandIn.fail(
        "invalid class registered for identifier \(identifier) - \(type) is not a subclass of "
          + "UITableViewHeaderFooterView")
      return nil
    case .nib(let nib):
      let view = nib.makeReusable(UITableViewHeaderFooterView.self, for: identifier)
      view?.reuseIdentifierStore = identifier
      return view
    case nil: return nil
    }
  }

  func placeholder(_ identifier: String) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
    cell.isPlaceholder = true
    return cell
  }

  // MARK: Settings

  open var rowHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  open var estimatedRowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The gap above each header.
  @available(iOS 15, *)
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet {
      StandIn.require(15, "sectionHeaderTopPadding")
      setNeedsLayout()
    }
  }
  @available(iOS 15, *)
  open var fillerRowHeight: CGFloat = 0 { didSet { StandIn.require(15, "fillerRowHeight") } }
  @available(iOS 16, *)
  open var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled {
    didSet { StandIn.require(16, "selfSizingInvalidation") }
  }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      setNeedsLayout()
    }
  }
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }

  private func replace(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Counts and cells

  private func loadedCounts() -> [Int] {
    if let counts { return counts }
    let loaded = askForCounts()
    counts = loaded
    return loaded
  }

  private func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  func isKnown(_ path: IndexPath) -> Bool {
    guard path.count == 2 else { return false }
    let counts = loadedCounts()
    return counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
  }

  open var numberOfSections: Int { loadedCounts().count }
  open func numberOfRows(inSection section: Int) -> Int {
    let counts = loadedCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  private func askForCell(at path: IndexPath, existing: UITableViewCell? = nil) -> UITableViewCell {
    guard let dataSource else { return placeholder("") }
    let request = ViewRequest(kind: Self.cellKind, indexPath: path, existing: existing)
    requests.append(request)
    let cell = Asking.$isUnderway.withValue(true) {
      dataSource.tableView(self, cellForRowAt: path)
    }
    requests.removeLast()
    return cell
  }

  private func askForView(_ key: Key) -> UIView? {
    let section = key.path.section
    let isHeader = key.role == .header
    let given =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    if let given { return given }
    guard let title = title(key) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    guard StandIn.systemVersion >= 14 else { return view }
    var content = view.defaultContentConfiguration()
    content.text = title
    view.contentConfiguration = content
    return view
  }

  private func title(_ key: Key) -> String? {
    key.role == .header
      ? dataSource?.tableView(self, titleForHeaderInSection: key.path.section)
      : dataSource?.tableView(self, titleForFooterInSection: key.path.section)
  }

  // MARK: The layout pass

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutElements()
    layOutBackground(backgroundView)
  }

  private func layOutElements() {
    guard !isInPass, batchDepth == 0 else { return }
    isInPass = true
    defer { isInPass = false }
    var visible: [(key: Key, frame: CGRect)] = []
    let oldSize = contentSize
    for _ in 0..<50 {
      computeFrames()
      stayInContent(shrunkFrom: oldSize)
      visible = bounds.isEmpty ? [] : framesNow().filter { $0.frame.intersects(bounds) }
      let kept = Set(visible.map(\.key))
      for key in shown.keys.filter({ !kept.contains($0) }).sorted() { retire(key) }
      var isSettled = true
      for (key, frame) in visible where !fit(key, frame) { isSettled = false }
      if isSettled { break }
    }
    for (key, frame) in visible { display(key, frame) }
    layOutEnds()
    prefetch()
  }

  /// Lays out the table's own header and footer, above and below all sections.
  private func layOutEnds() {
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    }
    if let view = tableFooterView {
      let height = view.frame.height
      view.frame = CGRect(
        x: 0, y: contentSize.height - height, width: bounds.width, height: height)
    }
  }

  /// Returns the frames, with pinned headers and footers at their current places in the plain style.
  private func framesNow() -> [(key: Key, frame: CGRect)] {
    guard style == .plain else { return frames }
    let inset = adjustedContentInset
    let (near, far) = (bounds.minY + inset.top, bounds.maxY - inset.bottom)
    return frames.map { key, frame in
      guard key.role != .row else { return (key, frame) }
      var frame = frame
      let extent = extents[key.path.section]
      if key.role == .header {
        frame.origin.y = max(frame.minY, min(near, extent.upperBound - frame.height))
      } else {
        frame.origin.y = min(frame.minY, max(far - frame.height, extent.lowerBound))
      }
      return (key, frame)
    }
  }

  private func prefetch() {
    guard let prefetchDataSource else { return }
    let (announced, cancelled) = prefetchWindow.move(
      visible: rows.map(\.path), offset: contentOffset.y, counts: loadedCounts())
    if !announced.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: announced) }
    if !cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled)
    }
  }

  /// The height of a missing header or footer; UIKit's own value is undocumented.
  private var gap: CGFloat { style == .plain ? 0 : 18 }

  /// The inset of rows in the inset style, which do not extend to the edges.
  private var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }

  private func computeFrames() {
    var y = tableHeaderView?.frame.height ?? 0
    frames = []
    extents = []
    func place(_ key: Key, height: CGFloat) {
      if height > 0 {
        let width = bounds.width - 2 * sideInset
        frames.append((key, CGRect(x: sideInset, y: y, width: width, height: height)))
      }
      y += height
    }
    for (section, count) in loadedCounts().enumerated() {
      y += topPadding(ofSection: section)
      let start = y
      defer { extents.append(start...y) }
      place(
        Key(role: .header, path: IndexPath(row: 0, section: section)),
        height: edgeHeight(.header, section))
      for row in 0..<count {
        let key = Key(role: .row, path: IndexPath(row: row, section: section))
        place(key, height: rowHeight(key))
      }
      place(
        Key(role: .footer, path: IndexPath(row: 0, section: section)),
        height: edgeHeight(.footer, section))
    }
    contentSize = CGSize(width: bounds.width, height: y + (tableFooterView?.frame.height ?? 0))
  }

  /// Returns the padding above a header. UIKit's own padding in plain tables counts as zero above a header,
  /// but not above a missing one.
  ///
  /// - Source: "section header의 height값을 0으로 주더라도 기본적으로 padding이 생기게끔": by default there is a padding from
  ///   iOS 15 on, even with a header of height 0 (github.com/Nexters/tidify-iOS/pull/62).
  private func topPadding(ofSection section: Int) -> CGFloat {
    let hasHeader = edgeHeight(.header, section) > 0
    if sectionHeaderTopPadding != UITableView.automaticDimension {
      return hasHeader ? max(0, sectionHeaderTopPadding) : 0
    }
    return hasHeader || style != .plain || StandIn.systemVersion < 15 ? 0 : 22
  }

  private func rowHeight(_ key: Key) -> CGFloat {
    let asked = delegate?.tableView(self, heightForRowAt: key.path) ?? rowHeight
    if asked != UITableView.automaticDimension { return asked }
    if let height = measured[key] { return height }
    let estimate = estimatedHeight(key)
    return estimate > 0 ? estimate : 44
  }

  private func estimatedHeight(_ key: Key) -> CGFloat {
    if let known = estimates[key] { return known }
    let asked =
      delegate?.tableView(self, estimatedHeightForRowAt: key.path) ?? estimatedRowHeight
    estimates[key] = asked
    return asked
  }

  private func edgeHeight(_ role: Role, _ section: Int) -> CGFloat {
    let asked =
      role == .header
      ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if asked != UITableView.automaticDimension { return max(0, asked) }
    let key = Key(role: role, path: IndexPath(row: 0, section: section))
    return measured[key] ?? (delegate == nil && title(key) == nil ? gap : 28)
  }

  private func isAutomatic(_ key: Key) -> Bool {
    let section = key.path.section
    let asked: CGFloat
    switch key.role {
    case .row:
      asked = delegate?.tableView(self, heightForRowAt: key.path) ?? rowHeight
      // Without an estimate, rows do not size themselves.
      if estimatedHeight(key) == 0 { return false }
    case .header:
      asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    case .footer:
      asked = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    }
    return asked == UITableView.automaticDimension
  }

  /// Creates and measures the view of an element; returns false if frames must be computed again.
  private func fit(_ key: Key, _ frame: CGRect) -> Bool {
    let isAutomatic = isAutomatic(key)
    guard let view = shown[key]?.view ?? bringIn(key) else {
      guard isAutomatic, measured[key] == nil else { return true }
      measured[key] = gap
      return measured[key] == frame.height
    }
    if let cell = view as? UITableViewCell {
      cell.hasFocus = key.path == focusedPath
      cell.updateConfigurationIfNeeded()
    }
    (view as? UITableViewHeaderFooterView)?.updateConfigurationIfNeeded()
    guard isAutomatic, measured[key] == nil else { return true }
    view.frame = frame
    let fitting = view.systemLayoutSizeFitting(
      frame.size, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // A view without constraints has no preferred size.
    measured[key] = fitting.height > 0 ? fitting.height : frame.height
    return measured[key] == frame.height
  }

  private func bringIn(_ key: Key) -> UIView? {
    let view: UIView
    if key.role == .row {
      let cell = askForCell(at: key.path)
      cell.isSelected = selection.contains(key.path)
      cell.isEditing = isEditing
      view = cell
    } else {
      guard let given = askForView(key) else { return nil }
      view = given
    }
    shown[key] = Shown(view: view)
    addSubview(view)
    return view
  }

  private func display(_ key: Key, _ frame: CGRect) {
    guard let entry = shown[key] else { return }
    entry.view.frame = frame
    if style == .plain, key.role != .row { bringSubviewToFront(entry.view) }
    tellPinned(key, frame, entry.view)
    guard !entry.isDisplayed else { return }
    shown[key]?.isDisplayed = true
    switch key.role {
    case .row:
      if let cell = entry.view as? UITableViewCell {
        delegate?.tableView(self, willDisplay: cell, forRowAt: key.path)
      }
    case .header:
      delegate?.tableView(self, willDisplayHeaderView: entry.view, forSection: key.path.section)
    case .footer:
      delegate?.tableView(self, willDisplayFooterView: entry.view, forSection: key.path.section)
    }
  }

  private func tellPinned(_ key: Key, _ frame: CGRect, _ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    let natural = frames.first { $0.key == key }?.frame
    view.isPinned = natural.map { $0.minY != frame.minY } ?? false
  }

  private func retire(_ key: Key) {
    guard let entry = shown.removeValue(forKey: key) else { return }
    let view = entry.view
    view.removeFromSuperview()
    switch key.role {
    case .row:
      guard let cell = view as? UITableViewCell else { return }
      if entry.isDisplayed {
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: key.path)
      }
      cell.isSelected = false
      cell.isHighlighted = false
      cell.hasFocus = false
      cell.isSwiped = false
      guard !cell.isPlaceholder, let identifier = cell.reuseIdentifier else { return }
      cellQueue.put(cell, for: .init(kind: Self.cellKind, identifier: identifier))
    case .header, .footer:
      if entry.isDisplayed, key.role == .header {
        delegate?.tableView(
          self, didEndDisplayingHeaderView: view, forSection: key.path.section)
      } else if entry.isDisplayed {
        delegate?.tableView(
          self, didEndDisplayingFooterView: view, forSection: key.path.section)
      }
      guard let reusable = view as? UITableViewHeaderFooterView,
        let identifier = reusable.reuseIdentifier
      else { return }
      headerQueue.put(reusable, for: .init(kind: "", identifier: identifier))
    }
  }

  /// Called when the content of a visible view has changed, by a configuration, explicitly, or by its
  /// constraints.
  func contentChanged(in view: UIView, isExplicit: Bool) {
    guard !isInPass, selfSizingInvalidation != .disabled, StandIn.systemVersion >= 16,
      isExplicit || selfSizingInvalidation == .enabledIncludingConstraints,
      let key = shown.first(where: { $0.value.view === view })?.key
    else { return }
    measured[key] = nil
    setNeedsLayout()
  }

  // MARK: Views on display

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    computeFrames()
    return frames.first { $0.key == Key(role: .row, path: indexPath) }?.frame ?? .zero
  }
  open func rectForHeader(inSection section: Int) -> CGRect { rect(.header, section) }
  open func rectForFooter(inSection section: Int) -> CGRect { rect(.footer, section) }
  /// Returns the frame of a header or footer that is not pinned; it has no height if there is none.
  private func rect(_ role: Role, _ section: Int) -> CGRect {
    computeFrames()
    let key = Key(role: role, path: IndexPath(row: 0, section: section))
    if let frame = frames.first(where: { $0.key == key })?.frame { return frame }
    guard extents.indices.contains(section) else { return .zero }
    let y = role == .header ? extents[section].lowerBound : extents[section].upperBound
    return CGRect(x: 0, y: y, width: bounds.width, height: 0)
  }
  open func rect(forSection section: Int) -> CGRect {
    computeFrames()
    guard extents.indices.contains(section) else { return .zero }
    let extent = extents[section]
    return CGRect(
      x: 0, y: extent.lowerBound, width: bounds.width,
      height: extent.upperBound - extent.lowerBound)
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    frames.first { $0.key.role == .row && $0.frame.contains(point) }?.key.path
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.first { $0.cell === cell }?.path
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shown[Key(role: .row, path: indexPath)]?.view as? UITableViewCell
  }
  open var visibleCells: [UITableViewCell] {
    StandIn.warnOfLayout(of: self, by: "visibleCells")
    return rows.map(\.cell)
  }
  open var indexPathsForVisibleRows: [IndexPath]? {
    StandIn.warnOfLayout(of: self, by: "indexPathsForVisibleRows")
    return rows.map(\.path)
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[Key(role: .header, path: IndexPath(row: 0, section: section))]?.view
      as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[Key(role: .footer, path: IndexPath(row: 0, section: section))]?.view
      as? UITableViewHeaderFooterView
  }

  private var rows: [(path: IndexPath, cell: UITableViewCell)] {
    shown.compactMap { key, entry in (entry.view as? UITableViewCell).map { (key.path, $0) } }
      .sorted { $0.path < $1.path }
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard isKnown(indexPath) else {
      StandIn.fail(
        "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) in section "
          + "\(indexPath.section)")
      return
    }
    let frame = rectForRow(at: indexPath)
    let y: CGFloat
    switch scrollPosition {
    case .middle: y = frame.midY - bounds.height / 2
    case .bottom: y = frame.maxY - bounds.height
    case .top, .none: y = frame.minY
    }
    setContentOffset(
      CGPoint(x: 0, y: max(0, min(y, contentSize.height - bounds.height))), animated: animated)
  }

  // MARK: Updates

  @_disfavoredOverload
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { StandIn.later { completion(true) } }
  }

  /// The same for a closure that does not escape: in UIKit, `updates` is optional and does not escape, which
  /// is possible only for an imported function.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  @discardableResult
  open func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { continuation in
      performBatchUpdates(updates) { continuation.resume(returning: $0) }
    }
  }

  open func beginUpdates() {
    if batchDepth == 0 {
      countsBeforeBatch = loadedCounts()
      batch = UpdateBatch()
    }
    batchDepth += 1
  }

  open func endUpdates() {
    guard batchDepth > 0 else { return }
    batchDepth -= 1
    guard batchDepth == 0, let batch else { return }
    self.batch = nil
    updateAnimations.append(StandIn.updateAnimation(of: self, .automatic))
    // The documentation of `beginUpdates()`: an empty batch animates changed heights.
    measured = measured.filter { $0.key.role == .row && shown[$0.key] == nil }
    let (before, after) = (countsBeforeBatch, askForCounts())
    if let complaint = batch.complaint(before: before, after: after, terms: .table) {
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
  func commit(
    counts: [Int], item: (IndexPath) -> IndexPath?, section: (Int) -> Int?,
    reconfigured: some Sequence<IndexPath>
  ) {
    StandIn.warnOfLayout(of: self, by: "an update")
    updateCount += 1
    let old = shown
    var kept: [Key: Shown] = [:]
    for key in old.keys.sorted() {
      guard let moved = Self.move(key, item: item, section: section) else {
        retire(key)
        continue
      }
      kept[moved] = old[key]
    }
    shown = kept
    var heights: [Key: CGFloat] = [:]
    for (key, height) in measured {
      guard old[key] != nil || key.role != .row else { continue }
      if let key = Self.move(key, item: item, section: section) { heights[key] = height }
    }
    measured = heights
    estimates = [:]
    selection = Set(selection.compactMap(item))
    focusedPath = focusedPath.flatMap(item)
    prefetchWindow.reset()
    self.counts = counts
    setNeedsLayout()
    for path in reconfigured { reconfigure(path) }
    layoutIfNeeded()
  }

  /// Returns the place of a row, header, or footer after an update.
  private static func move(
    _ key: Key, item: (IndexPath) -> IndexPath?, section: (Int) -> Int?
  ) -> Key? {
    var moved = key
    if key.role == .row {
      guard let path = item(key.path) else { return nil }
      moved.path = path
    } else {
      guard let place = section(key.path.section) else { return nil }
      moved.path.section = place
    }
    return moved
  }

  private func reconfigure(_ path: IndexPath) {
    guard let existing = cellForRow(at: path) else { return }
    let key = Key(role: .row, path: path)
    measured[key] = nil
    if askForCell(at: path, existing: existing) !== existing { retire(key) }
  }

  private func update(_ change: (inout UpdateBatch) -> Void) {
    beginUpdates()
    change(&batch!)
    endUpdates()
  }

  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append((indexPath, newIndexPath)) }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    update { $0.reloadedItems.formUnion(indexPaths) }
  }
  @available(iOS 15, *)
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    StandIn.require(15, "reconfigureRows(at:)")
    update { $0.reconfiguredItems.formUnion(indexPaths) }
  }

  open func reloadData() {
    updateCount += 1
    for key in shown.keys.sorted() { retire(key) }
    counts = nil
    forgetHeights()
    selection = []
    prefetchWindow.reset()
    indexTitles = nil
    setNeedsLayout()
  }

  /// The titles of the index since it was last loaded: "This method gives you a way to update the section
  /// index after inserting or deleting sections without having to reload the whole table" (Apple,
  /// `reloadSectionIndexTitles()`).
  private var indexTitles: [String]??

  open func reloadSectionIndexTitles() { indexTitles = nil }

  /// The titles that the index shows; nil for no index.
  var shownIndexTitles: [String]? {
    if let indexTitles { return indexTitles }
    let titles = dataSource?.sectionIndexTitles(for: self)
    indexTitles = .some(titles)
    return titles
  }

  // MARK: Editing and selection

  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for (_, cell) in rows { cell.setEditing(isEditing, animated: false) }
    }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  @available(iOS 15, *)
  open var allowsFocus = false { didSet { StandIn.require(15, "allowsFocus") } }
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var indexPathForSelectedRow: IndexPath? { selection.min() }
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    guard allowsSelection else { return }
    let isSeveral = isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if !isSeveral || indexPath == nil {
      for path in selection { setSelected(false, at: path) }
    }
    guard let indexPath, isKnown(indexPath) else { return }
    setSelected(true, at: indexPath)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath)
  }

  func setSelected(_ isSelected: Bool, at path: IndexPath) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    cellForRow(at: path)?.setSelected(isSelected, animated: false)
  }

  public static let automaticDimension: CGFloat = -1

  /// The style of a table.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// The animation of inserted and deleted rows.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// The changes that make a visible view be measured again.
  @available(iOS 16, *)
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
}
