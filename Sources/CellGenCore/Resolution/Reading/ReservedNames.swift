/// The names that the generated code, the runtime, or UIKit uses.
///
/// Members are mapped to the reason for messages.
enum ReservedNames {
  /// The properties of a view data struct.
  static let fields = [
    "samples": "the view data has a member of that name",
    "hashValue": "Hashable has a member of that name",
    "self": "in Swift it refers to the value itself",
  ]

  /// The static members for tokens.
  static let tokens = [
    "self": "in Swift it refers to the type itself",
    "init": "in Swift it makes a value",
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
    "screen": "the header and the footer of a screen have that name",
    "screenEdges": "the content of a screen has a member of that name",
    "sections": "the content of a screen has a member of that name",
    "rawValue": "the enum of sections has a member of that name",
    "none": "it could be mistaken for Optional's 'none'",
    "self": "in Swift it refers to the value itself",
  ]

  /// The cases of views in generated enums.
  static let viewCases = [
    "none": "its case 'none' could be mistaken for Optional's 'none'",
    "self": "its case 'self' refers to the value itself in Swift",
  ]

  /// The views whose cases are reserved.
  static let views = Dictionary(
    uniqueKeysWithValues: viewCases.map { (upperCamelCase($0.key), $0.value) })

  /// The runtime's functions that change a label.
  static let changes: Set = [
    "addAccessibilityAction", "constrain", "hide", "hideFromVoiceOver", "keepPlace", "set", "show",
    "update",
  ]

  /// The cases of a screen's actions for the buttons of its states.
  static let screenActions = [
    "hashValue": "Hashable has a member of that name",
    "none": "it could be mistaken for Optional's 'none'",
    "self": "in Swift it refers to the value itself",
  ]

