/// Makes manifests that mostly have no mistake, out of all that the language has, with few names so
/// that they meet.
struct ManifestMaker {
  private var random: Random
  private var lines: [String] = []
  private var names: [String] = []
  /// The fields of the view, but for those that each one has.
  private var fields: [String] = []
  /// How many fields a view gets at most.
  private var size = 1

  /// One manifest, or two of which the second uses the first; never longer than the limit.
  static func manifest(_ random: inout Random, upTo limit: Int) -> [UInt8] {
    var maker = ManifestMaker(random: random)
    maker.makeManifest(upTo: limit)
    random = maker.random
    return Array(maker.lines.map { $0 + "\n" }.joined().utf8.prefix(limit))
  }

  private init(random: Random) { self.random = random }

  private mutating func makeManifest(upTo limit: Int) {
    size = 1 + random.below(min(5, 1 + limit / 200))
    let isDouble = random.chance(1, in: 4)
    if isDouble {
      makeHead()
      makeViews(named: ["Badge", "Author"])
      lines.append("\u{1E}")
    }
    makeHead()
    if isDouble { lines.append("uses: [A]") }
    let views = ["Title", "Photo", "Card", "URLPreview", "ID", "Item2", "Type"]
    makeViews(named: Array(inRandomOrder(views).prefix(1 + random.below(size + 1))))
    guard random.chance(5, in: 6) else { return }
    makeSections()
    if random.chance(1, in: 3) { makeStates() }
  }

  private mutating func makeHead() {
    if random.chance(1, in: 4) { lines.append("# \(text())") }
    if random.chance(1, in: 4) { lines.append("screen: \(random.pick(["Shop", "Listing", "X"]))") }
    if random.chance(1, in: 3) {
      lines.append("access: \(random.pick(["internal", "package", "public"]))")
    }
    if random.chance(1, in: 6) { lines.append("imports: [Kingfisher, Foundation]") }
    if random.chance(1, in: 4) {
      lines.append("deploymentTarget: \(random.pick(["13", "14", "15", "17", "18"]))")
    }
    if random.chance(1, in: 3) {
      lines.append("containers: [table, collection]")
      if random.chance(1, in: 2) {
        lines.append("table: \(random.pick(["grouped", "{ separators: false }"]))")
      }
    }
  }
}

// MARK: - Views

extension ManifestMaker {
  private mutating func makeViews(named names: [String]) {
    lines.append("views:")
    for name in names { makeView(name) }
  }

  private mutating func makeView(_ name: String) {
    lines.append("  \(name):")
    if random.chance(1, in: 4) { lines.append("    doc: \(scalar(indent: 6))") }
    defer { names.append(name) }
    guard names.isEmpty || random.chance(5, in: 6) else { return makeMap(to: random.pick(names)) }
    makeData()
    if random.chance(1, in: 4) { lines.append("    id: \(random.pick(["only", "id", "text"]))") }
    if random.chance(1, in: 3) {
      lines.append("    view: custom")
      if random.chance(1, in: 2) { lines.append("    size: custom") }
      if random.chance(1, in: 2) {
        lines.append("    actions: [tap, removeItem]")
        makeCellActions(["tap", "removeItem"])
      }
    } else {
      makeLayout()
      if random.chance(1, in: 3) { lines.append("    size: { height: \(number()) }") }
    }
    if random.chance(1, in: 3) { makeSamples() }
  }

  private mutating func makeMap(to view: String) {
    lines += [
      "    data: { key: String, flag: Bool, number: Int }", "    id: key", "    view: \(view)",
      random.chance(1, in: 4)
        ? "    map: custom" : "    map: { text: key, isOn: flag, id: number }",
    ]
    if random.chance(1, in: 3) { makeCellActions(["tap"]) }
  }

  private mutating func makeCellActions(_ actions: [String]) {
    if random.chance(1, in: 2) { lines.append("    select: \(random.pick(actions))") }
    guard random.chance(1, in: 2) else { return }
    let action = random.pick(actions)
    lines.append("    swipe:")
    lines.append("      leading: [\(random.pick(actions))]")
    lines.append("      trailing:")
    lines.append(
      "        - "
        + random.pick([
          "\(action)", "\(action):", "\(action): { title: \(quoted()), style: destructive }",
          "\(action): { symbol: \(quoted()), color: systemOrange }",
        ]))
  }

