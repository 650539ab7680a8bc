/// A list screen, with its sections in order.
package struct Screen: Sendable {
  /// The prefix of its generated types, UpperCamelCase.
  package var name: Name
  package var sections: [Section]
  /// The header and footer of the screen, as those of a section without cells; nil for neither.
  package var edges: Section?
  /// The views that its sections show as cells, each once, in order of first use.
  package var cells: [ViewReference]
  /// The type names of those views whose cases include their prefix, because another view has the same name.
  package var prefixedCases: Set<String> = []
  /// The space between its sections in a collection view, in points.
  package var sectionSpacing = Number.literal(0)
  /// The appearance in a table; nil if no container is a table.
  package var table: TableAppearance?
  /// The placeholders that replace the sections while there is nothing to show.
  package var states: ScreenStates
  /// The action that pulling down to refresh reports; nil for none.
  package var refresh: Name?
  /// The selection; nil if no cell stays selected.
  package var selection: ScreenSelection?
  package var scrolling = ScreenScrolling()
  /// A case of `UIScrollView.KeyboardDismissMode`; nil for `none`.
  package var keyboardDismissMode: String?
  package var animation = UpdateAnimation.automatic

  /// The actions of the screen itself and of the buttons in its states, without duplicates, in order.
  package var actions: [Name] {
    var seen: Set<String> = []
    return ([refresh].compactMap { $0 } + states.actions).filter { seen.insert($0.text).inserted }
  }

  /// Returns the name of a view's case in the screen's enums, without backticks: `day`, or `agendaDay` beside
  /// another `day`.
  package func caseName(of view: View) -> String {
    prefixedCases.contains(view.typeName) ? lowerCamelCase(view.typeName) : view.caseName
  }

  /// The views that its sections show as headers and footers, without duplicates, in order.
  package var headersAndFooters: [ViewReference] {
    (sections + [edges].compactMap(\.self)).flatMap(\.headerAndFooterViews).unique
  }

  /// The headers and footers that are text instead of a view.
  package var headings: [Heading] {
    sections.flatMap { [$0.header, $0.footer] }.compactMap { edge in
      if case .heading(let heading) = edge { heading } else { nil }
    }
  }
}

/// A part of a screen with its own layout.
package struct Section: Sendable {
  /// The name as declared, lowerCamelCase.
  package var name: Name
  package var doc: String?
  /// The view for whose data the section is repeated; nil for a section that occurs once.
  package var repeated: ViewReference?
  /// The kinds of cell that it can contain; empty for a section with only a header or footer.
  package var cells: [ViewReference] = []
  package var layout: SectionLayout
  package var header: SectionEdge?
  package var footer: SectionEdge?
  /// The maximum number of cells that it shows; nil for no limit.
  package var limit: Int?
  /// Its background in a collection view.
  package var background: SectionBackground?
  /// True if its cells have their own identities, which lets other sections show the same data.
  package var hasOwnIdentities = false
  /// The text field of the repeated data that the section index of the screen shows.
  package var index: Field?
  /// Where people can move its cells; nil if they can't.
  package var reorder: Reorder?
  /// How tapping its header hides its cells; nil if it doesn't.
  package var collapse: Collapse?
}

extension Section {
  /// The views that it shows as its header and footer.
  package var headerAndFooterViews: [ViewReference] {
    [header?.view, footer?.view].compactMap { $0 }
  }
}

/// The background of a section in a collection view, behind its cells, header, and footer.
package struct SectionBackground: Sendable {
  /// The color; nil for a border only.
  package var color: Color?
  package var cornerRadius = Number.literal(0)
  package var border: SectionBorder?
  /// The space between the background and the edges of the section.
  package var insets: Insets?

  /// True if the background reaches all edges and corners.
  package var coversAll: Bool { cornerRadius.isZero && insets == nil }
}

/// The line around a section.
package struct SectionBorder: Sendable {
  package var color = Color.named("separator")
  package var width = Number.literal(1)
}

/// The header or footer of a section.
package enum SectionEdge: Sendable {
  case view(ViewReference, isPinned: Bool)
  case heading(Heading)

  package var view: ViewReference? { if case .view(let view, _) = self { view } else { nil } }

  /// True if it stays in view as long as its section does.
  package var isPinned: Bool {
    switch self {
    case .view(_, let isPinned): isPinned
    case .heading(let heading): heading.isPinned
    }
  }
}

/// Text above or below the cells of a section, in the style of the system's lists.
package struct Heading: Sendable {
  package enum Style: String, CaseIterable, Sendable {
    case standard, plain, grouped, prominent, extraProminent
  }

  /// The view that replaces the text.
  var view: ViewReference?

  /// The text, fixed or from the data of a repeated section; nil if the content supplies it.
  package var title: Text?
  /// The format as the manifest gives it; the title includes it as well.
  package var format: TextFormat?
  var formats: [FieldFormat] = []
  package var style = Style.standard
  package var isPinned = false
}

/// How updates of a screen are animated.
package enum UpdateAnimation: String, CaseIterable, Sendable {
  case automatic, fade, none
  // Cases of `UITableView.RowAnimation` that collection views don't have.
  case left, right, top, bottom, middle

  /// True for an animation that only the rows of tables have.
  var isOfRows: Bool {
    switch self {
    case .automatic, .fade, .none: false
    case .left, .right, .top, .bottom, .middle: true
    }
  }
}

/// The appearance of a screen in a table.
package struct TableAppearance: Hashable, Sendable {
  /// A case of `UITableView.Style`.
  package var style = "plain"
  package var separators = ListSeparators()
  /// The height of rows; nil for self-sizing rows, which UIKit estimates.
  package var height: CellHeight?
}

/// The initial scroll position of a screen, and whether its cells stay in place when its content changes.
package struct ScreenScrolling: Sendable {
  package enum Start: String, CaseIterable, Sendable {
    case start, end
  }

  package var keepsPosition = false
  package var start = Start.start

  package init() {}
}
