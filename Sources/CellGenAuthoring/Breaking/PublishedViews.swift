import CellGenCore

extension APICollector {
  /// The types that a view declares: its data, its actions, and its class.
  func types(of view: View, _ context: RenderContext) -> [PublishedType] {
    let entity = entity(of: view)
    let keys = keys(of: view)
    let data = PublishedType(
      role: "data", causes: [entity], name: view.viewDataType, form: .structure,
      access: context.manifest.access, conformances: conformances(of: view),
      members: members(of: view, context),
      membersPlace: keys.place("views", view.name.text, "data") ?? view.name.span)
    return [data]
      + [actionType(of: view, context), viewClass(of: view, context)].compactMap(\.self)
  }

  /// The protocols, including those that they require.
  private func conformances(of view: View) -> [String] {
    view.dataProtocols.flatMap { name in
      switch name {
      case "CellModel": [name, "ViewData", "ScreenValue", "Identifiable"]
      case "ViewData": [name, "ScreenValue"]
      default: [name]
      }
    }
  }

  private func members(of view: View, _ context: RenderContext) -> [PublishedMember] {
    let entity = entity(of: view)
    var members = view.fields.map { field in
      PublishedMember(
        role: "field", causes: [entity, self.entity(of: field, in: view)], name: field.name.text,
        form: .field(type: "\(field.type)", isRequired: field.defaultValue == nil))
    }
    members += formerMembers(of: view)
    members += identityMembers(of: view)
    if case .mapped(let reference, _) = view.presentation {
      let target = module[reference]
      var part = entity.part(
        .mapping, target.name.text, key: self.entity(of: target).key)
      part.isRenamed = self.entity(of: target).isRenamed
      members.append(
        PublishedMember(
          role: "mapped", causes: [entity, part], name: view.mappedProperty(to: target),
          form: .property(type: target.viewDataType)))
    }
    if !view.samples.isEmpty {
      let place = keys(of: view).place("views", view.name.text, "samples")
      members.append(
        PublishedMember(
          role: "samples", causes: [entity, entity.aspect(.samples, at: place)],
          name: "samples", form: .property(type: "[\(view.viewDataType)]", isStatic: true)))
    }
    if let origin = view.origin {
      members.append(
        PublishedMember(
          role: "origin", causes: [entity, entity.part(.model, "\(origin.type)")], name: "init",
          form: .initializer(
            [PublishedArgument(label: nil, type: "\(origin.type)")]
              + view.fieldsBesideOrigin.map { field in
                argument(LabeledField(field), of: view)
              })))
      members += view.formerArguments(view.fieldsBesideOrigin).map { old, arguments in
        PublishedMember(
          role: "former origin \(old.text)",
          causes: [entity, entity.part(.model, "\(origin.type)")], name: "init",
          form: .initializer(
            [PublishedArgument(label: nil, type: "\(origin.type)")]
              + arguments.map { argument($0, of: view) }))
      }
    }
    if context.manifest.swiftUI, view.isSwiftUIView(context) {
      let reports = context.shownBy(view).reportsActions
      let handler = PublishedArgument(
        label: "onAction", type: "ActionHandler<\(view.viewDataType).Action>", isRequired: false)
      members.append(
        PublishedMember(
          role: "SwiftUI", causes: [entity, entity.aspect(.swiftUI)],
          name: "view", form: .function(reports ? [handler] : [])))
    }
    return members
  }

  /// The deprecated properties for former names of fields, and the initializers with these names.
  private func formerMembers(of view: View) -> [PublishedMember] {
    let properties = view.formerFields.map { old, field in
      PublishedMember(
        role: PublishedMember.former,
        causes: [
          entity(of: view), entity(of: field, in: view), entity(ofFormerName: old, in: view),
        ],
        name: old.text, form: .property(type: "\(field.type)", isSettable: true))
    }
    let initializers = view.formerArguments(view.fields).map { old, arguments in
      PublishedMember(
        role: "former init \(old.text)", causes: [entity(of: view)], name: "init",
        form: .initializer(arguments.map { argument($0, of: view) }))
    }
    return properties + initializers
  }