  private mutating func makeData() {
    let more = [
      "count: Int = \(integer())", "date: Date?", "url: URL?", "in: \(type())?",
      "name: String = \"\(text())\"", "list: \"[\(type())] = []\"", "other: \(type())",
      "map: \"[String: \(type())] = [:]\"", "color: Color = .red", "ratio: Double = \(number())",
      "default: Bool = true", "badge: BadgeViewData?",
    ]
    let fields = inRandomOrder(more).prefix(random.below(size)).filter { field in
      !field.hasPrefix("badge") || names.contains("Badge")
    }
    self.fields = fields.map { String($0.prefix { $0 != ":" }) }
    lines.append("    data:")
    for field in ["id: Int", "text: String", "isOn: Bool", "title: String?"] + fields {
      lines.append("      \(field)")
    }
  }

  private mutating func type() -> String {
    if random.chance(1, in: 40) {
      return random.pick(["Self", "Int??", "(Int)", "any P", "Never", "() -> Void"])
    }
    return random.pick([
      "String", "Int", "Bool", "Double", "Decimal", "UUID", "Date", "URL", "Foundation.Data",
      "Set<Int>", "Result<Int>", "Author", "Optional<Int>", "A.B", "UIImage.Name", "`class`",
      "Outer<Set<Int>>.Inner<String>", "Calendar.Component",
    ])
  }

  private mutating func makeSamples() {
    let values = [
      "title": scalar(indent: 10), "date": "2026-01-31T12:00:00Z", "count": integer(),
      "url": "\"https://example.com/?q=1\"", "name": scalar(indent: 10), "default": "false",
      "ratio": number(),
    ]
    lines.append("    samples:")
    for _ in 0...random.below(2) {
      lines.append("      - text: \(scalar(indent: 10))")
      lines.append("        isOn: \(random.pick(["true", "false"]))")
      lines.append("        id: \(integer())")
      for field in ["title"] + fields where random.chance(1, in: 2) {
        if let value = values[field] { lines.append("        \(field): \(value)") }
      }
    }
  }
}

// MARK: - Layouts

extension ManifestMaker {
  private mutating func makeLayout() {
    lines.append("    layout:")
    if random.chance(1, in: 2) {
      makeElements(indent: 6, depth: 0)
    } else {
      makeStack("      ", indent: 6, depth: 0)
    }
    if random.chance(1, in: 2) { makeCellActions(["tap"]) }
    lines += ["    actions:", "      tap:", "      switch: { isOn: Bool }"]
    lines.append("      show: { \(random.pick(["id", "in", "self"])): \(type()) }")
  }

  private mutating func makeElements(indent: Int, depth: Int) {
    let padding = String(repeating: " ", count: indent)
    for _ in 0...random.below(size) {
      if depth < 2, random.chance(1, in: 6) {
        makeStack(padding + "- ", indent: indent + 2, depth: depth + 1)
      } else {
        lines.append(padding + "- " + element())
      }
    }
  }

  private mutating func makeStack(_ start: String, indent: Int, depth: Int) {
    let padding = String(repeating: " ", count: indent + 2)
    lines.append(start + random.pick(["vstack:", "hstack:"]))
    if random.chance(1, in: 2) { lines.append("\(padding)spacing: \(number())") }
    if random.chance(1, in: 3) {
      lines.append("\(padding)insets: { top: \(number()), horizontal: 4 }")
    }
    if random.chance(1, in: 3) { lines.append("\(padding)alignment: center") }
    if random.chance(1, in: 4) { lines.append("\(padding)distribution: fillEqually") }
    lines.append("\(padding)children:")
    makeElements(indent: indent + 4, depth: depth)
  }

  private mutating func element() -> String {
    if fields.contains("badge"), random.chance(1, in: 3) {
      return random.pick(["view: badge", "view: { data: badge }"])
    }
    let label = random.chance(1, in: 3) ? ", accessibilityLabel: \(quoted())" : ""
    return random.pick([
      "label: text", "label: { text: title, font: headline, lines: 2, color: link }",
      "label: { text: { literal: \(quoted()) }, alignment: center }", "toggle: isOn",
      "toggle: { isOn: isOn, action: switch\(label) }", "spacer: \(number())", "spacer:",
      "button: { title: \(quoted()), action: tap\(label) }",
      "button: { symbol: star.fill, action: tap\(label) }",
      "button: { title: { field: text }, action: tap }",
      "image: { asset: \(quoted()), mode: fill, width: \(number()), height: 20\(label) }",
      "image: { symbol: { field: text }, color: systemRed, font: body\(label) }",
    ])
  }
}