  /// The types of the runtime: the public ones, and its internal ones, which have a prefix because they can
  /// be in the same module as an app's types.
  static let runtimeTypes: Set<String> = [
    "ActionHandler", "_CellGenDataSource", "_CellGenListing",
    "CellGenActing", "CellGenFocus", "CellGenIdiom", "CellGenInterface", "CellGenSpeech",
    "CellGenSpokenContent",
    "CellGenSpokenElement", "CellGenTouchArea", "CellGenGridRows", "CellGenInputTraits",
    "CellAlignment", "CellColor", "CellDate", "CellDuration", "CellShadow", "CellSpan", "CellBox",
    "CellGenFittings", "CellGenNumber", "CellGenTenant", "CellGenTenants",
    "CellButtonLook", "CellButtonStyle",
    "CellHeading", "CellHost", "CellLook", "CellModel", "CellRow", "CellState", "CellSwipeAction",
    "CellSwipeEdge",
    "CollectionDataSource", "ConfigurableCell", "ConfigurableCollectionViewCell",
    "ConfigurableHeaderFooterView", "ConfigurableListCell", "ConfigurableReusableView",
    "ConfigurableTableViewCell", "ConfigurableView", "CellCorners", "DeclaredView", "CellDivider",
    "CellFlow", "CellImageLoader", "CellImageMode", "CellImages", "CellImageRequest",
    "CellInitials", "CellInsets",
    "LayoutSection",
    "CellLength", "ListHooks", "ListMove", "ListSelection", "ListState", "SectionMoves",
    "CellGenCollectionDragging", "CellGenDragged", "CellGenDropTarget", "CellGenTableDragging",
    "CellGenEditor", "CellGenRowEditing", "CellGenCollapseMark", "CellGenCollapsedSections",
    "CellImage", "OnlyID", "CellRepeated",
    "CellRepeatedLabels", "CellRepeatedViews", "CellRowTurn", "CellSpacer", "CellTurningRow",
    "CellGenGridLine", "CellGenStretch",
    "ReportingView", "ReusableView", "CellFont", "ScreenCell", "ScreenContent", "ScreenEdges",
    "ScreenHeaderFooter", "ScreenItem", "ScreenLayout", "ScreenPlaceholder", "PlaceholderPlace",
    "CellGenPlaceholderView", "ScreenSection",
    "ScreenSectionItem", "SectionContent", "CellRowContent", "ScreenValue", "ShownSection",
    "TableDataSource", "CellImageURLLoader",
    "ViewCreator", "ViewData", "CellLayers", "CellTextField", "CellTextEditor", "CellTextRun",
    "CellRunText", "CellTextView", "CellGenLinkDelegate", "CellGenTextShowing",
    "CellGenLayoutValue", "CellGenSymbolSquare",
    "CellSlider", "CellSeparator", "CellAccessory", "CellGenAccessoryBar", "CellGenAccessorySlot",
    "CellGenRowEdges",
    "CellStepper", "CellDatePicker", "CellDateStyle", "CellMenuItem", "CellGenEcho",
    "CellGenTyped", "CellGenTyping", "CellGenFieldDelegate", "CellGenEditorDelegate",
    "CellGenHeldNumber",
    "CellGenAnyCell", "CellGenButton", "CellGenCellIDs", "CellGenChangeableList",
    "CellGenCollectionScreen",
    "CellGenContentChanges",
    "CellGenContentConfiguration", "CellGenContentView", "CellGenCover", "CellGenDisplay",
    "CellGenDownload", "CellGenRowHeights", "CellGenEdges", "CellGenEndDetector", "CellGenMargins",
    "CellGenGradientView",
    "CellGenHeadingCell", "CellGenHeadingShowing", "CellGenHeadingView",
    "CellGenHost",
    "CellGenHosted", "CellGenHostedConfiguration", "CellGenHostedData", "CellGenHostedMapping",
    "CellGenHostedView", "CellGenImageKey", "CellGenImageData", "CellGenKinds", "CellGenLengths",
    "CellGenList",
    "CellGenLongPress", "CellGenLookMark", "CellGenPatch", "CellGenPinnable",
    "CellGenPlacedAccessories", "CellGenPlaceholder",
    "CellGenScreen", "CellGenSectionBackgroundView", "CellGenSectionBackgrounds",
    "CellGenScreenEdge", "CellGenSectionBoundaries", "CellGenSectionSurface", "CellGenTableEdge",
    "CellGenShown",
    "CellGenShownCell", "CellGenShownContent",
    "CellGenShownData", "CellGenShownHeading", "CellGenShownLook", "CellGenSizes", "CellGenSlot",
    "CellGenTableScreen",
    "CellGenTap", "CellGenUpdates", "CellGenUserChange", "CellGenUserChanges", "CellGenViewParts",
    "CellGenForwarding", "CellGenMovedSections", "CellGenRuns", "CellGenObservationEnd",
    "_CellGenEnvironment", "_CellGenLoneView", "ContentObservation", "CellGenContentState",
    "CellGenUpdateEnd", "CellGenHeights",
    "CellSeen", "CellSeenWatcher", "CellListWatcher", "CellWatchedList", "CellGenBackground",
    "CellGenClock", "CellGenClocks", "CellGenSentinel", "CellGenUptime",
    "ListPlace", "ListScrolling", "CellGenPlaces", "CellGenRowEstimates",
    "ListAnimation", "CollectionAnimation", "_CellGenAnimation",
    "CellGenFailedImages", "CellGenNetworkMonitor", "CellGenNetworkWait", "CellGenPathMonitor",
    "CellGenRetryAction",
  ]

  /// The types of UIKit and Foundation that generated names could hide: those with the same suffixes as
  /// generated names.
  static let systemTypes: Set<String> = [
    // …Screen
    "UIScreen",
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

  /// The members of UIView and its superclasses with the same suffixes as the properties of elements, and
  /// the other members of generated classes.
  static let viewMembers: Set<String> = [
    "accessibilityLabel", "accessibilityAttributedLabel", "inputView", "inputAccessoryView",
    "maskView", "preferredFocusedView", "snapshotView", "resizableSnapshotView", "superview",
    "onAction", "configure", "update", "size", "prepareForReuse", "makeElements",
    "separatorStart",
  ]
}
