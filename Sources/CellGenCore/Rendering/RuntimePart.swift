/// A part of the runtime that only some modules need.
///
/// An embedded runtime has it where the manifests use what it is for. Nothing in the rest of the runtime refers to
/// it, and neither does another part without being needed itself. A module that imports the runtime has all of it.
///
/// To make a part of new files of the runtime, add it to ``all`` and to the manifests of `RuntimePartTests`.
package struct RuntimePart: Sendable {
  /// The names of its files in `Sources/CellGenRuntime`, without `.swift`.
  package let files: [String]
  /// True for a module whose generated code refers to the part, or whose handwritten code is expected to.
  let isNeeded: @Sendable (Module) -> Bool

  private init(_ files: String..., isNeeded: @escaping @Sendable (Module) -> Bool) {
    self.files = files
    self.isNeeded = isNeeded
  }

  /// A part for the elements that have one file of the runtime in common.
  private static func input(_ file: String) -> RuntimePart {
    RuntimePart(file) { $0.hasElement { $0.inputFile == file } }
  }

  /// All parts, in the order in which they follow the rest of the runtime.
  package static let all = [
    RuntimePart("Seen") { $0.views.contains { $0.row.seen != nil } },
    RuntimePart("SwiftUIHosting") { $0.ownManifests.contains(where: \.swiftUI) },
    // Layouts that the user writes may use those of the runtime.
    RuntimePart("CellWaterfall") {
      $0.hasLayout { layout in
        switch layout {
        case .waterfall, .custom: true
        case .list, .grid, .carousel, .cases: false
        }
      }
    },
    RuntimePart("CellSpan") {
      $0.hasLayout { layout in
        switch layout {
        case .grid(let grid): !grid.spans.isEmpty
        case .custom: true
        case .list, .waterfall, .carousel, .cases: false
        }
      }
    },
    input("CellControls"),
    input("CellTextField"),
    input("CellTextEditor"),
    RuntimePart("CellTyping") { $0.hasElement { $0.inputFile != nil } },
  ]
}

extension Module {
  /// The parts of the runtime that its code needs, by their positions in ``RuntimePart/all``.
  var runtimeParts: [Int] {
    RuntimePart.all.indices.filter { RuntimePart.all[$0].isNeeded(self) }
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

extension Element {
  /// The file of the runtime for an element in which the user enters something; nil for another element.
  fileprivate var inputFile: String? {
    switch self {
    case .slider, .stepper, .datePicker: "CellControls"
    case .textField: "CellTextField"
    case .textEditor: "CellTextEditor"
    case .label, .image, .button, .toggle, .segments, .activity, .text, .progress, .spacer,
      .divider, .box, .stack, .layers, .flow, .repeated, .view, .own:
      nil
    }
  }
}
