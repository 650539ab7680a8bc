import CellGenCore

/// The model as JSON, for `dump --stage model` and for other tools.
///
///     { "version": 1,
///       "manifests": [ { "path", "module", "prefix", "access", "imports", "containers", "deploymentTarget", "swiftUI",
///                        "strings", "assetBundle",
///                        "tokens", "preview", "elements", "views", "screen" } ],
///       "views": [ { "name", "manifest", "doc", "types", "case", "from", "fields", "unshown", "animates",
///                    "identity", "presentation", "actions", "select", "swipes", "commands", "menu",
///                    "accessories", "indent", "separator", "highlight", "delete", "longPress", "seen", "size",
///                    "background", "overlay", "accessibility", "samples", "preview" } ] }
///
/// Views are referred to by name, with their prefix, and manifests by path. `module` is null for the
/// manifests of the run's own module. Types and defaults are Swift, as in a manifest; `types` and `case`
/// contain the names that cellgen derives. All keys are always present, in this order; missing values are
/// null.
package func renderJSON(_ module: Module) -> String {
  let manifests = module.manifests.map { json($0, in: module) }
  let views = module.views.map { json($0, in: module) }
  return JSONValue.object([
    versionEntry, ("manifests", .array(manifests)), ("views", .array(views)),
  ]).rendered()
}

private func json(_ manifest: Manifest, in module: Module) -> JSONValue {
  .object([
    ("path", .string(manifest.source.relativePath)),
    ("module", .optional(manifest.module)),
    ("prefix", .optional(manifest.prefix)),
    ("access", .string(manifest.access.rawValue)),
    ("imports", .strings(manifest.imports)),
    ("containers", .strings(manifest.containers.map(\.rawValue))),
    ("deploymentTarget", .integer(manifest.deploymentTarget)),
    ("swiftUI", .bool(manifest.swiftUI)),
    ("strings", manifest.strings.json(in: module)),
    ("assetBundle", manifest.assetBundle.json(in: module)),
    ("tokens", .object(json(manifest.tokens, in: module))),
    ("preview", .object(json(manifest.preview, in: module))),
    ("elements", .array(manifest.elements.map { json($0, in: module) })),
    ("views", names(manifest.views, in: module)),
    ("screen", manifest.screen.map { json($0, in: module) } ?? .null),
  ])
}

private func json(_ element: OwnElementDeclaration, in module: Module) -> JSONValue {
  .object([
    ("name", .string(element.name.text)), ("doc", .optional(element.doc)),
    ("class", .string(element.viewClass.text)),
    ("properties", .array(element.properties.map(json))),
    ("actions", .array(element.actions.map(json))),
    ("preview", element.preview.map { json(.stack($0), in: module) } ?? .null),
  ])
}

private func json(_ screen: Screen, in module: Module) -> JSONValue {
  .object([
    ("name", .string(screen.name.text)),
    ("cells", names(screen.cells, in: module)),
    ("headersAndFooters", names(screen.headersAndFooters, in: module)),
    ("header", .optional(screen.edges?.header?.view.map { module[$0].typeName })),
    ("footer", .optional(screen.edges?.footer?.view.map { module[$0].typeName })),
    ("sections", .array(screen.sections.map { json($0, in: module) })),
    ("sectionSpacing", screen.sectionSpacing.json(in: module)),
    ("table", screen.table.map { .object(settingsJSON(of: $0, in: module)) } ?? .null),
    ("states", .object(settingsJSON(of: screen.states, in: module))),
    ("refresh", .optional(screen.refresh?.text)),
    ("selection", screen.selection.map(json) ?? .null),
    ("keepsPosition", .bool(screen.scrolling.keepsPosition)),
    ("startsAt", .string(screen.scrolling.start.rawValue)),
    ("keyboardDismissMode", .optional(screen.keyboardDismissMode)),
    ("animation", .string(screen.animation.rawValue)),
  ])
}

private func json(_ selection: ScreenSelection) -> JSONValue {
  .string(selection.multiple?.rawValue ?? "single")
}

private func json(_ section: Section, in module: Module) -> JSONValue {
  let settings = settingsJSON(of: section, in: module)
  let order = ["doc", "repeat", "layout", "cells", "header", "footer", "background"]
  let rank = { (key: String) in order.firstIndex(of: key) ?? order.count }
  return .object(
    [("name", .string(section.name.text))] + settings.sorted { rank($0.key) < rank($1.key) })
}

