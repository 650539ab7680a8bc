import CellGenCore

/// A single page that is enough to write a manifest, in Markdown of less than 6,000 bytes.
///
/// It is for beginners, and for coding agents that see nothing but this page. The vocabulary comes from the
/// grammar.
package func guidePage() -> String {
  """
  # cellgen on a page

  cellgen generates the Swift of iOS lists (cells, view data, data source) from manifests: files `Name.sections` in a
  strict subset of YAML.

  ```yaml
  \(Guide.manifest)
  ```

  ## Rules

  \(Guide.rules.enumerated().map { "\($0 + 1). \($1)\n" }.joined())
  ## Words

  \(Guide.vocabulary)
  ## Commands

  - `cellgen lint --format json .` checks all manifests below a folder; `--fix` fixes what is certain.
  - `cellgen generate Name.sections --output Generated` writes the Swift.
  - `cellgen preview Name.sections` draws all views and screens as a web page.
  - `cellgen keys label font` shows what a key takes; `cellgen keys UILabel` finds a name of UIKit.
  - `cellgen explain unknown-key` explains the code at the end of a message.

  """
}

enum Guide {
  /// A list as it could appear in an app, without mistakes.
  static let manifest = """
    views:
      Letter:
        data:
          id: Int
          sender: String
          subject: String
          photo: URL?
          sentAt: Date
          isRead: Bool = false
        actions: [open, archive, star]
        select: open
        swipe: { trailing: [{ archive: { title: Archive, symbol: archivebox } }] }
        layout:
          hstack:
            spacing: 12
            alignment: center
            children:
              - image: { url: photo, cornerRadius: 20, width: 40, height: 40 }
              - vstack:
                  - label: { text: sender, font: headline, lines: 1 }
                  - label:
                      text: subject
                      color: { field: isRead, cases: { true: secondaryLabel, false: label } }
                  - label: { text: { literal: Unread }, font: caption1, visible: { not: isRead } }
              - spacer
              - label: { text: sentAt, format: relative, font: footnote }
              - button: { symbol: star, action: star, accessibilityLabel: Star }

    sections:
      pinned:
        layout: { carousel: { width: 280, height: 88 } }
        header: { title: Pinned }
        cells: [Letter]
      all:
        header: { title: All letters }
        cells: [Letter]

    states:
      loading: Loading
      empty: { title: No letters, symbol: tray, button: { title: Reload, action: reload } }
    """

  static let rules = [
    "Two spaces a level, a space after `:`, no tabs, anchors or tags. Unknown keys are errors.",
    "`data` declares fields with Swift types and defaults: `count: Int = 0`, `tags: [String]`, `nick: String?`. "
      + "Inside braces, quote a type: `{ tags: \"[String]\" }`.",
    "The view of a row needs an identity: a field `id`, or `id: isbn` with the name of a field.",
    "Views begin with a capital letter; fields, actions and sections do not.",
    "Where a value is shown, a word is a field. Fixed text is `{ literal: Unread }`, mixed text `\"{count} of {total}\"`. "
      + "Titles and `accessibilityLabel` are texts: `Archive`, `\"Add {title}\"`.",
    "Declare each action in `actions` and report it: `select: open`, `swipe`, `menu`, `button: { title: Buy, action: buy }`. "
      + "Controls pass a value: `{ rate: { stars: Int } }`.",
    "Most values can depend on a field, `{ field: isRead, cases: { true: gray, false: label } }`, or on a state, "
      + "`{ normal: white, selected: systemBlue }`.",
    "`visible: isNew` or `visible: { not: isNew }` hides an element; one that shows an optional field hides while it is nil.",
    "Colors and fonts are UIKit's (`secondaryLabel`, `headline`), your own from `colors` and `fonts`, "
      + "or Swift members (`Theme.ink`).",
    "A section has `cells` and a `layout`; a view has `layout`, a plain `row`, or `view: custom` with a class you write.",
  ]

  /// The elements, and the keys of the parts that a manifest declares.
  static var vocabulary: String {
    let elements = Construct.element.keys.map { key in
      let keys = key.value.held.first { Dependency($0) == nil }?.ownKeys ?? []
      let words = keys.isEmpty ? "those of every element" : list(keys.prefix(telling))
      return "| `\(key.name)` | \(words) |\n"
    }
    return "| Element | Keys |\n|---|---|\n" + elements.joined() + "\n"
      + "| Where | Keys |\n|---|---|\n" + places.map { "| \($0.0) | \(list($0.1)) |\n" }.joined()
  }

  /// The number of an element's keys to list; the first ones describe it best.
  private static let telling = 5

  private static var places: [(String, [String])] {
    let common = Construct.label.keys.filter(\.isCommon).map(\.name)
    let constructs = [
      ("manifest", Construct.manifest), ("view", .view), ("row", .plainRow), ("section", .section),
    ]
    return constructs.map { ($0.0, $0.1.keys.map(\.name)) }
      + [
        ("every element", common), ("section's `layout`", Construct.sectionLayout.keys.map(\.name)),
      ]
  }

  private static func list(_ names: some Sequence<String>) -> String {
    names.map(code).joined(separator: " ")
  }
}

extension Construct {
  fileprivate var ownKeys: [String] { keys.filter { !$0.isCommon }.map(\.name) }
}
