/// A part of the runtime that only some modules need.
///
/// An embedded runtime contains the part if generated code names one of its declarations, or if another
/// included part needs it. A module that imports the runtime has all parts.
///
/// A part consists of files of `Sources/CellGenRuntime`, and of sections in other files, which begin with `//
/// part: Moving` and end with `// part end`. Sections of several parts, either nested or as in `// part:
/// Table & Headers`, are included only if all of these parts are. The rest of the runtime refers to parts
/// only inside of their sections, and a part refers only to parts that it needs.
///
/// To add a part, append it to ``all``, and add a manifest that needs it to the inputs of the golden tests,
/// which compile each of them with exactly its parts.
package struct RuntimePart: Sendable {
  package let name: String
  /// The names of its files in `Sources/CellGenRuntime`, without `.swift`.
  package let files: [String]
  /// The words in generated code that indicate a need for the part: names that it declares.
  package let words: [String]
  /// The parts that it refers to.
  package let needs: [String]
  /// Returns true for a module that needs the part even though its code contains none of the words.
  let isExpected: @Sendable (Module) -> Bool

  private init(
    _ name: String, files: [String] = [], words: [String] = [], needs: [String] = [],
    isExpected: @escaping @Sendable (Module) -> Bool = { _ in false }
  ) {
    self.name = name
    self.files = files
    self.words = words
    self.needs = needs
    self.isExpected = isExpected
  }

  package static let all = [
    // Lists and their containers.
    RuntimePart(
      "Collection",
      files: [
        "CollectionDataSource", "ConfigurableCollectionViewCell", "ConfigurableListCell",
        "ScreenLayout", "LayoutSection",
      ], words: ["CollectionDataSource"]),
    RuntimePart(
      "Table",
      files: ["TableDataSource", "ConfigurableTableViewCell", "RowEstimates", "MovedSections"],
      words: ["TableDataSource"]),
    RuntimePart(
      "Editing", files: ["ListEditing"], words: ["deleteAction", "ListSelection"],
      needs: ["RowEdges"]),
    RuntimePart(
      "Moving", files: ["ListMove", "ListMoving"], words: ["ListMove"], needs: ["Editing"]),
    RuntimePart(
      "Dragging", files: ["ListDragging"], words: ["draggableSections"], needs: ["Moving"]),
    RuntimePart("Refreshing", words: ["refresh"]),
    RuntimePart("Places", files: ["ListPlace"], words: ["ListScrolling"], needs: ["Sentinel"]),
    RuntimePart("Observing", files: ["Observing"]),
    RuntimePart("Seen", files: ["Seen", "ListWatching"], words: ["CellSeen"], needs: ["Sentinel"]),
    RuntimePart("Swipes", words: ["CellSwipeAction"]),
    RuntimePart("Menus", files: ["CellMenus"], words: ["CellMenuItem"]),
    RuntimePart("Sentinel", files: ["Sentinel"]),

    // Sections.
    RuntimePart(
      "Headers", files: ["ConfigurableHeaderFooterView"], words: ["ScreenHeaderFooter"],
      needs: ["ReusableViews"]),
    RuntimePart("Edges", files: ["ScreenEdges"], words: ["ScreenEdges"], needs: ["Headers"]),
    RuntimePart("ReusableViews", files: ["ConfigurableReusableView"]),
    RuntimePart(
      "Headings", files: ["CellHeading"], words: ["CellHeading"],
      needs: ["Headers", "Runs", "Boxes"]),
    RuntimePart("Pinning", words: ["pinned"], needs: ["Headers"]),
    RuntimePart(
      "Collapsing", files: ["Collapsing"], words: ["isCollapsed"],
      needs: ["Headers", "Taps", "Room"]),
    RuntimePart("RepeatedSections", files: ["SectionContent"], words: ["SectionContent"]),
    RuntimePart("IndexTitles", words: ["indexTitle"], needs: ["RepeatedSections"]),
    RuntimePart("SectionItems", words: ["ScreenSectionItem"]),
    RuntimePart(
      "Backgrounds", files: ["SectionBackgroundView"], words: ["backgrounds"], needs: ["Looks"]),

    // Layouts of sections.
    RuntimePart("RowHeights") {
      $0.hasLayout { if case .list(let list) = $0 { list.height != nil } else { false } }
    },
    RuntimePart("Grids", words: ["grid"], needs: ["Heights"]),
    RuntimePart("Carousels", words: ["carousel"], needs: ["Heights"]),
    RuntimePart(
      "Waterfall", files: ["CellWaterfall"], words: ["waterfall"], needs: ["Collection", "Grids"]),
    RuntimePart(
      "Spans", files: ["CellSpan"], needs: ["Collection", "Grids", "Carousels", "ItemIDs"]
    ) {
      $0.hasLayout { if case .grid(let grid) = $0 { !grid.spans.isEmpty } else { false } }
    },
    RuntimePart(
      "CustomLayouts",
      needs: ["Headers", "Carousels", "Waterfall", "Spans", "RowHeights", "Separators"]
    ) {
      $0.hasLayout(where: \.isCustom)
    },
    RuntimePart("Heights", files: ["CellHeights"]),
    RuntimePart("ItemIDs"),

    // Hosts for data.
    RuntimePart("AppCells", files: ["ContentConfiguration"], needs: ["Looks"]) {
      $0.ownManifests.contains { $0.screen == nil }
    },
    RuntimePart("OwnCells") {
      $0.views.contains { if case .own = $0.presentation { true } else { false } }
    },
    RuntimePart("Mapping", words: ["mapped"]),
    RuntimePart("Configurations", words: ["configuration"]),
    RuntimePart(
      "RowContent", files: ["CellRowContent"], words: ["CellRowContent"], needs: ["Configurations"]),
    RuntimePart(
      "SwiftUI", files: ["SwiftUIHosting"], words: ["_CellGenEnvironment", "_CellGenLoneView"],
      needs: ["Configurations", "AppCells"]),
    RuntimePart("PlaceholderViews", needs: ["ReusableViews"]) {
      $0.ownManifests.contains {
        $0.screen?.states.placeholders.contains { $0.view != nil } ?? false
      }
    },

    // Rows and cells.
    RuntimePart("RowEdges", files: ["RowEdges"]),
    RuntimePart(
      "Accessories", files: ["CellAccessory", "AccessoryBar", "PlacedAccessories"],
      words: ["CellAccessory"], needs: ["RowEdges", "Layers", "Room"]),
    RuntimePart(
      "Separators", files: ["CellSeparator"], words: ["CellSeparator", "separatorStart"],
      needs: ["RowEdges"]),
    RuntimePart("Indentation", words: ["indentation"], needs: ["RowEdges", "Room"]),
    RuntimePart("Room"),
    RuntimePart("Looks", files: ["ShownLook"], words: ["CellLook", "highlights"]),
    RuntimePart("Animated", words: ["animatesNewData"]),
    RuntimePart("LongPress", words: ["longPressAction", "onLongPress"], needs: ["Taps"]),
    RuntimePart("Taps", files: ["Taps"], words: ["onTap"]),

    // Arrangement of elements.
    RuntimePart(
      "Margins", files: ["CellMargins"],
      words: ["margins", "readable", "insetByMargins", "setInsets"]),
    RuntimePart("Lengths", files: ["CellLengths"], words: ["constrain", "setPriorities"]),
    RuntimePart("Turning", words: ["CellTurningRow"]) {
      $0.hasElement { if case .stack(let stack) = $0 { stack.vertical != nil } else { false } }
    },
    RuntimePart("Spacers", words: ["CellSpacer", "leaveRoom", "shareRoom"]),
    RuntimePart("Dividers", files: ["CellDivider"], words: ["CellDivider"], needs: ["Lengths"]),
    RuntimePart("Boxes", files: ["CellBox"], words: ["CellBox"]),
    RuntimePart("Shadows", words: ["CellShadow"], needs: ["Boxes"]),
    RuntimePart("Gradients", words: ["boxGradient", "boxBlur"], needs: ["Boxes"]),
    RuntimePart("Layers", files: ["CellLayers"], words: ["CellLayers"], needs: ["Slots"]),
    RuntimePart("Flows", files: ["CellFlow"], words: ["CellFlow"], needs: ["Slots"]),
    RuntimePart(
      "Repeated", files: ["CellRepeated"], words: ["CellRepeatedViews", "CellRepeatedLabels"],
      needs: ["Boxes"]),
    RuntimePart("Slots", files: ["Slot"]),

    // Elements.
    RuntimePart(
      "Images",
      files: [
        "CellImage", "CellImageLoader", "CellImageURLLoader", "ImageData", "CellImageRetrying",
      ], words: ["CellImage", "CellImageRequest"]),
    RuntimePart("Initials", files: ["CellInitials"], words: ["CellInitials"], needs: ["Images"]),
    RuntimePart("ImageModes", words: ["setMode", "scalesDown"], needs: ["Images"]),
    RuntimePart("ImageRetry", words: ["retryTitle"], needs: ["Images", "Taps"]),
    RuntimePart("SymbolSettings", words: ["setSymbol"]),
    RuntimePart("Runs", files: ["CellTextRun"], words: ["CellTextRun"]),
    RuntimePart("TextViews", files: ["CellTextView"], words: ["CellTextView"], needs: ["Runs"]),
    RuntimePart(
      "Buttons", files: ["CellButtonLook", "ControlStates"],
      words: ["CellButtonLook", "UIButton", "control"], needs: ["Runs"]),
    RuntimePart("ButtonMenus", words: ["fromMenuOf"], needs: ["Menus"]),
    RuntimePart("Reports", files: ["Reports"], words: ["UIButton", "UISwitch"]),
    RuntimePart(
      "Indicators", files: ["CellIndicators"], words: ["UIProgressView", "UIActivityIndicatorView"]),
    RuntimePart(
      "Controls", files: ["CellControls"], words: ["CellSlider", "CellStepper", "CellDatePicker"],
      needs: ["Typing", "Dates"]),
    RuntimePart("TextField", files: ["CellTextField"], words: ["CellTextField"], needs: ["Typing"]),
    RuntimePart(
      "TextEditor", files: ["CellTextEditor"], words: ["CellTextEditor"], needs: ["Typing"]),
    RuntimePart("Typing", files: ["CellTyping", "ListTyping"]),

    // Values.
    RuntimePart("Fonts", files: ["CellFont"], words: ["CellFont"]),
    RuntimePart("Colors", files: ["CellColor"], words: ["CellColor"]),
    RuntimePart("Alignment", files: ["CellAlignment"], words: ["CellAlignment"]),
    RuntimePart("Dates", words: ["CellDate"]),
    RuntimePart("Durations", words: ["CellDuration"]),
    RuntimePart("SpokenTexts", files: ["SpokenTexts"], words: ["spoken", "spokenAs"]),

    // The version check between files and runtime. Code that a team maintains doesn't use it.
    RuntimePart("Interface", files: ["CellGenInterface"], words: ["CellGenInterface"]),
  ]

  /// The direct dependencies of each part, by index into ``all``.
  private static let needsByPosition: [[Int]] = {
    let positions = Dictionary(uniqueKeysWithValues: zip(all.map(\.name), all.indices))
    return all.map { part in
      part.needs.map { name in
        guard let position = positions[name] else {
          preconditionFailure("'\(part.name)' needs '\(name)', which is no part")
        }
        return position
      }
    }
  }()

  /// Returns some parts along with everything that they need.
  static func withNeeds(_ parts: Set<Int>) -> Set<Int> {
    var (result, open) = (parts, Array(parts))
    while let part = open.popLast() {
      for needed in needsByPosition[part] where result.insert(needed).inserted {
        open.append(needed)
      }
    }
    return result
  }
}

extension Module {
  /// Returns the parts of the runtime that the module's code needs, by their positions in
  /// ``RuntimePart/all``.
  ///
  /// - Parameter files: Its generated code.
  func runtimeParts(for files: [GeneratedFile]) -> Set<Int> {
    var parts = Set(RuntimePart.all.indices.filter { RuntimePart.all[$0].isExpected(self) })
    for named in files.concurrentMap({ RuntimeWords.all.parts(namedIn: $0.text) }) {
      parts.formUnion(named)
    }
    return RuntimePart.withNeeds(parts)
  }

  fileprivate func hasElement(where isTrue: (Element) -> Bool) -> Bool {
    views.contains { $0.elements.contains(where: isTrue) }
  }

  fileprivate func hasLayout(where isTrue: (SectionLayout) -> Bool) -> Bool {
    ownManifests.contains { manifest in
      manifest.screen?.sections.contains { $0.layout.all.contains(where: isTrue) } ?? false
    }
  }
}