  /// The functions and properties that make actions by their former names.
  private func formerActions(of view: View) -> [PublishedMember] {
    view.formerActions.map { old, action in
      let values = action.payload.map {
        PublishedArgument(label: $0.name.text, type: "\($0.type)")
      }
      return PublishedMember(
        role: PublishedMember.former,
        causes: [
          entity(of: view), entity(of: action, in: view), entity(ofFormerName: old, in: view),
        ],
        name: old.text,
        form: values.isEmpty
          ? .property(type: view.viewDataType + ".Action", isStatic: true)
          : .function(values, isStatic: true))
    }
  }

  private func argument(_ argument: LabeledField, of view: View) -> PublishedArgument {
    PublishedArgument(
      label: argument.label, type: "\(argument.field.type)", isRequired: argument.isRequired,
      laterLabel: renames.lostFields[view.typeName]?[argument.label])
  }

  private func identityMembers(of view: View) -> [PublishedMember] {
    let type: String
    switch view.identity {
    case nil: return []
    case .only?: type = "OnlyID"
    case .field(let field)?: type = "\(field.type)"
    }
    let entity = entity(of: view)
    let causes = [entity, entity.aspect(.identity, at: identityPlace(of: view))]
    return [
      PublishedMember(role: "id", causes: causes, name: "id", form: .property(type: type)),
      PublishedMember(role: "ID", causes: causes, name: "ID", form: .alias(of: type)),
    ]
  }

  /// The actions, or the second name for those of the view that shows the data.
  private func actionType(of view: View, _ context: RenderContext) -> PublishedType? {
    let shown = context.shownBy(view)
    guard !shown.actions.isEmpty else { return nil }
    let entity = entity(of: view)
    let isOwn = shown.typeName == view.typeName
    return PublishedType(
      role: "actions", causes: [entity, actions(of: view)], name: view.viewDataType + ".Action",
      form: isOwn ? .enumeration : .alias(of: shown.viewDataType + ".Action"),
      access: context.manifest.access, conformances: isOwn ? ["ScreenValue"] : [],
      members: isOwn
        ? view.actions.map { action in
          PublishedMember(
            role: "action", causes: [entity, self.entity(of: action, in: view)],
            name: action.name.text,
            form: .enumCase(
              action.payload.map { PublishedArgument(label: $0.name.text, type: "\($0.type)") }))
        } + formerActions(of: view) : [],
      membersPlace: keys(of: view).place("views", view.name.text, "actions") ?? view.name.span)
  }

  /// The part that the actions of a view depend on.
  func actions(of view: View) -> PublishedEntity {
    let place = keys(of: view).place("views", view.name.text, "actions")
    return entity(of: view).aspect(.actions, at: place)
  }

  /// The class or struct that the app writes for a view.
  func appType(of view: View) -> PublishedAppType? {
    let name: String
    switch view.presentation {
    case .custom, .swiftUI: name = view.viewType
    case .own(let own): name = own.name.text
    case .layout, .mapped, .overloaded, .row, .data: return nil
    }
    return PublishedAppType(view: entity(of: view), name: name)
  }

  /// The class of a view that cellgen lays out.
  private func viewClass(of view: View, _ context: RenderContext) -> PublishedType? {
    guard case .layout = view.presentation else { return nil }
    let entity = entity(of: view)
    let layout = entity.aspect(
      .layout, at: keys(of: view).place("views", view.name.text, "layout"))
    var members = [
      PublishedMember(
        role: "configure", causes: [entity, layout], name: "configure",
        form: .function([PublishedArgument(label: "with", type: view.viewDataType)]))
    ]
    if view.reportsActions {
      members.append(
        PublishedMember(
          role: "onAction", causes: [entity, layout],
          name: "onAction",
          form: .property(
            type: "ActionHandler<\(view.viewDataType).Action>?", isSettable: true)))
    }
    let conformances =
      ["DeclaredView", "ConfigurableView"] + (view.reportsActions ? [view.viewProtocol] : [])
    return PublishedType(
      role: "view", causes: [entity, layout], name: view.viewType, form: .class,
      access: context.manifest.access, conformances: conformances, members: members,
      membersPlace: view.name.span)
  }
}

/// A type that the app writes for a view.
struct PublishedAppType: Sendable {
  var view: PublishedEntity
  var name: String
}

// MARK: - Identities

