/// A name that iOS has had only since some version after 13.
struct NewerName: Sendable {
  var version: Double
  /// The name as it is written in ``table``.
  var text: String
  /// Its tokens as they stand in source.
  var tokens: [String]
  /// Whether it means the member of a type that is left out: `_.tintColor`.
  var isImplicit: Bool

  init(_ text: String, since version: Double) {
    self.version = version
    self.text = text
    isImplicit = text.hasPrefix("_.")
    tokens = SwiftTokenizer.tokens(of: isImplicit ? String(text.dropFirst()) : text).map(\.text)
  }

  /// All names of the table.
  static let all = table.flatMap { version, names in
    names.split(whereSeparator: \.isWhitespace).map { NewerName(String($0), since: version) }
  }

  /// The names of UIKit, Foundation and Swift that are newer than iOS 13, by the version that they came
  /// with.
  ///
  /// - `name`: wherever it stands. `.name`: only as a member, where the name is not telling enough.
  ///   `name(label`: as a call with that label.
  /// - `_.name`: as a member of a type that is left out, where another type has an older one.
  static let table: [(version: Double, names: String)] = [
    (
      14,
      """
      UICellConfigurationState UIViewConfigurationState UIConfigurationState
      UIConfigurationStateCustomKey UIContentConfiguration UIContentView
      UIListContentConfiguration UIListContentView UIBackgroundConfiguration
      UICellAccessory UICollectionViewListCell UICollectionLayoutListConfiguration
      NSDiffableDataSourceSectionSnapshot .CellRegistration .SupplementaryRegistration
      dequeueConfiguredReusableCell dequeueConfiguredReusableSupplementary
      .addAction( .removeAction( menuActionTriggered primaryAction:
      showsMenuAsPrimaryAction
      configurationState setNeedsUpdateConfiguration updateConfiguration(using
      contentConfiguration backgroundConfiguration defaultContentConfiguration
      automaticallyUpdatesContentConfiguration automaticallyUpdatesBackgroundConfiguration
      collectionView.isEditing collectionView.allowsSelectionDuringEditing
      collectionView.allowsMultipleSelectionDuringEditing
      canEditItemAt
      reorderingHandlers sectionSnapshotHandlers .snapshot(for:
      contentInsetsReference .list(using
      UIColorWell UIColorPickerViewController UTType Logger(
      """
    ),
    (14.5, "separatorConfiguration itemSeparatorHandler UIListSeparatorConfiguration"),
    (
      15,
      """
      reconfigureItems( reconfigureRows( reconfiguredItemIdentifiers
      reloadedItemIdentifiers reloadedSectionIdentifiers applySnapshotUsingReloadData
      sectionIdentifier(for: .index(for:
      configurationUpdateHandler sectionHeaderTopPadding headerTopPadding fillerRowHeight
      allowsFocus UIButton.Configuration UIButton(configuration subtitleLabel
      changesSelectionAsPrimaryAction automaticallyUpdatesConfiguration .isPinned
      systemMint systemCyan UIColor.tintColor _.tintColor
      hierarchicalColor paletteColors
      prepareForDisplay( prepareThumbnail( byPreparingForDisplay UISheetPresentationController
      sheetPresentationController keyboardLayoutGuide maximumContentSizeCategory
      minimumContentSizeCategory
      .formatted( FormatStyle AttributedString Date.now String(localized LocalizedStringResource
      .ISO8601FormatStyle .data(from: .data(for: .upload(for: .bytes(for: .notifications(named
      """
    ),
    (15.4, "UICellAccessory.detail"),
    (
      16,
      """
      UIHostingConfiguration selfSizingInvalidation .SelfSizingInvalidation
      defaultBackgroundConfiguration( keepsMenuPresented supplementaryContentInsetsReference
      repeatingSubitem contextMenuConfigurationForItemsAt canPerformPrimaryActionForItemAt
      performPrimaryActionForItemAt .supports( UICalendarView UIPasteControl
      UIEditMenuInteraction
      .path() .path(percentEncoded .appending(path .appending(component .appending(queryItems
      URL(filePath .append(path .append(component .host() .query() .fragment()
      .documentsDirectory .temporaryDirectory( .currentDirectory() .cachesDirectory
      Duration ContinuousClock SuspendingClock Regex OSAllocatedUnfairLock
      .sleep(for .language.languageCode .firstMatch(of .wholeMatch(of .prefixMatch(of
      .firstRange(of .ranges(of .replacing( .trimmingPrefix(
      """
    ),
    (
      17,
      """
      #Preview UIContentUnavailableConfiguration UIContentUnavailableView
      UIContentUnavailableConfigurationState contentUnavailableConfiguration
      uniformAcrossSiblings orthogonalScrollingProperties .extraLargeTitle
      extraLargeTitle2 .popUpMenu registerForTraitChanges( UITraitDefinition UITrait
      systemTraitsAffectingColorAppearance UITraitUserInterfaceStyle UITraitDisplayScale
      UITraitPreferredContentSizeCategory UITraitAccessibilityContrast
      traitOverrides viewIsAppearing( addSymbolEffect( removeSymbolEffect(
      setSymbolImage( hoverStyle UIHoverStyle Observable @Observable
      ObservationRegistrar withObservationTracking #Predicate Predicate
      """
    ),
    (17.4, "performPrimaryAction("),
    (
      18,
      """
      accessibilityExpandedStatus
      UIListContentConfiguration.header UIListContentConfiguration.footer
      UIBackgroundConfiguration.listCell UIBackgroundConfiguration.listHeader
      UIBackgroundConfiguration.listFooter .listCell() .listHeader() .listFooter()
      UIUpdateLink UIZoomTransitionOptions
      Mutex Atomic
      """
    ),
    (26, "UIGlassEffect UIScrollEdgeEffect UIBackgroundExtensionView UICornerConfiguration"),
  ]
}
