import CellGenCore

/// Writes the page: what was found, the screens, and each view with its samples.
///
///     PreviewPage ─write→ HTML
struct PageRenderer {
  let module: Module
  let palette: Palette
  /// Where elements are written; nil for a page that does not say it.
  let places: SourcePlaces?

  init(_ module: Module, places: SourcePlaces?, inFigures: Bool = false) {
    (self.module, self.places) = (module, places)
    palette = Palette(module, inFigures: inFigures)
  }

  /// The same with pictures that do not change when a manifest has more lines.
  func withoutPlaces() -> PageRenderer { PageRenderer(module, places: nil) }

  /// The same with figures in place of the names of colours, so that pictures that look different differ.
  func inFigures() -> PageRenderer { PageRenderer(module, places: nil, inFigures: true) }

  func drawings(of manifest: Int) -> DrawingRenderer {
    DrawingRenderer(palette: palette, manifest: manifest) { places?.key($0) }
  }

  func name(of view: ViewReference) -> String { module[view].typeName }

  /// Writes a cell, and hidden beside it what it is while it is selected, unless that is only another
  /// background of the list's.
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
  /// The languages that the catalogs have texts in.
  var languages: [String]
  /// The manifests by the numbers that places have.
  var files: [PreviewFile]
}

extension PreviewPage {
  /// Whether screens can be collections and tables.
  var hasContainers: Bool { screens.contains { $0.isCollection && $0.table != nil } }

  /// The states that some screen has, besides its content.
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

  /// The view with one sample.
  struct Picture {
    var title: String
    /// Whether cellgen made its data, besides those of the manifest or the first.
    var isMade: Bool
    var cell: DrawnCell

    /// The words of VoiceOver: a line for each stop, and lines for its actions.
    var spoken: [String] { cell.stops.flatMap(\.stop.lines) }
  }
}

/// A manifest of a page.
struct PreviewFile {
  /// As places have it.
  var name: String
  /// From the folder of the page: links to it work wherever both are. Nil for one that is no file.
  var path: String?
}

/// A warning about a part of a manifest.
struct PreviewFinding {
  var code: String
  var message: String
  /// What to do about it.
  var help: String?
  /// `Mail.sections:12:7`.
  var place: String
  /// The key of the place where the element is written that it is about; nil for one that is about none.
  var element: String?
  /// The view in which it is; nil for one outside of all views.
  var view: String?
  /// Whether it is about who can read or use the screen.
  var isAccessibility: Bool
}
