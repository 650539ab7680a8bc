extension MappingKind {
  static let manifestKeys = [
    Key(
      "screen", .name(.type), default: "the file's name in UpperCamelCase",
      "The prefix of the screen's generated types."),
    Key(
      "access", .choice(Access.allCases.map(\.rawValue)), default: "internal",
      "Who can see the generated declarations."),
    Key(
      "deploymentTarget",
      .integer(
        atLeast: Manifest.deploymentTargets.lowerBound,
        atMost: Manifest.deploymentTargets.upperBound),
      default: String(Manifest.defaultDeploymentTarget),
      "The oldest iOS that the generated code runs on."),
    Key(
      "imports", oneOrMore(.name(.module)), "Further modules that the generated files import."),
    Key(
      "containers", oneOrMore(.choice(Container.allCases.map(\.rawValue))), default: "[collection]",
      mayBeEmpty: false,
      "The UIKit views that the screen can fill."),
    Key(
      "table", .either([.choice(Vocabulary.tableStyles), .mapping(.table)]), default: "plain",
      "How a table shows the screen; short form: its style."),
    Key(
      "uses", oneOrMore(.name(.manifest)),
      "Other manifests of the run, by their file names, whose views may be named here."),
    Key(
      "views", .names(.type, to: .mapping(.view)),
      reserved: ReservedNames.viewCases.keys.map(upperCamelCase).sorted(),
      "The kinds of view, by name."),
    Key(
      "sections", .names(.member, to: .mapping(.section)), mayBeEmpty: false,
      reserved: ReservedNames.sections.keys.sorted(),
      "The sections of the screen, in order; a manifest without them has no screen."),
    Key(
      "states", .mapping(.states),
      "What the screen shows in place of its sections while there is nothing to show."),
  ]

  /// A list of names, or one name alone.
  private static func oneOrMore(_ name: ValueKind) -> ValueKind {
    .either([.list(of: name), name])
  }

  static let tableKeys = [
    Key(
      "style", .choice(Vocabulary.tableStyles), default: "plain", "A case of UITableView.Style."),
    Key("separators", .flag, default: "true", "Whether lines stand between the rows."),
  ]

  static let sectionKeys = [
    Key("doc", .text, "What the section shows, for the generated documentation."),
    Key(
      "layout",
      .either([.choice(sectionLayoutKeys.map(\.name)), .mapping(.sectionLayout)]), default: "list",
      "How the section places its cells in a collection view."),
    Key(
      "background", .choice(Vocabulary.backgrounds),
      "The colour behind the section in a collection view."),
    Key("header", .name(.type), "The view that stands above the cells."),
    Key("footer", .name(.type), "The view that stands below the cells."),
    Key(
      "cells", oneOrMore(.name(.type)), default: "[]",
      "The views that the section shows as cells."),
  ]

  static let sectionLayoutKeys = [
    Key("list", .either([.nothing, .mapping(.list)]), "Rows of full width, one below the other."),
    Key("grid", .mapping(.grid), "Columns of equal width."),
    Key("carousel", .either([.nothing, .mapping(.carousel)]), "One row that scrolls sideways."),
    Key("custom", .nothing, "You write the function that makes the section's layout."),
  ]

  static let listKeys = [
    Key(
      "appearance", .choice(Vocabulary.listAppearances), default: "plain",
      "A case of UICollectionLayoutListConfiguration.Appearance."),
    Key("separators", .flag, default: "true", "Whether lines stand between the rows."),
  ]

  static let gridKeys =
    [
      Key("columns", .integer(atLeast: 1), required: true, "How many cells stand side by side.")
    ] + cellSpacingKeys

  static let carouselKeys =
    [
      Key(
        "width", .number(.aboveZero), default: "0.8",
        "The width of a cell: up to 1 a part of the container's width, above 1 points.")
    ] + cellSpacingKeys + [
      Key(
        "paging", .choice(CarouselLayout.Paging.allCases.map(\.rawValue)),
        default: CarouselLayout.Paging.continuousGroupLeadingBoundary.rawValue,
        "Where it comes to rest: a case of UICollectionLayoutSectionOrthogonalScrollingBehavior.")
    ]

  private static let cellSpacingKeys = [
    Key("spacing", .number(.atLeastZero), default: "8", "The points between two cells."),
    insetsKey,
    Key("height", .number(.aboveZero), "The height of a cell; else as much as it needs."),
    Key(
      "estimatedHeight", .number(.aboveZero), default: "100",
      "The height that cells are estimated at until they are measured."),
  ]

  static let insetsKey = Key(
    "insets", .either([.number(.any), .mapping(.insets)]), default: "0",
    "The points between the edges and what is inside.")

  static let insetsKeys = [
    Key("top", .number(.any), default: "0", "The points above."),
    Key("leading", .number(.any), default: "0", "The points before."),
    Key("bottom", .number(.any), default: "0", "The points below."),
    Key("trailing", .number(.any), default: "0", "The points after."),
    Key("horizontal", .number(.any), "Leading and trailing."),
    Key("vertical", .number(.any), "Top and bottom."),
  ]
}
