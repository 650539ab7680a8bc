/// Returns the declarations of the manifest's screen; empty without a screen.
func screenDeclarations(_ context: RenderContext) -> [Declaration] {
  guard let screen = context.manifest.screen else { return [] }
  let context = ScreenContext(screen, context)
  var writers = [renderSectionEnum, renderItemEnum]
  if !context.boundaries.isEmpty { writers.append(renderHeaderFooterEnum) }
  writers += [renderContent, renderScreenActions, renderViewCreator]
  writers += [renderScreenLayout, renderDataSources]
  let others = context.file.otherModules(of: screen.cells + screen.headersAndFooters)
  return writers.map { write in
    Declaration(modules: [runtimeModule, "UIKit"] + others) { w in write(context, w) }
  }
}

/// The context shared by all functions that write a screen, with its views looked up once.
package final class ScreenContext {
  package let file: RenderContext
  package let screen: Screen
  /// The views of its cells, in order.
  package let cells: [View]
  /// The kinds of item, in order.
  package let items: [ItemKind]
  /// The headers and footers of all sections, in order.
  package let boundaries: [Boundary]
  /// The names of the sections that are shown even while empty, because cells of other sections can be moved
  /// to them.
  let namesOfTargets: Set<String>
  /// The reports of moved cells, in the order of the sections.
  package private(set) lazy var moves = findMoves()
  /// The type names of the views whose cells appear in a list of a collection view.
  private let namesInLists: Set<String>

  package init(_ screen: Screen, _ context: RenderContext) {
    file = context
    self.screen = screen
    cells = screen.cells.map { context.module[$0] }
    items = screen.items.map { item in
      let view = context.module[item.view]
      return ItemKind(view: view, viewCase: screen.caseName(of: view), section: item.section)
    }
    namesOfTargets = screen.namesOfTargets
    let lists = screen.sections.lazy.filter { $0.layout.isList && !$0.hasOwnIdentities }
    let cellsInLists = lists.flatMap(\.cells)
    namesInLists = Set(cellsInLists.map { context.module[$0].typeName })
    boundaries = ([screen.edges].compactMap(\.self) + screen.sections).flatMap { section in
      Boundary.Place.allCases.compactMap { Boundary(section, $0, context) }
    }
  }

  private func findMoves() -> [Move] {
    let moved = screen.sections.filter { $0.reorder != nil }
    guard !moved.isEmpty else { return [] }
    let sections = Dictionary(
      screen.sections.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
    return moved.map { Move(of: $0, among: sections, self) }
  }

  var access: String { file.access }
  package var name: String { screen.name.text }

  package var hasRepeatedSections: Bool { screen.sections.contains { $0.repeated != nil } }

  package var hasCollection: Bool { file.manifest.containers.contains(.collection) }
  package var hasTable: Bool { file.manifest.containers.contains(.table) }

  package var sectionType: String { name + "Section" }
  package var itemType: String { name + "Item" }
  package var headerFooterType: String { name + "HeaderFooter" }
  package var contentType: String { name + "Content" }
  package var actionType: String { name + "Action" }
  package var viewCreatorType: String { name + "ViewCreator" }
  package var stateType: String { name + "State" }
  package var layoutType: String { name + "Layout" }
  package var dataSourceType: String { name + "DataSource" }
  package var tableDataSourceType: String { name + "TableDataSource" }
  package var swiftUIType: String { name + "Screen" }
  package var swiftUITableType: String { name + "TableScreen" }

  package var accessibilityType: String { name + "AccessibilityID" }

  /// Returns true if a list of a collection view shows cells of a kind.
  func isInList(_ kind: ItemKind) -> Bool {
    guard hasCollection else { return false }
    return kind.section?.layout.isList ?? namesInLists.contains(kind.view.typeName)
  }

  /// Returns the case of the screen's items for a cell in a section.
  func itemCase(of view: View, in section: Section) -> String {
    ItemKind(
      view: view, viewCase: caseName(of: view), section: section.hasOwnIdentities ? section : nil
    ).caseName
  }

  /// Returns a view's kind of item in sections whose cells have no identities of their own.
  package func kind(of view: View) -> ItemKind {
    ItemKind(view: view, viewCase: caseName(of: view), section: nil)
  }

  /// Returns the case of a view in the enums of the screen and of its sections.
  package func caseName(of view: View) -> String { screen.caseName(of: view) }

  /// Returns true if a section shows several kinds, namely all that the screen has, so its items are the
  /// screen's.
  package func showsAllKinds(_ section: Section) -> Bool {
    section.cells.count > 1 && section.cells.count == items.count && !section.hasOwnIdentities
  }

  /// The subject of sentences about the parts of the screen.
  var parts: String { boundaries.isEmpty ? "cells" : "cells, headers and footers" }

  /// The states whose views report actions, with those views.
  package var reportingStates: [(state: String, view: View)] {
    screen.states.placeholders.compactMap { placeholder in
      placeholder.view.map { (placeholder.state.text, file.module[$0]) }
    }
    .filter { !actions(of: $0.1).isEmpty }
  }

  /// Returns the actions that a view's class reports.
  package func actions(of view: View) -> [Action] { file.shownBy(view).actions }
}

/// A case of a screen's items.
package struct ItemKind {
  package let view: View
  /// The case of the view: see ``Screen/caseName(of:)``.
  let viewCase: String
  /// The section whose cells have their own identities; nil for all other kinds.
  package let section: Section?

  /// `album`, or `recentAlbum` in the section `recent`.
  package var caseName: String {
    section.map { $0.name.text + capitalized(viewCase) } ?? viewCase
  }
}

extension Screen {
  /// The kinds of item that its sections show, without duplicates, in order.
  fileprivate var items: [(view: ViewReference, section: Section?)] {
    var seen = SmallSet<Int>()
    var items: [(view: ViewReference, section: Section?)] = []
    for section in sections {
      let isAlone = section.hasOwnIdentities
      for cell in section.cells where isAlone || seen.insert(cell.index) {
        items.append((cell, isAlone ? section : nil))
      }
    }
    return items
  }
}

/// A header or footer of a section.
package struct Boundary {
  package enum Place: String, CaseIterable {
    case header
    case footer
  }

  /// The content of a header or footer.
  enum Shown {
    /// Data in a view.
    case data(View)
    /// Text that the content supplies.
    case text(Heading)
    /// Text that the data of a repeated section determines.
    case phrase(Text, Heading, of: View)
    /// Fixed text, for which the content has no property.
    case title(TextConstant, Heading)
  }

  package let section: Section
  package let place: Place
  let shown: Shown

  init?(_ section: Section, _ place: Place, _ context: RenderContext) {
    switch place == .header ? section.header : section.footer {
    case nil: return nil
    case .view(let view, _): shown = .data(context.module[view])
    case .heading(let heading):
      if case .constant(let title)? = heading.title, title.fields.isEmpty {
        shown = .title(title, heading)
      } else if let title = heading.title, let repeated = section.repeated {
        shown = .phrase(title, heading, of: context.module[repeated])
      } else {
        shown = .text(heading)
      }
    }
    self.section = section
    self.place = place
  }

  /// The name of its case and its property: `reviewsHeader`.
  package var name: String { section.name.text + capitalized(place.rawValue) }

  /// The view that shows it; nil for text.
  package var view: View? { if case .data(let view) = shown { view } else { nil } }

  /// The type of its case's associated value; nil for fixed text.
  package var type: String? {
    switch shown {
    case .data(let view), .phrase(_, _, of: let view): view.viewDataType
    case .text: "String"
    case .title: nil
    }
  }
}

extension ScreenContext {
  /// Returns true if a header or footer reports anything.
  package func reports(_ boundary: Boundary) -> Bool {
    boundary.view.map { !actions(of: $0).isEmpty } ?? false
  }
}
