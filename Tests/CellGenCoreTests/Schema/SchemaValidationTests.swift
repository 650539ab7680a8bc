import CellGenAuthoring
import CellGenCore
import TestSupport
import Testing

/// Another program's reading of the schema: Python's validator, where there is one.
@Suite(
  "Schema in a validator",
  .enabled(if: SchemaValidator.isInstalled, "python3 with yaml and jsonschema"))
struct SchemaValidationTests {
  @Test func theSchemaIsOne() throws {
    #expect(try complaints(about: []) == [])
  }

  @Test func goodManifestsAreGood() throws {
    let found = try complaints(about: realManifests.map(\.text))
    #expect(found.count == realManifests.count)
    for (manifest, count) in zip(realManifests, found) { #expect(count == "0", "\(manifest.name)") }
  }

  @Test func everyFormattedStyleIsGood() throws {
    let texts = realManifests.map { formatted($0.text) }
    #expect(try complaints(about: texts) == texts.map { _ in "0" })
  }

  @Test func shortFormsAreGood() throws {
    let texts = goodManifests.map(wrapped)
    for text in texts { #expect(analyze([source(text)]).diagnostics.hasErrors == false, "\(text)") }
    #expect(try complaints(about: texts) == texts.map { _ in "0" })
  }

  @Test func wrongManifestsAreWrong() throws {
    let found = try complaints(about: wrongManifests.map(wrapped))
    for (text, count) in zip(wrongManifests, found) { #expect(count != "0", "\(text)") }
    #expect(found.count == wrongManifests.count)
    for text in wrongManifests {
      #expect(analyze([source(wrapped(text))]).diagnostics.hasErrors, "\(text)")
    }
  }

  /// How many mistakes the validator finds in each manifest.
  private func complaints(about manifests: [String]) throws -> [String] {
    try SchemaValidator(schema: manifestSchema()).complaints(about: manifests).map { "\($0.count)" }
  }

  private func source(_ text: String) -> SourceText {
    SourceText(path: "Test.sections", bytes: Array(text.utf8))
  }
}

/// A line of a view as a whole manifest; what begins with `/` is a manifest already.
private func wrapped(_ text: String) -> String {
  if text.hasPrefix("/") { return String(text.dropFirst()) }
  return """
    views:
      A:
        data: { t: String, b: Bool }
        id: t
        \(text)
      B:
        data: { t: String }

    """
}

private let goodManifests = [
  "layout: { label: t }",
  "layout: [{ label: t }, spacer, { spacer: 8.5 }, { toggle: b }]",
  "layout: { hstack: { children: [{ label: t }] } }",
  "layout: { image: { asset: 5, height: 20 } }",
  "view: custom\n    actions: [a, { b: { x: Int } }, { c: { y: \"[Int]\" } }]",
  "view: custom\n    size: custom",
  "size: { height: 80 }",
  "size: automatic",
  "doc: 2026",
  "samples: [{ t: x, b: true }]",
  "view: B",
  "view: B\n    map: { t: t }",
  "actions: []",
  "layout: [{ label: t }, { image: { symbol: a } }]",
  "/views:\n  A:\n    data: { x: \"Model.Kind? = .a\", y: 'String = \"Hi! -> ??\"', z: uint_t }\n"
    + "    view: custom\n",
  "view: custom\n    actions: [a, b]\n    select: a\n    swipe: [a, { b: { title: B, style: destructive } }]",
  "view: custom\n    actions: [a]\n    swipe:\n      leading: [a]\n      trailing:\n        - a:",
  "view: custom\n    actions: [a]\n    swipe: { trailing: [{ a: { symbol: trash, background: systemRed } }] }",
  "/cellgen: 1\ndeploymentTarget: 26\nviews:\n  A:\n    data: { x: String }\n",
  "/deploymentTarget: 18\nviews:\n  A:\n    data: { x: String }\n",
  "/deploymentTarget: 13\ncontainers: table\ntable: { style: grouped, separators: none }\n"
    + "views:\n  A:\n    data: { x: String }\n    id: x\nsections:\n  a:\n    cells: A\n"
    + "states:\n  loading: 5\n  empty: { title: x, button: { title: x, action: y } }\n",
  "/views:\n  A:\n    data: { x: String }\n    view: custom\n  B:\n    data: { id: Int }\n    view: A\n"
    + "    map: custom\nsections:\n  a:\n    cells: B\n    background: systemFill\n"
    + "    layout: { carousel: { height: 80, paging: groupPaging } }\n",
  "/views:\n  A:\n    data: { x: String }\n    view: custom\n  B:\n    data: { id: Int }\n    view: A\n"
    + "    map: custom\n    size: custom\n  C:\n    data: { id: Int }\n    view: A\n    map: custom\n"
    + "    size: { height: 8 }\n",
  "/imports: Kingfisher\naccess: public\nviews:\n  A:\n    data: { x: [String], y: Int? = 5 }\n    view: custom\n",
  "/containers: table\nviews:\n  A:\n    data: { x: String }\n    id: x\nsections:\n  a:\n"
    + "    cells: A\n    layout: { list: { appearance: sidebar } }\n  b:\n    cells: [A]\n"
    + "    layout:\n      carousel:\n",
]

private let wrongManifests = [
  "layout: { label: { text: t, font: { weight: huge, size: 8 } } }",
  "layout: { label: { text: t, color: \"#12\" } }",
  "layout: { label: { text: t, color: { field: b, cases: {} } } }",
  "layout: { label: { text: t, color: { selected: white } } }",
  "layout: { label: { text: t, shadow: { opacity: 2 } } }",
  "acions: [buy]",
  "layout: { label: { text: t, lines: \"2\" } }",
  "layout: { label: { text: t, lines: -1 } }",
  "layout: { label: { font: body } }",
  "layout: { label: t, spacer: 1 }",
  "layout: custom",
  "layout: { spacer: 0 }",
  "layout: { vstack: { spacing: 8 } }",
  "layout: [t]",
  "layout: { button: { title: x } }",
  "layout: { toggle: { isOn: 1x } }",
  "size: 80",
  "size: { width: 80 }",
  "size: huge",
  "view: custom view",
  "actions: buy",
  "actions: [Buy]",
  "id: [t]",
  "doc: ~",
  "samples: { t: x }",
  "layout: []",
  "layout: { vstack: [] }",
  "layout: { vstack: { children: [] } }",
  "layout: [{ label: t }, { image: { asset: a, symbol: b } }]",
  "layout: [{ label: t }, { image: { mode: fit } }]",
  "actions: [a]\n    layout: [{ label: t }, { button: { action: a } }]",
  "view: custom\n    layout: { label: t }",
  "view: B\n    layout: { label: t }",
  "view: B\n    actions: [a]",
  "view: B\n    size: automatic",
  "view: custom\n    map: { t: t }",
  "map: { t: t }",
  "size: custom",
  "view: custom\n    actions: [{ hashValue: {} }]",
  "view: custom\n    actions: { self: }",
  "/views:\n  A:\n    data: {}\n    view: custom\n",
  "/views:\n  A:\n    data: { x: string }\n    view: custom\n",
  "/views:\n  A:\n    data: { x: integer? }\n    view: custom\n",
  "/views:\n  A:\n    data: { x: any Person }\n    view: custom\n",
  "/views:\n  A:\n    data: { x: String!  }\n    view: custom\n",
  "/views:\n  A:\n    data: { x: String?? }\n    view: custom\n",
  "/views:\n  A:\n    data: { x: () -> Void }\n    view: custom\n",
  "/views:\n  A:\n    data: { samples: String }\n    view: custom\n",
  "/views:\n  None:\n    data: { x: String }\n",
  "/views:\n  A:\n    data: { id: Int }\nsections: {}\n",
  "/views:\n  A:\n    data: { id: Int }\nsections:\n  none:\n    cells: [A]\n",
  "/containers: []\nviews:\n  A:\n    data: { id: Int }\nsections:\n  a:\n    cells: [A]\n",
  "/views:\n  a:\n    data: { x: String }\n",
  "/views:\n  A:\n    doc: x\n",
  "/views:\n  A:\n    data: { X: String }\n",
  "/views: []\n",
  "/access: private\nviews:\n  A:\n    data: { x: String }\n",
  "/viewz:\n  A:\n    data: { x: String }\n",
  "/imports: [a b]\nviews:\n  A:\n    data: { x: String }\n",
  "/views:\n  A:\n    data: { id: Int }\nsections:\n  a:\n    cells: [A]\n    layout: { grid: {} }\n",
  "/views:\n  A:\n    data: { id: Int }\nsections:\n  a:\n    cells: [A]\n    layout: row\n",
  "/views:\n  A:\n    data: { id: Int }\nsections:\n  a:\n    cells: [A]\n    layout:\n"
    + "      grid: { columns: 0 }\n",
  "select: true",
  "select: [a]",
  "swipe: a",
  "swipe: { left: [a] }",
  "actions: [a]\n    swipe: []",
  "actions: [a]\n    swipe: {}",
  "actions: [a]\n    swipe: { leading: [] }",
  "view: custom\n    map: custom",
  "/views:\n  A:\n    data: { x: String }\nstates: { empty: x }\n",
  "/views:\n  A:\n    data: { id: Int, t: Int }\nsections:\n  a:\n    cells: [A]\nstates: {}\n",
  "/views:\n  A:\n    data: { id: Int, t: Int }\nsections:\n  a:\n    cells: [A]\nstates: { empty: {} }\n",
  "/views:\n  A:\n    data: { id: Int, t: Int }\nsections:\n  a:\n    cells: [A]\n"
    + "    layout: { grid: { columns: 2, height: 8, estimatedHeight: 8 } }\n",
  "swipe: [{ a: { style: cancel } }]",
  "swipe: [{ a: b }]",
  "map: costum",
  "/deploymentTarget: 19\nviews:\n  A:\n    data: { x: String }\n",
  "/deploymentTarget: 27\nviews:\n  A:\n    data: { x: String }\n",
  "/cellgen: 2\nviews:\n  A:\n    data: { x: String }\n",
  "/cellgen: \"1\"\nviews:\n  A:\n    data: { x: String }\n",
  "/deploymentTarget: iOS 15\nviews:\n  A:\n    data: { x: String }\n",
  "/deploymentTarget: 12\nviews:\n  A:\n    data: { x: String }\n",
  "/views:\n  A:\n    data: { id: Int, t: Int }\nsections:\n  a:\n    cells: [A]\n"
    + "    layout: { list: { separators: 1 } }\n",
  "/views:\n  A:\n    data: { id: Int, t: Int }\nsections:\n  a:\n    cells: [A]\n"
    + "    layout: { carousel: { paging: none } }\n",
  "/views:\n  A:\n    data: { id: Int, t: Int }\nsections:\n  a:\n    cells: [A]\n    background: 7\n",
  "/views:\n  A:\n    data: { id: Int, t: Int }\nsections:\n  a:\n    cells: [A]\n"
    + "states: { empty: { button: { title: x } } }\n",
  "/views:\n  A:\n    data: { id: Int, t: Int }\nsections:\n  a:\n    cells: [A]\nstates: { offline: x }\n",
  "/containers: table\ntable: sidebar\nviews:\n  A:\n    data: { id: Int, t: Int }\nsections:\n  a:\n"
    + "    cells: [A]\n",
  "/containers: [grid]\nviews:\n  A:\n    data: { id: Int }\nsections:\n  a:\n    cells: [A]\n",
]
