#if os(Linux)
import CellGenCore
import Foundation
import TestSupport
import Testing

/// An app has types and extensions of its own, and an embedded runtime lies in the same module.
@Suite struct NeighborTests {
  /// What apps have: names that are near, and helpers that every app writes once more.
  private static let neighbors = """
    import UIKit

    final class LegacyCell: UITableViewCell { var itemID: Int? }
    final class LegacyTile: UICollectionViewCell { var itemID: String? }
    final class PlaceholderView: UIView {}
    final class SectionBackgroundView: UICollectionReusableView {}
    struct Host { var name: String }
    class Hosted {}
    final class HostedView: UIView {}
    struct CellSizes {}
    struct EndDetector {}
    enum ContentChanges { case none, all }
    final class ShownContent {}
    enum SectionBackgrounds {}
    struct SectionBoundaries {}
    struct List {}
    protocol Screen {}
    protocol CollectionScreen {}
    protocol TableScreen {}
    struct Section {}
    struct Item {}
    struct Content {}
    enum Action { case tap }
    protocol View {}
    protocol Model {}
    struct Placeholder {}
    struct Sizes {}

    extension UIView {
      var id: String? { accessibilityIdentifier }
      var content: UIView? { subviews.first }
      var onTap: (() -> Void)? { nil }
      var cornerRadius: CGFloat { layer.cornerRadius }
      var borderColor: UIColor? { nil }
      var borderWidth: CGFloat { layer.borderWidth }
      var shadow: CGFloat { 0 }
      var insets: UIEdgeInsets { .zero }
      var gradient: [UIColor] { [] }
      var color: UIColor? { backgroundColor }

      /// By frames, as in an app that has no constraints.
      func pinEdges(to other: UIView) {
        frame = other.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      @discardableResult
      func pinEdges(to other: UIView) -> [NSLayoutConstraint] { [] }
      func pinEdges(to other: UIView, insets: NSDirectionalEdgeInsets = .zero) {
        pinEdges(to: other) as Void
      }
      func pin(_ view: UIView, to other: UIView) { view.frame = other.bounds }
      func fill(with view: UIView) { addSubview(view) }
      func center(_ view: UIView) { view.center = center }
      func spinner() -> UIView { self }
      func label(_ text: String) -> UILabel { UILabel() }
    }

    extension NSCollectionLayoutGroup {
      static func row(height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
        fatalError("only an app's own layouts use its rows")
      }
    }

    extension UICollectionViewDiffableDataSource {
      func section(at index: Int) -> SectionIdentifierType? { snapshot().sectionIdentifiers[index] }
    }

    extension UITableViewDiffableDataSource {
      func section(at index: Int) -> SectionIdentifierType? { snapshot().sectionIdentifiers[index] }
    }

    extension UILayoutPriority {
      static func - (priority: UILayoutPriority, step: Int) -> UILayoutPriority { .defaultLow }
    }

    """

  private static let manifest = """
    # Notes.sections
    containers: [collection, table]
    views:
      Note: { data: { id: Int, text: String }, layout: [{ label: { text: text, lines: 0 } }] }
      Heading: { data: { title: String } }
    sections:
      notes: { layout: list, header: Heading, cells: [Note] }
      others: { layout: { grid: { columns: 2 } }, background: systemRed, cells: [Note] }

    """

  /// Prints, in both containers, the height of a cell and the height that its view has by itself.
  private static let program = """
    import UIKit

    @main struct Program {
      @MainActor static func main() {
        let note = NoteViewData(id: 1, text: String(repeating: "long words ", count: 40))
        let content = NotesContent(notesHeader: HeadingViewData(title: "Notes"), notes: [note])
        let frame = CGRect(x: 0, y: 0, width: 320, height: 2000)
        let path = IndexPath(item: 0, section: 0)

        let collection = UICollectionView(
          frame: frame, collectionViewLayout: NotesLayout.make())
        let source = NotesDataSource(collectionView: collection)
        source.apply(content, animatingDifferences: false)
        collection.layoutIfNeeded()
        let cell = collection.cellForItem(at: path)
        print(cell?.frame.height ?? 0, source.size(for: .note(1), boundedBy: 320)?.height ?? -1)

        let table = UITableView(frame: frame, style: .plain)
        let tableSource = NotesTableDataSource(tableView: table)
        tableSource.apply(content, animatingDifferences: false)
        table.layoutIfNeeded()
        let row = table.cellForRow(at: path)
        print(row?.frame.height ?? 0, tableSource.size(for: .note(1), boundedBy: 320)?.height ?? -1)
      }
    }

    """

  @Test func theEmbeddedRuntimeKeepsToItself() throws {
    let folder = try TemporaryFolder()
    let source = SourceText(path: "Notes.sections", bytes: Array(Self.manifest.utf8))
    let generation = generate([source], options: Options(runtime: .embed))
    try #require(generation.files.contains { $0.name == "CellGenRuntime.swift" })
    for file in generation.files { try folder.write(file.text, to: "App/\(file.name)") }
    try folder.write(Self.neighbors, to: "App/Neighbors.swift")
    try folder.write(Self.program, to: "App/Program.swift")
    let files = try folder.names(in: "App").map { folder.url.appendingPathComponent("App/\($0)") }
    let heights = try Compilation.output(of: files).split(separator: "\n").map { line in
      line.split(separator: " ").compactMap { Double($0) }
    }
    try #require(heights.count == 2 && heights.allSatisfy { $0.count == 2 })
    for pair in heights {
      #expect(pair[0] == pair[1], "a cell is as tall as its view, pinned by the runtime")
      #expect(pair[1] > 100)
    }
  }
}
#endif
