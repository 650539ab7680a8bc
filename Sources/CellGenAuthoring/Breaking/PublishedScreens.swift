import CellGenCore

extension APICollector {
  /// The types that a screen declares.
  func types(of context: ScreenContext) -> [PublishedType] {
    let screen = PublishedScreen(collector: self, context: context)
    return [screen.sections] + screen.sectionKinds + [screen.items, screen.itemIDs]
      + screen.headersAndFooters + [screen.content] + screen.sectionItems
      + [screen.actions, screen.viewCreator, screen.layout]
      + screen.aliases + screen.swiftUI + [screen.identifiers]
  }
}

/// Collects the declarations of a screen.
private struct PublishedScreen {
  let collector: APICollector
  let context: ScreenContext

  private var manifest: Manifest { context.file.manifest }
  private var screen: Screen { context.screen }
  private var entity: PublishedEntity { collector.entity(of: screen, in: manifest) }

  private func type(
    _ role: String, _ name: String, _ form: PublishedType.Form, _ conformances: [String] = [],
    causes: [PublishedEntity] = [], _ members: [PublishedMember] = []
  ) -> PublishedType {
    PublishedType(
      role: role, causes: [entity] + causes, name: name, form: form, access: manifest.access,
      conformances: conformances, members: members,
      membersPlace: collector.keys(of: manifest).place("sections") ?? entity.place)
  }

  private func member(
    _ role: String, _ causes: [PublishedEntity], _ name: String, _ form: PublishedMember.Form
  ) -> PublishedMember {
    PublishedMember(role: role, causes: [entity] + causes, name: name, form: form)
  }

  // MARK: Entities

  private func entity(of section: Section) -> PublishedEntity {
    entity(ofSection: section.name)
  }

  private func entity(ofSection section: Name) -> PublishedEntity {
    let name = section.text
    return entity.part(
      .section, name, key: collector.renames.sections[screen.name.text]?[name] ?? name,
      at: section.span)
  }

  /// The parts that a kind of cell depends on.
  private func causes(of kind: ItemKind) -> [PublishedEntity] {
    let view = collector.entity(of: kind.view)
    let section = kind.section.map(entity(of:))
    let first = screen.sections.first { section in
      section.cells.contains { context.file.module[$0].typeName == kind.view.typeName }
    }
    var cell = (section ?? entity).part(
      .cell, kind.view.name.text, key: view.key, at: (kind.section ?? first)?.name.span)
    cell.isRenamed = view.isRenamed
    return [view] + [section].compactMap(\.self) + [cell]
  }

  private func causes(of view: View, in section: Section) -> [PublishedEntity] {
    let shown = collector.entity(of: view)
    var cell = entity(of: section).part(.cell, view.name.text, key: shown.key)
    cell.isRenamed = shown.isRenamed
    return [shown, entity(of: section), cell]
  }

  private func causes(of boundary: Boundary) -> [PublishedEntity] {
    let edge = boundary.place == .header ? PublishedEntity.Kind.header : .footer
    let isOfScreen = boundary.section.name.text == screen.edges?.name.text
    let section = isOfScreen ? nil : entity(of: boundary.section)
    return [edges] + [section].compactMap(\.self)
      + [
        (section ?? entity).part(edge, words(section ?? entity), key: "edge").explained(by: section)
      ]
  }

  /// All headers and footers of the screen.
  private var edges: PublishedEntity {
    let places = context.boundaries.map { boundary in
      let isOfScreen = boundary.section.name.text == screen.edges?.name.text
      let path = isOfScreen ? [] : ["sections", boundary.section.name.text]
      return collector.keys(of: manifest).place(path + [boundary.place.rawValue])
    }
    return entity.aspect(.edges, at: places.first ?? nil)
  }

  private func words(_ part: PublishedEntity) -> String {
    "the \(part.kind.rawValue) '\(part.name)'"
  }

  private func action(_ name: Name) -> PublishedEntity {
    entity.part(
      .action, name.text,
      key: collector.renames.screenActions[screen.name.text]?[name.text] ?? name.text, at: name.span
    )
  }

  private func value(_ type: String, _ label: String? = nil) -> PublishedArgument {
    PublishedArgument(label: label, type: type)
  }

  // MARK: Enums

  var sections: PublishedType {
    var members = screen.sections.map { section in
      member(
        "section", [entity(of: section)], section.name.text,
        .enumCase(
          section.repeated.map { [value(context.file.module[$0].viewDataType + ".ID")] } ?? []))
    }
    if context.hasRepeatedSections {
      members.append(member("kind", [], "kind", .property(type: context.sectionType + ".Kind")))
    }
    return type("sections", context.sectionType, .enumeration, context.sectionProtocols, members)
  }

