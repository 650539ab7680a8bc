/// Names that cellgen's output, its runtime or UIKit need for themselves.
///
/// Members map to the reason that messages give.
enum ReservedNames {
  /// The properties of a view data struct.
  static let fields = [
    "samples": "the view data has a member of that name",
    "hashValue": "Hashable has a member of that name",
    "self": "in Swift it refers to the value itself",
  ]

  /// The cases of a view's `Action`.
  static let actions = [
    "hashValue": "Hashable has a member of that name",
    "self": "in Swift it refers to the value itself",
  ]

  /// The cases of a screen's section enum and the properties of its content.
  static let sections = [
    "allCases": "CaseIterable has a member of that name",
    "hashValue": "Hashable has a member of that name",
    "rawValue": "the enum of sections has a member of that name",
    "none": "it could be mistaken for Optional's 'none'",
    "self": "in Swift it refers to the value itself",
  ]

  /// The cases that views make in generated enums.
  static let viewCases = [
    "none": "its case 'none' could be mistaken for Optional's 'none'",
    "self": "its case 'self' refers to the value itself in Swift",
  ]

  /// The cases of a screen's actions that the buttons of its states make.
  static let screenActions = [
    "hashValue": "Hashable has a member of that name",
    "none": "it could be mistaken for Optional's 'none'",
    "self": "in Swift it refers to the value itself",
  ]

  /// The types of the runtime: those that users know, and its own, which may lie beside an app's and
  /// so have a prefix.
  static let runtimeTypes: Set<String> = [
    "ActionHandler", "CellKind", "CellModel", "CellReportedAction", "CellState",
    "CellSwipeAction", "CellSwipeEdge", "CollectionDataSource", "CollectionViewCreator",
    "ConfigurableCollectionViewCell",
    "ConfigurableHeaderFooterView", "ConfigurableListCell", "ConfigurableReusableView",
    "ConfigurableTableViewCell", "ConfigurableView", "HeaderFooterKind", "LayoutSection",
    "ListHooks", "ListState", "ScreenContent", "ScreenItem", "ScreenLayout", "ScreenPlaceholder",
    "ScreenSectionItem", "TableDataSource", "TableViewCreator", "ViewCreator",
    "ViewData",
    "CellGenButton", "CellGenCollectionScreen", "CellGenContentChanges", "CellGenEndDetector",
    "CellGenHost", "CellGenHosted", "CellGenHostedView", "CellGenList", "CellGenPlaceholder",
    "CellGenScreen", "CellGenSectionBackgroundView", "CellGenSectionBackgrounds",
    "CellGenSectionBoundaries",
    "CellGenShownContent", "CellGenSizes", "CellGenTableScreen", "CellGenUpdates",
  ]

  /// The types of UIKit and Foundation that generated names could hide: those that end as
  /// generated names do.
  static let systemTypes: Set<String> = [
    // …View
    "UIView", "UIImageView", "UITableView", "UICollectionView", "UICollectionReusableView",
    "UITableViewHeaderFooterView", "UIStackView", "UIScrollView", "UITextView", "UIPickerView",
    "UIProgressView", "UIActivityIndicatorView", "UIVisualEffectView", "UIContentView",
    "UIListContentView", "UIContentUnavailableView", "UICalendarView", "UIInputView",
    "UIAlertView", "UIWebView", "UIReferenceLibraryView", "UIPopoverBackgroundView",
    "UISearchContainerView", "UIPasteControlView", "UIEventAttributionView", "UITextCursorView",
    "UIStandardTextCursorView", "UICursorAccessoryView", "UITextSelectionView", "UIPreviewView",
    "UIBackgroundExtensionView", "UITableViewCellContentView", "UIWindowSceneView",
    // …Section, …Item, …Layout, …DataSource and the like
    "NSCollectionLayoutSection", "NSCollectionLayoutItem", "NSCollectionLayoutGroupItem",
    "NSCollectionLayoutSupplementaryItem", "NSCollectionLayoutBoundarySupplementaryItem",
    "NSCollectionLayoutDecorationItem", "NSCollectionLayoutGroupCustomItem",
    "NSDiffableDataSourceSection", "UICollectionViewLayout", "UICollectionViewFlowLayout",
    "UICollectionViewCompositionalLayout", "UICollectionViewTransitionLayout",
    "UICollectionViewDataSource", "UICollectionViewDiffableDataSource", "UITableViewDataSource",
    "UITableViewDiffableDataSource", "UIPickerViewDataSource", "UIPageViewControllerDataSource",
    "UIBarItem", "UIBarButtonItem", "UINavigationItem", "UITabBarItem", "UIDragItem",
    "UITextItem", "UISearchItem", "UIApplicationShortcutItem", "UIMenuItem", "UIDynamicItem",
    "UIMutableApplicationShortcutItem", "UIAction", "UITextItemAction", "UIContextualAction",
    "UIPreviewAction", "UIAlertAction", "UIAccessibilityCustomAction", "UIMenuAction",
    "UITableViewRowAction", "UINotificationContent", "UNNotificationContent",
    "UNNotificationAction", "URLQueryItem", "DispatchWorkItem", "NSUserActivityContent",
  ]

  /// The members of UIView and its superclasses that end as the properties of elements do, and
  /// the members that a generated class has itself.
  static let viewMembers: Set<String> = [
    "accessibilityLabel", "accessibilityAttributedLabel", "inputView", "inputAccessoryView",
    "maskView", "preferredFocusedView", "snapshotView", "resizableSnapshotView", "superview",
    "onAction", "configure", "update", "size", "prepareForReuse",
  ]
}