// MARK: - Sections

extension ManifestMaker {
  private mutating func makeSections() {
    lines.append("sections:")
    for name in ["main", "photos", "default", "header"].prefix(1 + random.below(size)) {
      lines.append("  \(name):")
      if random.chance(1, in: 4) { lines.append("    doc: \(scalar(indent: 6))") }
      let cells = inRandomOrder(names).prefix(random.below(names.count + 1))
      lines.append("    cells: [\(cells.joined(separator: ", "))]")
      if random.chance(1, in: 3) { lines.append("    header: \(random.pick(names))") }
      if random.chance(1, in: 3) { lines.append("    footer: \(random.pick(names))") }
      if random.chance(1, in: 2) { lines.append("    layout: \(sectionLayout())") }
      if random.chance(1, in: 4) { lines.append("    background: systemFill") }
    }
  }

  private mutating func makeStates() {
    lines.append("states:")
    if random.chance(1, in: 2) { lines.append("  loading: \(scalar(indent: 4))") }
    lines.append("  empty: { title: \(quoted()), symbol: tray }")
    lines.append("  failed:")
    lines.append("    message: \(scalar(indent: 6))")
    lines.append("    button: { title: \(quoted()), action: \(random.pick(["retry", "title"])) }")
  }

  private mutating func sectionLayout() -> String {
    random.pick([
      "list", "carousel", "custom", "{ list: { appearance: insetGrouped } }",
      "{ grid: { columns: 2, spacing: \(number()), insets: 16 } }",
      "{ carousel: { width: \(number()), estimatedHeight: 80 } }",
      "{ carousel: { height: \(number()), paging: groupPaging } }",
      "{ list: { separators: false } }",
    ])
  }
}

// MARK: - Scalars

extension ManifestMaker {
  private mutating func integer() -> String {
    if random.chance(1, in: 40) { return random.pick(["-9223372036854775809", "0x1F", "1_000"]) }
    return random.pick(["0", "1", "-1", "9223372036854775807", "-9223372036854775808"])
  }

  private mutating func number() -> String {
    if random.chance(1, in: 20) { return random.pick(["-4", "0.1e-320", "1e400", "nan", ".5"]) }
    return random.pick(["1", "0.5", "16", "1e3", "1e-7", "100000000000000000000", "1E+2"])
  }

  /// Text without quotes or backslashes.
  private mutating func text() -> String {
    (0...random.below(3)).map { _ in
      random.pick([
        "a", "text", " and ", "\u{1F468}\u{200D}\u{1F469}", "e\u{301}", "//", "*/", "/*", "}", "(",
        "#if", "\u{E9}", "\u{4E2D}", ";",
      ])
    }.joined()
  }

  private mutating func quoted() -> String {
    let inner = (0...random.below(3)).map { _ in
      random.pick([
        "\\n", "\\\"", "\\\\", "\\\\(x)", "\\u2028", "\\u202E", "\\t", "\\uFEFF", "\\U000E0041",
        "'", "#", ": ",
      ]) + text()
    }
    return "\"\(inner.joined())\""
  }

  private mutating func scalar(indent: Int) -> String {
    let padding = String(repeating: " ", count: indent)
    switch random.below(4) {
    case 0: return "plain \(random.pick(["text", "(x)", "a, b", "it's", "50 %"]))"
    case 1: return quoted()
    case 2: return "'it''s \(random.pick(["\\", "\"", "x"]))'"
    default:
      return random.pick(["|", ">", "|-", ">-", "|+"])
        + "\n\(padding)\(text())\n\n\(padding)  x\\(y)"
    }
  }
}

extension ManifestMaker {
  private mutating func inRandomOrder(_ names: [String]) -> [String] {
    var rest = names
    var result: [String] = []
    while !rest.isEmpty { result.append(rest.remove(at: random.below(rest.count))) }
    return result
  }
}
