/// A list screen, with its sections in order.
package struct Screen: Sendable {
  /// The prefix of its generated types, UpperCamelCase.
  package var name: Name
  package var sections: [Section]
  /// The header and footer of the screen, as those of a section without cells; nil for neither.
  package var edges: Section?
  /// The views that its sections show as cells, each once, in order of first use.
  package var cells: [ViewReference]
  /// The type names of those views whose cases are named with their prefixes, as others have their names, too.
  package var prefixedCases: Set<String> = []
  /// The space between its sections in a collection view, in points.
  package var sectionSpacing = Number.literal(0)
  /// The appearance in a table; nil if no container is a table.
  package var table: TableAppearance?
  /// The placeholders that are shown instead of the sections while there is nothing to show.
  package var states: ScreenStates
  /// The action that pulling it down reports; nil for none.
  package var refresh: Name?
  /// Nil where no cell stays selected.
  package var selection: ScreenSelection?
  package var scrolling = ScreenScrolling()
  /// A case of `UIScrollView.KeyboardDismissMode`; nil for `none`.
  package var keyboardDismissMode: String?
  package var animation = UpdateAnimation.automatic

  /// The actions of the screen itself and of the buttons of its states, each name once, in order.
  package var actions: [Name] {
    var seen: Set<String> = []
    return ([refresh].compactMap { $0 } + states.actions).filter { seen.insert($0.text).inserted }
  }

  /// The name of a view's case in its enums, without back-ticks: `day`, or `agendaDay` beside another `day`.
  package func caseName(of view: View) -> String {
    prefixedCases.contains(view.typeName) ? lowerCamelCase(view.typeName) : view.caseName
  }

  /// The views that its sections show as headers and footers, each once, in order.
  package var headersAndFooters: [ViewReference] {
    (sections + [edges].compactMap(\.self)).flatMap(\.headerAndFooterViews).unique
  }

  /// The texts that are headers and footers without a view.
  package var headings: [Heading] {
    sections.flatMap { [$0.header, $0.footer] }.compactMap { edge in
      if case .heading(let heading) = edge { heading } else { nil }
    }
  }
}

/// A part of a screen with a layout of its own.
package struct Section: Sendable {
  /// The name as declared, lowerCamelCase.
  package var name: Name
  package var doc: String?
  /// The view whose data the content has one of for each such section; nil for a section of which there is
  /// one.
  package var repeated: ViewReference?
  /// The kinds of cell that it can have; empty for a section with only a header or footer.
  package var cells: [ViewReference] = []
  package var layout: SectionLayout
  package var header: SectionEdge?
  package var footer: SectionEdge?
  /// The maximum number of cells that it shows; nil for no limit.
  package var limit: Int?
  /// Its background in a collection view.
  package var background: SectionBackground?
  /// Whether its cells have identities of their own, so that other sections may show the same data.
  package var hasOwnIdentities = false
  /// The text field of the repeated data that the index of the screen shows.
  package var index: Field?
  /// Where the user may move its cells; nil for nowhere.
  package var reorder: Reorder?
  /// Whether a tap on its header hides its cells; nil for a header that does not.
  package var collapse: Collapse?
}

extension Section {
  /// The views that it shows as its header and footer.
  package var headerAndFooterViews: [ViewReference] {
    [header?.view, footer?.view].compactMap { $0 }
  }
}

/// The background of a section in a collection view, behind its cells, its header and its footer.
package struct SectionBackground: Sendable {
  /// Nil for a border alone.
  package var color: Color?
  package var cornerRadius = Number.literal(0)
  package var border: SectionBorder?
  /// The space between it and the edges of the section.
  package var insets: Insets?

  /// True if it reaches all edges and corners.
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

  /// Whether it stays in view while its section is.
  package var isPinned: Bool {
    switch self {
    case .view(_, let isPinned): isPinned
    case .heading(let heading): heading.isPinned
    }
  }
}

/// A text above or below the cells of a section, which looks as the system's lists have it.
package struct Heading: Sendable {
  package enum Style: String, CaseIterable, Sendable {
    case standard, plain, grouped, prominent, extraProminent
  }

  /// The view in place of a text.
  var view: ViewReference?

  /// Nil for a text of the content; from the data of a repeated section, or fixed.
  package var title: Text?
  /// As they are written; the title has them, too.
  package var format: TextFormat?
  var formats: [FieldFormat] = []
  package var style = Style.standard
  package var isPinned = false
}

/// How updates of a screen are animated.
package enum UpdateAnimation: String, CaseIterable, Sendable {
  case automatic, fade, none
  // Cases of `UITableView.RowAnimation` that a collection view does not have.
  case left, right, top, bottom, middle

  /// True for one that only the rows of tables have.
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
  /// Nil for rows that size themselves, as UIKit estimates them.
  package var height: CellHeight?
}

/// Where a screen begins, and whether its cells stay in place when its content changes.
package struct ScreenScrolling: Sendable {
  package enum Start: String, CaseIterable, Sendable {
    case start, end
  }

  package var keepsPosition = false
  package var start = Start.start

  package init() {}
}
