extension ManifestDraft {
  static let foreign: [ForeignWord] = [
    ForeignWord(
      "previews mock mocks mockdata",
      "write 'samples' in each view for example data, or 'preview: { colors: … }' for values that only Swift knows"
    ),
    .visibleCell,
    .accessibilityTraits,
    .accessory,
    ForeignWord("contextmenu", menuInView),
    ForeignWord(
      pinnedWords,
      "write 'header: { title: …, pinned: true }' or 'header: { view: …, pinned: true }' in a section: the "
        + "header of a screen scrolls with its content"),
    .states,
    .pagination,
    .search,
    .index,
    .reorder,
    .dragAndDrop,
    .keyboardAvoidance,
    .scrolling,
    .delete,
    .editing,
    ForeignWord("title navigationtitle", "set the 'title' of your view controller"),
    ForeignWord(
      "separatorstyle",
      "write 'table: { separators: none }', or 'layout: { list: { separators: none } }' in a section"
    ),
    .fontOfLabel,
    .cornersOfElement,
    .formatOfLabel,
    ForeignWord(
      "enums enum enumerations types type typealiases typealias structs struct protocols protocol",
      "declare the type in your Swift code, and write its name as the type of a field",
      isApart: true, typeInSwift),
    ForeignWord(
      "screens",
      "write a manifest for each screen, with its 'sections' at the top: the screen is named after the file"
    ),
    ForeignWord("actions", "write 'actions: [open]' in the view that reports them", isApart: true) {
      value, _ in
      value.onlyNames.map {
        let them = $0.count == 1 ? "it" : "them"
        return "write 'actions: [\($0.joined(separator: ", "))]' in the view that reports \(them)"
      }
    },
    ForeignWord("tokens", "write 'colors:', 'fonts:' and 'spacings:' at the top"),
  ]
}

extension ForeignWord {
  static let keyboardDismissal = ForeignWord(
    "keyboarddismissmode keyboarddismiss dismisskeyboard scrolldismisseskeyboard",
    "write 'keyboardDismissMode: interactive' at the top of the manifest")
  static let keyboardAvoidance = ForeignWord(
    "keyboardavoidance avoidskeyboard avoidkeyboard keyboardavoiding keyboardinsets",
    "constrain the bottom of the collection view or table to the 'keyboardLayoutGuide' of its superview, "
      + "or use a UITableViewController")
  static let scrolling = ForeignWord(
    "scrollto scroll scrolltosection scrolltoitem scrolltorow scrolltotop scrollposition contentoffset",
    "remove it, and call 'dataSource.scroll(to: .end)' in your view controller, with any place or the id of "
      + "a cell"
  ) { value, _ in
    let section: Node? =
      if case .mapping(let place) = value.content { place["section"] } else { value }
    return section?.identifier.map {
      let place = ["start", "end"].contains($0) ? ".\($0)" : ".section(.\($0))"
      return "remove it, and call 'dataSource.scroll(to: \(place))' in your view controller"
    }
  }
  static let multipleSelection = ForeignWord(
    "selection multiselect multiselection allowsmultipleselection",
    "write 'selection: { multiple: editing }' at the top of the manifest"
  ) { value, _ in
    var words = [value.scalar?.text]
    if case .mapping(let mapping) = value.content {
      words = mapping.entries.map(\.value.scalar?.text)
    }
    return words.contains("always")
      ? "write 'selection: { multiple: always }' at the top of the manifest" : nil
  }
  static let editing = ForeignWord(
    "editing edit editable editmode isediting iseditable",
    "write 'delete: …' in the view, 'reorder: true' in the section, or 'selection: { multiple: editing }' "
      + "at the top, and call 'setEditing' of the data source")
  static let cornersOfElement = ForeignWord(
    "cornerradius",
    "write 'cornerRadius: 8' at an element, or 'background: { cornerRadius: 8 }' in a view")
}

/// Help to declare a type with cases or properties in Swift; nil for another value.
@Sendable private func typeInSwift(_ value: Node, _ mapping: Mapping) -> String? {
  guard case .mapping(let types) = value.content, let first = types.entries.first,
    isIdentifier(first.key.text), let declaration = first.swiftDeclaration
  else { return nil }
  return
    "declare '\(declaration)' in your Swift code, and write '\(first.key.text)' as the type of a field"
}

extension Mapping.Entry {
  /// An enum for a list of cases, or a struct for properties with their types; nil for another value.
  fileprivate var swiftDeclaration: String? {
    let properties: Mapping? =
      if case .mapping(let mapping) = value.content { mapping } else { nil }
    if let cases = value.onlyNames ?? properties?["cases"]?.onlyNames {
      return "enum \(key.text) { case \(cases.joined(separator: ", ")) }"
    }
    guard let properties, !properties.entries.isEmpty else { return nil }
    let written = properties.entries.map { property in
      property.value.scalar.flatMap {
        isIdentifier(property.key.text) ? "var \(property.key.text): \($0.text)" : nil
      }
    }
    return written.contains(nil)
      ? nil
      : "struct \(key.text): ScreenValue { \(written.compactMap(\.self).joined(separator: "; ")) }"
  }
}
