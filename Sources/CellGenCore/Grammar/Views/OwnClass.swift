extension OwnClass: FormModel {
  private static let keys = [
    Key(
      "cell", .className,
      "Your own `UICollectionViewCell` or `UITableViewCell` subclass that adopts `ConfigurableCell`."
    ) { $0 = OwnClass(kind: .cell, name: $1) },
    Key(
      "nib", .className, "Your own view or cell, loaded from the nib of its name."
    ) { $0 = OwnClass(kind: .nib, name: $1) },
  ]

  package static let form = Form(
    "ownClass", "a view's class", isChoiceOfOne: true,
    blank: OwnClass(kind: .cell, name: .blank), keys,
    check: { own, resolver in
      let entries = own.mapping.entries
      if entries.isEmpty, !own.mapping.isIncomplete {
        resolver.report(.emptyValue(quoted(own.owner.text), at: own.span))
      }
      let known = entries.filter { entry in keys.contains { $0.name == entry.key.text } }
      for other in known.dropFirst() {
        resolver.report(.twoClasses(other.key, first: known[0].key))
      }
    },
    finish: { own, _, _ in !own.name.text.isEmpty })
}

extension ValueForm where Value == Name {
  /// The name of a class.
  static var className: ValueForm {
    ValueForm(.name(.type)) { entry, resolver in
      guard let name = resolver.readName(entry.value, quoted(entry.key.text)) else { return nil }
      var others = NamesBeside()
      return resolver.checkTypeName(name, "a class", among: &others).isRejected ? nil : name
    }
  }
}

extension ViewDraft {
  /// What shows it, unless that is a view created in code: "a cell class".
  ///
  /// Known before presentations are.
  var foreignMaker: String? {
    if written?.plainRow.value != nil { return "UIKit's own row" }
    return written?.view.value?.value.maker
  }
}

extension Node {
  /// What determines the size of a view with this value of `view`; nil if nothing does.
  var maker: String? {
    if scalar?.text == WrittenView.swiftUI { return "SwiftUI" }
    guard case .mapping(let mapping) = content else { return nil }
    if mapping[OwnClass.Kind.cell.rawValue] != nil { return cellClassMaker }
    return mapping[OwnClass.Kind.nib.rawValue] != nil ? "a nib" : nil
  }
}

extension ViewDraft {
  /// True if a cell class shows it.
  var isCellClass: Bool { foreignMaker == cellClassMaker }
}

private let cellClassMaker = "a cell class"

extension Run {
  /// The cell class that shows a view, directly or through another view; nil for none.
  func cellClass(showing view: Int) -> Name? {
    switch views[view].presentation {
    case .own(let own) where own.kind == .cell: own.name
    case .mapped(let target, _): cellClass(showing: target.index)
    default: nil
    }
  }
}

extension Resolver {
  /// Reports a screen with two containers that shows a cell class, which fits only one of them.
  ///
  /// `UICollectionView` and `UITableView` raise an exception when a cell of the other one is dequeued.
  mutating func checkCellClasses(of manifest: ManifestDraft, _ sections: [Section]) {
    guard let key = manifest.containersKey,
      Container.allCases.allSatisfy(manifest.isShown(in:))
    else { return }
    for view in sections.flatMap(\.cells).map(\.index) {
      guard let cell = run.cellClass(showing: view) else { continue }
      report(.cellInTwoContainers(cell, of: run.views[view].name, key))
      return
    }
  }
}

extension Resolver {
  /// Reports a list with a row height if a cell class determines the height of its rows.
  mutating func checkHeights(of section: Section, _ layout: Reading<Mapping.Entry>) {
    guard case .value(let entry) = layout, let height = entry.value.keyOfRowHeight else { return }
    let classes = section.cells.compactMap { run.cellClass(showing: $0.index) }
    if let cell = classes.first { report(.selfSizingRow(height, cell)) }
  }
}

extension Node {
  /// The `height` of a list in a layout.
  fileprivate var keyOfRowHeight: Mapping.Key? {
    guard case .mapping(let mapping) = content else { return nil }
    if case .mapping(let list)? = mapping["list"]?.content { return list.entry("height")?.key }
    return mapping.entries.lazy.compactMap(\.value.keyOfRowHeight).first
  }
}

extension DiagnosticCode {
  package static let twoClasses = Self("two-classes", .error, .layouts)
  package static let selfSizing = Self("self-sizing", .error, .fieldsAndActions)
  package static let cellAsHeader = Self("cell-as-header", .error, .sections)
  package static let cellInTwoContainers = Self("cell-in-two-containers", .error, .sections)
}

extension Diagnostic {
  static func twoClasses(_ key: Mapping.Key, first: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .twoClasses,
      "a view has one class, found \(quoted(first.text)) and \(quoted(key.text))",
      at: Annotation(key.span, "a second class"),
      also: [Annotation(first.span, "the first")],
      help: "keep 'nib' for a class that is loaded from a nib, or 'cell' for one that is not")
  }

  /// - Parameter maker: see ``ViewDraft/foreignMaker``.
  static func selfSizing(_ size: Mapping.Key, maker: String) -> Diagnostic {
    let remedy =
      switch maker {
      case "SwiftUI": "use '.frame(height: …)' in the SwiftUI view"
      case "a nib": "constrain the height in the nib"
      case "UIKit's own row": "write a 'layout' if it must have another height"
      default: "constrain the height of its content view"
      }
    return Diagnostic(
      .selfSizing,
      "'size' cannot be set for a view shown by \(maker)",
      at: Annotation(size.span, "its own layout determines the size"),
      help: "remove 'size', and \(remedy)")
  }

  fileprivate static func selfSizingRow(_ height: Mapping.Key, _ cell: Name) -> Diagnostic {
    Diagnostic(
      .selfSizing,
      "'height' cannot be set for the rows of a cell class",
      at: Annotation(height.span, "its own layout determines the height"),
      also: [Annotation(cell.span, "the cell class")],
      help: "remove 'height', and constrain the height of its content view",
      note: "UIKit's lists make a row as high as its cell prefers")
  }

  static func cellAsHeader(_ key: String, _ name: Name, cell: Name) -> Diagnostic {
    Diagnostic(
      .cellAsHeader,
      "\(quoted(name.text)) is shown by the cell class \(quoted(cell.text)), so it cannot be a "
        + key,
      at: Annotation(name.span, "not a cell"),
      also: [Annotation(cell.span, "the cell class")],
      help: "name a view that is not shown by a cell class, such as one with 'view: custom'")
  }

  static func cellInTwoContainers(
    _ cell: Name, of view: Name, _ containers: Mapping.Key
  ) -> Diagnostic {
    Diagnostic(
      .cellInTwoContainers,
      "the cell class \(quoted(cell.text)) fits either a collection or a table, but the screen has "
        + "both",
      at: Annotation(containers.span, "two containers"),
      also: [Annotation(cell.span, "shows \(quoted(view.text))")],
      help: "write 'containers: [collection]', or 'containers: [table]', or show "
        + "\(quoted(view.text)) with a view instead of a cell class")
  }

  /// The message for a `view` element with a view that cannot be created in code.
  static func foreignInnerView(
    _ view: ViewDraft, maker: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .elementType,
      "\(quoted(view.name.text)) is shown by \(maker), so it cannot be part of another view",
      at: Annotation(span, "not a view that is made in code"),
      also: [Annotation(view.name.span, "declared here")],
      help: maker == "UIKit's own row"
        ? "write a 'layout' in \(quoted(view.name.text)) in place of 'row'"
        : "write 'view: custom' in \(quoted(view.name.text)) and a view class for it")
  }
}