private func json(_ view: View, in module: Module) -> JSONValue {
  .object(
    [
      ("name", .string(view.typeName)),
      ("manifest", .string(module.manifests[view.manifest].source.relativePath)),
      ("doc", .optional(view.doc)),
      ("types", types(of: view, in: module)),
      ("case", .string(view.caseName)),
      ("from", .optional(view.origin?.type.description)),
      ("fields", .array(view.fields.map { json($0, of: view) })),
      ("unshown", .strings(view.unshown)),
      ("animates", .bool(view.animates)),
      ("identity", json(view.identity)),
      ("presentation", json(view.presentation, in: module)),
      ("actions", .array(view.actions.map(json))),
      ("renamed", .array(view.formerNames.map(json))),
    ] + json(view.row, in: module) + [
      ("size", json(view.size)),
      ("background", view.look.background.json(in: module)),
      ("overlay", view.look.overlay.map { $0.json(in: module) } ?? .null),
      ("accessibility", view.accessibility.map { $0.json(in: module) } ?? .null),
      ("samples", .array(view.samples.map(json))),
      ("preview", view.preview.map { json(.stack($0), in: module) } ?? .null),
    ])
}

private func json(_ name: FormerName) -> JSONValue {
  .object([("old", .string(name.old.text)), ("new", .string(name.new.text))])
}

private func types(of view: View, in module: Module) -> JSONValue {
  .object([
    ("viewData", .string(view.viewDataType)),
    ("view", .string(module.shownBy(view).viewType)),
  ])
}

private func json(_ field: Field) -> JSONValue { .object(settings(of: field)) }

private func settings(of field: Field) -> [(key: String, value: JSONValue)] {
  [
    ("name", .string(field.name.text)),
    ("type", .string(field.type.description)),
    ("default", .optional(field.defaultValue.map(swift))),
  ]
}

/// A field of view data, with the model property that it is made from.
private func json(_ field: Field, of view: View) -> JSONValue {
  .object(
    settings(of: field) + [("from", view.origin == nil ? .null : .optional(property(for: field)))])
}

private func property(for field: Field) -> String? {
  switch field.origin {
  case .namesake: field.name.text
  case .path(let path): path.description
  case .parameter: nil
  }
}

private func json(_ identity: Identity?) -> JSONValue {
  switch identity {
  case nil: .null
  case .only: kind("only", [])
  case .field(let field):
    kind("field", [("name", .string(field.name.text)), ("type", .string(field.type.description))])
  }
}

private func json(_ presentation: Presentation, in module: Module) -> JSONValue {
  switch presentation {
  case .custom: return kind("custom", [])
  case .own(let own): return kind(own.kind.rawValue, [("class", .string(own.name.text))])
  case .swiftUI: return kind("swiftUI", [])
  case .layout(let stack): return kind("layout", [("root", json(.stack(stack), in: module))])
  case .mapped(let target, let map):
    let entries = map.map { (key: $0.target, value: JSONValue.string($0.source)) }
    return kind("mapped", [("to", .string(module[target].typeName)), ("map", .object(entries))])
  case .row(let row): return kind("row", settingsJSON(of: row, in: module))
  case .data: return kind("data", [])
  case .overloaded(let target):
    return kind("overloaded", [("to", .string(module[target].typeName))])
  }
}

private func json(_ action: Action) -> JSONValue {
  let payload = action.payload.map {
    JSONValue.object([
      ("label", .string($0.name.text)), ("type", .string($0.type.description)),
    ])
  }
  return .object([("name", .string(action.name.text)), ("payload", .array(payload))])
}

private func json(_ size: Size) -> JSONValue {
  switch size {
  case .automatic: kind("automatic", [])
  case .custom: kind("custom", [])
  case .height(let height): kind("height", [("points", .number(height))])
  }
}

private func json(_ sample: Sample) -> JSONValue {
  .object(sample.values.map { (key: $0.field, value: json($0.value)) })
}

/// A sample's value as JSON; a dictionary becomes a list of pairs, because its keys need not be strings.
private func json(_ value: SampleValue) -> JSONValue {
  switch value {
  case .literal(.nil): .null
  case .literal(.bool(let value)): .bool(value)
  case .literal(.integer(let digits)), .literal(.float(let digits)): .number(digits)
  case .literal(.string(let text)): .string(text)
  case .literal(let literal): .string(swift(literal))
  case .url(let text), .uuid(let text): .string(text)
  case .date(let seconds): .number(seconds)
  case .array(let items): .array(items.map(json))
  case .dictionary(let pairs): .array(pairs.map { .array([json($0.key), json($0.value)]) })
  case .data(_, let values):
    .object(values.map { (key: $0.field.name.text, value: json($0.value)) })
  }
}

/// A literal as a manifest writes it.
private func swift(_ literal: Literal) -> String {
  switch literal {
  case .nil: "nil"
  case .bool(let value): String(value)
  case .integer(let digits), .float(let digits): digits
  case .string(let text): text.debugDescription
  case .emptyArray: "[]"
  case .emptyDictionary: "[:]"
  case .member(let name): "." + escapedMember(name)
  }
}

/// A name after a dot; only `init` needs backticks there.
private func escapedMember(_ name: String) -> String { name == "init" ? "`init`" : name }

private func names(_ views: [ViewReference], in module: Module) -> JSONValue {
  .strings(views.map { module[$0].typeName })
}

/// An object that begins with its kind.
func kind(_ name: String, _ rest: [(key: String, value: JSONValue)]) -> JSONValue {
  .object([("kind", .string(name))] + rest)
}