  var sectionKinds: [PublishedType] {
    guard context.hasRepeatedSections else { return [] }
    let members = screen.sections.map {
      member("section", [entity(of: $0)], $0.name.text, .enumCase([]))
    }
    return [
      type(
        "section kinds", context.sectionType + ".Kind", .enumeration, ["String", "CaseIterable"],
        members)
    ]
  }

  var items: PublishedType {
    var members = context.items.map { kind in
      member("item", causes(of: kind), kind.caseName, .enumCase([value(kind.view.viewDataType)]))
    }
    members.append(member("id", [], "id", .property(type: context.itemType + ".ID")))
    if context.itemsHaveKinds {
      members += kinds(context.cells) { view in
        causes(of: context.kind(of: view))
      }
    }
    return type("items", context.itemType, .enumeration, ["ScreenItem"], members)
  }

  /// The properties that access the data of each kind.
  private func kinds(
    _ views: [View], _ causes: (View) -> [PublishedEntity]
  ) -> [PublishedMember] {
    views.filter { !sectionItemMembers.contains(context.caseName(of: $0)) }.map { view in
      member(
        "data", causes(view), context.caseName(of: view),
        .property(type: view.viewDataType + "?", isSettable: true))
    }
  }

  var itemIDs: PublishedType {
    let cases = context.items.map { kind in
      member(
        "item", causes(of: kind), kind.caseName, .enumCase([value(kind.view.viewDataType + ".ID")]))
    }
    let properties = context.kindsOfIDs.map { kind in
      member(
        "id", causes(of: kind), kind.caseName, .property(type: kind.view.viewDataType + ".ID?"))
    }
    return type(
      "item ids", context.itemType + ".ID", .enumeration, ["ScreenValue"], cases + properties)
  }

  var headersAndFooters: [PublishedType] {
    guard !context.boundaries.isEmpty else { return [] }
    let cases = context.boundaries.map { boundary in
      member(
        "edge", causes(of: boundary), boundary.name,
        .enumCase(boundary.type.map { [value($0)] } ?? []))
    }
    return [
      type(
        "edges", context.headerFooterType, .enumeration, ["ScreenValue"], causes: [edges], cases)
    ]
  }

  var actions: PublishedType {
    var members = context.cells.filter { !context.actions(of: $0).isEmpty }.map { view in
      let parts = causes(of: context.kind(of: view))
      let reports = parts[parts.count - 1].aspect(.action).explained(by: parts.last)
      return member(
        "cell", parts + [collector.actions(of: view), reports], context.caseName(of: view),
        .enumCase([value(view.viewDataType + ".ID"), value(view.viewDataType + ".Action")]))
    }
    for boundary in context.boundaries where context.reports(boundary) {
      let data = boundary.type ?? ""
      let id = boundary.section.repeated == nil ? [] : [value(data + ".ID")]
      let parts = causes(of: boundary)
      let actions = boundary.view.map { [collector.actions(of: $0)] } ?? []
      let reports = parts[parts.count - 1].aspect(.action).explained(by: parts.last)
      members.append(
        member(
          "edge", parts + actions + [reports], boundary.name,
          .enumCase(id + [value(data + ".Action")])))
    }
    for (state, view) in context.reportingStates {
      members.append(
        member(
          "state", [collector.state(state, of: screen, in: manifest)], state,
          .enumCase([value(view.viewDataType + ".Action")])))
    }
    for move in context.moves {
      let section = entity(of: move.section)
      members.append(
        member(
          "move", [section, section.aspect(.moves).explained(by: section)], move.caseName,
          .enumCase(move.payload.map { value($0.type, $0.label) })))
    }
    members += screen.actions.map { member("action", [action($0)], $0.text, .enumCase([])) }
    return type("actions", context.actionType, .enumeration, ["ScreenValue"], members)
  }

  // MARK: Content

  var content: PublishedType {
    var members = contentProperties(context).map { property in
      let edge = context.boundaries.first { $0.name == property.name && $0.type != nil }
      let parts = edge.map(causes(of:)) ?? property.section.map { [entity(ofSection: $0)] } ?? []
      return member(
        edge == nil ? "content" : "edge", parts, property.name,
        .field(type: property.type, isRequired: false))
    }
    members.append(member("Section", [], "Section", .alias(of: context.sectionType)))
    members.append(member("Item", [], "Item", .alias(of: context.itemType)))
    if !context.boundaries.isEmpty {
      members.append(
        member("HeaderFooter", [edges], "HeaderFooter", .alias(of: context.headerFooterType)))
    }
    return type("content", context.contentType, .structure, ["ScreenContent"], members)
  }

