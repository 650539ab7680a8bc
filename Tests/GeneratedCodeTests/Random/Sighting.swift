#if canImport(UIKit)
import CellGenRuntime
import UIKit

/// What is on display in a container at one moment, beside what should be.
@MainActor
struct Sighting<Place: ContainerAccess> {
  typealias Content = Place.Content

  let expected: [(position: Int, section: PlainSection)]
  private var cells: [PlainCell.Key: SeenCell] = [:]
  private var headers: [Int: UIView] = [:]
  private var footers: [Int: UIView] = [:]

  /// A cell on display.
  private struct SeenCell {
    var plain: PlainCell
    /// The position of its section among all sections.
    var position: Int
    var view: UIView
    /// How often it has been configured, where its view counts.
    var configurations: Int?
  }

  /// Looks at a container that should show a plain screen.
  init(of expected: PlainScreen, in container: Place) {
    self.expected = expected.shown
    for (index, (position, section)) in self.expected.enumerated() {
      headers[position] = container.header(at: index)
      footers[position] = container.footer(at: index)
      for (item, plain) in section.cells.enumerated() {
        guard let view = container.cell(at: IndexPath(item: item, section: index)) else { continue }
        cells[plain.key] = SeenCell(
          plain: plain, position: position, view: view,
          configurations: Self.configurations(of: view))
      }
    }
  }

  /// How often a cell's view was configured; nil where it does not count.
  private static func configurations(of cell: UIView) -> Int? {
    let contentView =
      (cell as? UICollectionViewCell)?.contentView ?? (cell as? UITableViewCell)?.contentView
    return (contentView?.subviews.first as? any CountsConfigurations)?.configurations
  }

  /// What is other than it should be; empty if all is well.
  func mistakes(in container: Place) -> [String] {
    guard container.numberOfSections == expected.count else {
      return ["\(container.numberOfSections) sections instead of \(expected.count)"]
    }
    return expected.enumerated().flatMap { index, pair in
      let name = "section \(pair.position)"
      guard container.section(at: index) == sections[pair.position] else {
        return ["\(name) is not at \(index)"]
      }
      return boundaryMistakes(pair.section.header, headers[pair.position], "header of \(name)")
        + boundaryMistakes(pair.section.footer, footers[pair.position], "footer of \(name)")
        + cellMistakes(in: pair.section, at: index, container)
    }
  }

  private var sections: [Content.Section] { Array(Content.Section.allCases) }

  private func boundaryMistakes(_ text: String?, _ view: UIView?, _ name: String) -> [String] {
    let shown = view?.shownTexts
    let texts = text.map { [$0] }
    return shown == texts ? [] : ["\(name) shows \(shown as Any) instead of \(texts as Any)"]
  }

  private func cellMistakes(
    in section: PlainSection, at index: Int, _ container: Place
  ) -> [String] {
    let count = container.numberOfItems(in: index)
    guard count == section.cells.count else {
      return ["\(count) cells instead of \(section.cells.count) at \(index)"]
    }
    return section.cells.enumerated().flatMap { item, plain in
      cellMistakes(plain, at: IndexPath(item: item, section: index), container)
    }
  }

  private func cellMistakes(
    _ plain: PlainCell, at indexPath: IndexPath, _ container: Place
  ) -> [String] {
    let id = Content.id(of: plain.key)
    guard container.id(at: indexPath) == id, container.indexPath(of: id) == indexPath else {
      return ["\(plain) is not at \(indexPath)"]
    }
    guard let cell = cells[plain.key] else {
      let section = sections[expected[indexPath.section].position]
      let mayHide = !Place.reloadsWithHeaders && Content.carousels.contains(section)
      return mayHide ? [] : ["\(plain) is not on display"]
    }
    let texts = cell.view.shownTexts
    return texts == Content.texts(of: plain) ? [] : ["\(plain) shows \(texts)"]
  }

  /// What should have stayed as it was before, and did not: cells and headers keep their object, and
  /// only those with other data are configured.
  func mistakes(since before: Self) -> [String] {
    let reloaded = Place.reloadsWithHeaders ? positionsWithMovedBoundaries(since: before) : []
    return cells.values.flatMap { cell -> [String] in
      guard let old = before.cells[cell.plain.key], !reloaded.contains(cell.position)
      else { return [] }
      guard old.view === cell.view else { return ["\(cell.plain) has got another cell"] }
      let count = old.configurations.map { $0 + (old.plain == cell.plain ? 0 : 1) }
      guard cell.configurations != count else { return [] }
      return [
        "\(cell.plain) was configured \(cell.configurations as Any), not \(count as Any) times"
      ]
    } + replaced(before.headers, headers, but: reloaded, "header")
      + replaced(before.footers, footers, but: reloaded, "footer")
  }

  private func replaced(
    _ old: [Int: UIView], _ new: [Int: UIView], but reloaded: Set<Int>, _ name: String
  ) -> [String] {
    new.keys.sorted().filter { position in
      !reloaded.contains(position) && old[position] != nil && old[position] !== new[position]
    }.map { "the \(name) of section \($0) has got another view" }
  }

  /// The sections that stay and in which a header or footer comes or goes.
  private func positionsWithMovedBoundaries(since before: Self) -> Set<Int> {
    let old = Dictionary(uniqueKeysWithValues: before.expected.map { ($0.position, $0.section) })
    return Set(
      expected.lazy.filter { position, section in
        guard let old = old[position] else { return false }
        return (old.header == nil) != (section.header == nil)
          || (old.footer == nil) != (section.footer == nil)
      }.map(\.position))
  }
}
#endif
