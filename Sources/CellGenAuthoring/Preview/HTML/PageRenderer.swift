import CellGenCore

/// Writes the page: the findings, the screens, and each view with its samples.
///
///     PreviewPage ─write→ HTML
struct PageRenderer {
  let module: Module
  let palette: Palette
  /// The places of elements in manifests; nil for a page without them.
  let places: SourcePlaces?

  init(_ module: Module, places: SourcePlaces?, inFigures: Bool = false) {
    (self.module, self.places) = (module, places)
    palette = Palette(module, inFigures: inFigures)
  }

  /// A renderer whose pictures don't change when lines are added to a manifest.
  func withoutPlaces() -> PageRenderer { PageRenderer(module, places: nil) }

  /// A renderer that writes color values instead of color names, so pictures that look different have
  /// different HTML.
  func inFigures() -> PageRenderer { PageRenderer(module, places: nil, inFigures: true) }

  func drawings(of manifest: Int) -> DrawingRenderer {
    DrawingRenderer(palette: palette, manifest: manifest) { places?.key($0) }
  }

  func name(of view: ViewReference) -> String { module[view].typeName }

  /// Writes a cell with its hidden selected state beside it, unless the two differ only in the list's
  /// background.
  func render(_ cell: DrawnCell, isListed: Bool, label: String = "", _ w: HTMLWriter) {
    let rows = RowRenderer(
      drawings: drawings(of: module[cell.view].manifest), stops: cell.stops,
      place: places?.key(module[cell.view].name.span))
    guard let selected = cell.selected else {
      return rows.render(cell.normal, isListed: isListed, label: label, w)
    }
    let (one, other) = (HTMLWriter(), HTMLWriter())
    rows.render(cell.normal, isListed: isListed, label: label, one)
    rows.render(selected, isListed: isListed, label: label, other)
    if one.html == other.html {
      return rows.render(
        cell.normal, isListed: isListed, label: label, variant: .selectable, w)
    }
    rows.render(cell.normal, isListed: isListed, label: label, w)
    rows.render(selected, isListed: isListed, label: label, variant: .selected, w)
  }
}

// MARK: - Parts of a page

/// Everything that a page shows.
struct PreviewPage {
  /// The paths of its manifests.
  var manifests: [String]
  var screens: [DrawnScreen]
  var views: [PicturedView]
  var findings: [PreviewFinding]
  /// The languages that the catalogs translate into.
  var languages: [String]
  /// The manifests, by their numbers in places.
  var files: [PreviewFile]
}

extension PreviewPage {
  /// True if screens can be collections and tables.
  var hasContainers: Bool { screens.contains { $0.isCollection && $0.table != nil } }

  /// The states that any screen has, besides its content.
  var states: [String] {
    ["loading", "empty", "failed", "search"].filter { name in
      screens.contains { $0.states.contains { $0.name == name } }
    }
  }
}

/// A view with its pictures.
struct PicturedView {
  var view: ViewReference
  var name: String
  var doc: String?
  var place: String
  var pictures: [Picture]

  /// A picture of the view with one sample.
  struct Picture {
    var title: String
    /// True if cellgen made its data in addition to the manifest's samples, or to the first example.
    var isMade: Bool
    var cell: DrawnCell

    /// The VoiceOver text: a line for each stop, and lines for its actions.
    var spoken: [String] { cell.stops.flatMap(\.stop.lines) }
  }
}

/// A manifest of a page.
struct PreviewFile {
  /// The name used in places.
  var name: String
  /// The path from the page's folder, so links to it work wherever both are. Nil if it isn't a file.
  var path: String?
}

/// A warning about a part of a manifest.
struct PreviewFinding {
  var code: String
  var message: String
  /// A suggested fix.
  var help: String?
  /// `Mail.sections:12:7`.
  var place: String
  /// The key of the place of the element it is about; nil if it isn't about an element.
  var element: String?
  /// The view that contains it; nil outside of all views.
  var view: String?
  /// True if it affects who can read or use the screen.
  var isAccessibility: Bool
}