  var sectionItems: [PublishedType] {
    screen.sections.filter { $0.cells.count > 1 }.map { section in
      let name = "\(context.contentType).\(sectionItemType(of: section, context))"
      let part = entity(of: section)
      guard !context.showsAllKinds(section) else {
        return type("section items", name, .alias(of: context.itemType), causes: [part])
      }
      let views = section.cells.map { context.file.module[$0] }
      let cases = views.map { view in
        member(
          "item", causes(of: view, in: section), context.caseName(of: view),
          .enumCase([value(view.viewDataType)]))
      }
      let item = member("item", [part], "screenItem", .property(type: context.itemType))
      return type(
        "section items", name, .enumeration, ["ScreenSectionItem"], causes: [part],
        cases + [item] + kinds(views) { causes(of: $0, in: section) })
    }
  }

  // MARK: The rest

  var viewCreator: PublishedType {
    type("view creator", context.viewCreatorType, .structure, ["ViewCreator"])
  }

  private func container(_ container: Container) -> PublishedEntity {
    entity.part(
      .container, container.rawValue,
      at: collector.keys(of: manifest).place("containers"))
  }

  private var layoutArguments: [PublishedArgument] {
    layoutParameters(context).map { parameter in
      PublishedArgument(
        label: parameter.section,
        type: "@MainActor (LayoutSection<\(context.sectionType)>) -> NSCollectionLayoutSection",
        laterLabel: collector.renames.sections[screen.name.text]?[parameter.section])
    }
  }

  var layout: PublishedType {
    var members: [PublishedMember] = []
    if context.hasCollection {
      members.append(
        member(
          "make", [container(.collection)], "make", .function(layoutArguments, isStatic: true)))
    }
    if screen.table != nil {
      members.append(
        member(
          "make", [container(.table)], "makeTableView",
          .function(
            [PublishedArgument(label: "frame", type: "CGRect", isRequired: false)], isStatic: true))
      )
    }
    return type("layout", context.layoutType, .enumeration, [], members)
  }

  var aliases: [PublishedType] {
    var types = [
      type("state", context.stateType, .alias(of: "ListState<\(context.contentType)>"))
    ]
    if context.hasCollection {
      let part = container(.collection)
      types.append(
        type(
          "data source", context.dataSourceType,
          .alias(of: "CollectionDataSource<\(context.viewCreatorType)>"), causes: [part],
          [member("init", [part], "init", .initializer(layoutArguments))]))
    }
    if context.hasTable {
      let part = container(.table)
      types.append(
        type(
          "data source", context.tableDataSourceType,
          .alias(of: "TableDataSource<\(context.viewCreatorType)>"), causes: [part],
          [member("init", [part], "init", .initializer([]))]))
    }
    return types
  }

  var swiftUI: [PublishedType] {
    guard manifest.swiftUI else { return [] }
    let part = entity.aspect(.swiftUI, at: collector.keys(of: manifest).place("swiftUI"))
    let handler = PublishedArgument(
      label: "onAction", type: "ActionHandler<\(context.actionType)>", isRequired: false)
    let views = [
      context.hasCollection
        ? (Container.collection, context.swiftUIType, context.dataSourceType) : nil,
      context.hasTable ? (.table, context.swiftUITableType, context.tableDataSourceType) : nil,
    ]
    return views.compactMap(\.self).map { kind, name, source in
      let isMadeByUser = kind == .collection && !layoutParameters(context).isEmpty
      let others =
        [PublishedArgument(label: "dataSource", type: source, isRequired: isMadeByUser)]
        + (context.reportsAnything ? [handler] : [])
      let initializers = [("content", context.contentType), ("state", context.stateType)].map {
        member($0, [container(kind), part], "init", .initializer([value($1)] + others))
      }
      return type(
        "SwiftUI \(kind.rawValue)", name, .structure, ["View"], causes: [container(kind), part],
        initializers)
    }
  }

  var identifiers: PublishedType {
    var members = context.items.map { kind in
      member(
        "identifier", causes(of: kind), kind.caseName,
        .identifier(accessibilityPath(of: kind, context), isOne: kind.view.isOnly))
    }
    members += context.boundaries.map { boundary in
      member(
        "identifier", causes(of: boundary), boundary.name,
        .identifier(accessibilityPath(of: boundary, context), isOne: !boundary.hasID))
    }
    members += screen.states.placeholders.filter { $0.view != nil }.map { placeholder in
      member(
        "identifier", [collector.state(placeholder.state.text, of: screen, in: manifest)],
        placeholder.state.text,
        .identifier(accessibilityPath(of: placeholder, context), isOne: true))
    }
    return type("identifiers", context.accessibilityType, .enumeration, [], members)
  }
}

extension PublishedEntity {
  /// The same part, with a new name if the part that its name comes from has one.
  fileprivate func explained(by other: PublishedEntity?) -> PublishedEntity {
    var entity = self
    entity.isRenamed = other?.isRenamed ?? false
    return entity
  }
}