/// The identity of a view's cells, which UIKit's data sources compare.
struct PublishedIdentity: Sendable {
  var view: PublishedEntity
  /// The field, in the later state's name; nil if there is only one cell.
  var field: String?
  /// The field as declared.
  var words: String
  /// The type of the IDs.
  var type: String
  /// The place of the field.
  var fieldPlace: SourceSpan
  var place: SourceSpan
}

extension APICollector {
  func identity(of view: View) -> PublishedIdentity? {
    let place = identityPlace(of: view)
    switch view.identity {
    case nil: return nil
    case .only?:
      return PublishedIdentity(
        view: entity(of: view), field: nil, words: "'only'", type: "OnlyID",
        fieldPlace: place, place: place)
    case .field(let field)?:
      let name = field.name.text
      return PublishedIdentity(
        view: entity(of: view), field: renames.fields[view.typeName]?[name] ?? name,
        words: "the field '\(name)'", type: "\(field.type)", fieldPlace: field.name.span,
        place: place)
    }
  }

  private func identityPlace(of view: View) -> SourceSpan {
    keys(of: view).place("views", view.name.text, "id") ?? view.name.span
  }
}

// MARK: - Reports

/// An action that something reports without code of the app.
struct PublishedReport: Sendable {
  var entity: PublishedEntity
  /// The way in which it is reported: "selecting a row of 'Product'".
  var way: String
  /// The key that declares it.
  var key: String
  /// The action as a part of the manifest.
  var part: PublishedEntity?
  /// The action, in the later state's name.
  var action: String
  /// The action as declared.
  var name: String
  var place: SourceSpan
}

extension APICollector {
  func reports(of view: View) -> [PublishedReport] {
    let row = view.row
    let ways: [(String, [String], [String])] =
      [
        ("selecting a row", ["select"], [row.select?.action.text].compactMap(\.self)),
        ("deleting a row", ["delete"], [row.delete?.text].compactMap(\.self)),
        ("a long press on a row", ["longPress"], [row.longPress?.text].compactMap(\.self)),
        ("seeing a row", ["seen"], [row.seen?.action.text].compactMap(\.self)),
        ("a leading swipe", ["swipe", "leading"], row.swipes.leading.map(\.action.text)),
        ("a trailing swipe", ["swipe", "trailing"], row.swipes.trailing.map(\.action.text)),
        ("the menu of a row", ["menu"], row.menu.map(\.action.text)),
        ("an accessory of a row", ["accessories"], row.accessories.flatMap(\.actions)),
      ]
    let owner = module.shownBy(view)
    let names = renames.actions[owner.typeName] ?? [:]
    let elements = [
      (
        "an element", ["layout"],
        view.actions.map(\.name.text).filter(view.reportedByElements.contains)
      )
    ]
    return (ways + elements).flatMap { way, path, actions in
      actions.map { action in
        PublishedReport(
          entity: entity(of: view), way: "\(way) of '\(view.name.text)'", key: path[0],
          part: owner.actions.first { $0.name.text == action }.map { entity(of: $0, in: owner) },
          action: names[action] ?? action, name: action,
          place: keys(of: view).place(["views", view.name.text] + path) ?? view.name.span)
      }
    }
  }

  func reports(of context: ScreenContext) -> [PublishedReport] {
    let screen = context.screen
    let entity = entity(of: screen, in: context.file.manifest)
    let keys = keys(of: context.file.manifest)
    let names = renames.screenActions[screen.name.text] ?? [:]
    let refresh = [screen.refresh].compactMap(\.self).map { action in
      ("pulling to refresh in the screen '\(screen.name.text)'", action, ["refresh"], entity)
    }
    let buttons = screen.states.placeholders.compactMap { placeholder in
      let state = placeholder.state.text
      return placeholder.button.map { button in
        (
          "the button of the state '\(state)'", button.action, ["states", state, "button"],
          self.state(state, of: screen, in: context.file.manifest)
        )
      }
    }
    return (refresh + buttons).map { way, action, path, entity in
      PublishedReport(
        entity: entity, way: way, key: path[0],
        part: self.entity(of: screen, in: context.file.manifest).part(
          .action, action.text, key: names[action.text] ?? action.text),
        action: names[action.text] ?? action.text,
        name: action.text, place: keys.place(path) ?? entity.place)
    }
  }
}
