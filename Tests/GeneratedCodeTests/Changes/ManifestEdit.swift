#if os(Linux)
import CellGenCore

/// A kind of change to a manifest, as people make them.
///
/// An edit that does not fit a manifest, or makes it wrong, is not made.
struct ManifestEdit: Sendable, CustomStringConvertible {
  var description: String
  /// Changes a manifest; nil if it has nothing to change.
  var apply: @Sendable (inout EditedManifest, inout SeededNumbers) -> Void
}

/// The text and the tree of a manifest that is being edited.
struct EditedManifest {
  private(set) var text: String

  init(_ text: String) { self.text = text }

  /// The entries of a mapping by the keys that lead to it; empty if there is none.
  func entries(_ path: String...) -> [Mapping.Entry] {
    var diagnostics = Diagnostics()
    var node = parse(SourceText(path: "A.sections", bytes: Array(text.utf8)), &diagnostics)
    for key in path {
      guard case .mapping(let mapping)? = node?.content else { return [] }
      node = mapping[key]
    }
    guard case .mapping(let mapping)? = node?.content else { return [] }
    return mapping.entries
  }

  /// The text of a node, if it is on one line.
  func line(_ node: Node) -> String? {
    let text = String(decoding: Array(self.text.utf8)[node.span.range], as: UTF8.self)
    return text.contains("\n") ? nil : text
  }

  mutating func replace(_ span: SourceSpan, with replacement: String) {
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(span.range, with: Array(replacement.utf8))
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Removes an entry with its lines, or with the comma beside it.
  mutating func remove(_ entry: Mapping.Entry, from entries: [Mapping.Entry]) {
    var bytes = Array(text.utf8)
    var (start, end) = (entry.key.span.range.lowerBound, entry.value.span.range.upperBound)
    let lineStart = (bytes[..<start].lastIndex(of: 10) ?? -1) + 1
    if bytes[lineStart..<start].allSatisfy({ $0 == 32 }) {
      start = lineStart
      end = (bytes[end...].firstIndex(of: 10) ?? bytes.count - 1) + 1
    } else if let next = entries.first(where: { $0.key.span.start > entry.key.span.start }) {
      end = next.key.span.range.lowerBound
    } else if let last = entries.last(where: { $0.key.span.start < entry.key.span.start }) {
      start = last.value.span.range.upperBound
    }
    bytes.replaceSubrange(start..<end, with: [])
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Adds an entry before another one, in its form.
  mutating func insert(_ entry: String, before other: Mapping.Entry) {
    let bytes = Array(text.utf8)
    let start = other.key.span.range.lowerBound
    let lineStart = (bytes[..<start].lastIndex(of: 10) ?? -1) + 1
    let isLine = bytes[lineStart..<start].allSatisfy { $0 == 32 }
    let indentation = String(repeating: " ", count: start - lineStart)
    let place = SourceSpan(file: 0, start: start, end: start)
    replace(place, with: entry + (isLine ? "\n\(indentation)" : ", "))
  }

  /// Replaces a word wherever it occurs.
  mutating func rename(_ word: String, _ other: String) {
    var result = ""
    var rest = text.utf8[...]
    while let first = rest.first {
      let next = rest.prefix(while: isIdentifierByte)
      if next.isEmpty {
        result.unicodeScalars.append(Unicode.Scalar(first))
        rest = rest.dropFirst()
      } else {
        let found = String(Substring(next))
        result += found == word ? other : found
        rest = rest[next.endIndex...]
      }
    }
    text = result
  }

  mutating func append(_ lines: String) {
    text += (text.hasSuffix("\n") ? "" : "\n") + lines + "\n"
  }

  mutating func prepend(_ line: String) { text = line + "\n" + text }
}

extension Node {
  fileprivate var entries: [Mapping.Entry] {
    if case .mapping(let mapping) = content { mapping.entries } else { [] }
  }

  fileprivate var scalar: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }
}

extension EditedManifest {
  fileprivate func views() -> [Mapping.Entry] { entries("views") }
  fileprivate func sections() -> [Mapping.Entry] { entries("sections") }

  /// A view, with a part of it that has entries.
  fileprivate func part(
    _ key: String, _ numbers: inout SeededNumbers
  ) -> (view: Mapping.Entry, entries: [Mapping.Entry])? {
    let views = views().compactMap { view in
      view.value.entries.first { $0.key.text == key }
        .flatMap { $0.value.entries.isEmpty ? nil : (view, $0.value.entries) }
    }
    return views.randomElement(using: &numbers)
  }

  /// Sets a top-level key.
  fileprivate mutating func set(_ key: String, _ value: String) {
    if let entry = entries().first(where: { $0.key.text == key }) {
      replace(entry.value.span, with: value)
    } else {
      prepend("\(key): \(value)")
    }
  }

  /// Sets a key of a view or of a section.
  fileprivate mutating func set(_ key: String, of entry: Mapping.Entry, _ value: String) {
    if let known = entry.value.entries.first(where: { $0.key.text == key }) {
      replace(known.value.span, with: value)
    } else if let first = entry.value.entries.first {
      insert("\(key): \(value)", before: first)
    }
  }

  /// Renames a word wherever it occurs, and keeps it in the views that declare it.
  ///
  /// - Parameter part: The key under which they declare it.
  fileprivate mutating func rename(_ word: String, keptBy part: String) {
    let owners = views().filter { view in
      view.value.entries.contains { entry in
        entry.key.text == part && entry.value.entries.contains { $0.key.text == word }
      }
    }
    let names = owners.map(\.key.text)
    guard !names.contains(word) else { return }
    rename(word, word + "Renamed")
    for name in names {
      guard let view = views().first(where: { $0.key.text == name }) else { continue }
      let entry = "\(word): \(word)Renamed"
      let known = view.value.entries.first { $0.key.text == "renamed" }
      if let last = known?.value.entries.last, let text = line(last.value) {
        replace(last.value.span, with: "\(text), \(entry)")
      } else {
        set("renamed", of: view, "{ \(entry) }")
      }
    }
  }

  fileprivate mutating func remove(_ key: String, of entry: Mapping.Entry) {
    let entries = entry.value.entries
    if let known = entries.first(where: { $0.key.text == key }) { remove(known, from: entries) }
  }
}

// MARK: - The edits

extension ManifestEdit {
  init(
    _ description: String,
    _ apply: @escaping @Sendable (inout EditedManifest, inout SeededNumbers) -> Void
  ) {
    (self.description, self.apply) = (description, apply)
  }

  static let all: [ManifestEdit] =
    names + formerNames + fields + actions + cells + views + screens + others

  /// The edits that concern the key `renamed`.
  static let formerNames = [
    ManifestEdit("rename a field with renamed") { manifest, numbers in
      guard let (_, data) = manifest.part("data", &numbers),
        let field = data.randomElement(using: &numbers)
      else { return }
      manifest.rename(field.key.text, keptBy: "data")
    },
    ManifestEdit("rename an action with renamed") { manifest, numbers in
      guard let (_, actions) = manifest.part("actions", &numbers),
        let action = actions.randomElement(using: &numbers)
      else { return }
      manifest.rename(action.key.text, keptBy: "actions")
    },
    ManifestEdit("drop a renamed entry") { manifest, numbers in
      guard let (view, names) = manifest.part("renamed", &numbers),
        let name = names.randomElement(using: &numbers)
      else { return }
      if names.count == 1 {
        manifest.remove("renamed", of: view)
      } else {
        manifest.remove(name, from: names)
      }
    },
  ]

  private static let names = [
    ManifestEdit("rename a field") { manifest, numbers in
      guard let (_, data) = manifest.part("data", &numbers),
        let field = data.randomElement(using: &numbers)
      else { return }
      manifest.rename(field.key.text, field.key.text + "Renamed")
    },
    ManifestEdit("rename a view") { manifest, numbers in
      guard let view = manifest.views().randomElement(using: &numbers) else { return }
      manifest.rename(view.key.text, view.key.text + "Renamed")
    },
    ManifestEdit("rename a section") { manifest, numbers in
      guard let section = manifest.sections().randomElement(using: &numbers) else { return }
      manifest.replace(section.key.span, with: section.key.text + "Renamed")
    },
    ManifestEdit("rename an action") { manifest, numbers in
      guard let (_, actions) = manifest.part("actions", &numbers),
        let action = actions.randomElement(using: &numbers)
      else { return }
      manifest.rename(action.key.text, action.key.text + "Renamed")
    },
    ManifestEdit("rename a token") { manifest, numbers in
      let tokens = manifest.entries("colors") + manifest.entries("spacings")
      guard let token = tokens.randomElement(using: &numbers) else { return }
      manifest.rename(token.key.text, token.key.text + "Renamed")
    },
    ManifestEdit("rename the screen") { manifest, _ in
      if !manifest.sections().isEmpty { manifest.set("screen", "Renamed") }
    },
    ManifestEdit("set a prefix") { manifest, _ in manifest.set("prefix", "Fix") },
  ]

  private static let fields = [
    ManifestEdit("add an optional field") { manifest, numbers in
      guard let (_, data) = manifest.part("data", &numbers),
        let place = data.randomElement(using: &numbers)
      else { return }
      manifest.insert(#"addedNote: "String?""#, before: place)
    },
    ManifestEdit("add a required field") { manifest, numbers in
      guard let (_, data) = manifest.part("data", &numbers),
        let place = data.randomElement(using: &numbers)
      else { return }
      manifest.insert("addedCount: Int", before: place)
    },
    ManifestEdit("add a field with a default") { manifest, numbers in
      guard let (_, data) = manifest.part("data", &numbers),
        let place = data.randomElement(using: &numbers)
      else { return }
      manifest.insert(#"addedFlag: "Bool = false""#, before: place)
    },
    ManifestEdit("remove a field") { manifest, numbers in
      guard let (_, data) = manifest.part("data", &numbers),
        let field = data.randomElement(using: &numbers)
      else { return }
      manifest.remove(field, from: data)
    },
    ManifestEdit("exchange two fields") { manifest, numbers in
      guard let (_, data) = manifest.part("data", &numbers), data.count > 1 else { return }
      let first = Int.random(in: 0..<data.count - 1, using: &numbers)
      let (one, two) = (data[first], data[first + 1])
      guard let a = manifest.line(one.value), let b = manifest.line(two.value) else { return }
      manifest.replace(two.key.span.union(two.value.span), with: "\(one.key.text): \(a)")
      manifest.replace(one.key.span.union(one.value.span), with: "\(two.key.text): \(b)")
    },
    ManifestEdit("change the type of a field") { manifest, numbers in
      guard let (_, data) = manifest.part("data", &numbers),
        let field = data.randomElement(using: &numbers), let type = field.value.scalar
      else { return }
      let types = [
        "Int": "Double", "String": "Substring", "Double": "Int", "Bool": "Int", "Date": "Int",
      ]
      manifest.replace(field.value.span, with: types[type] ?? "Int")
    },
    ManifestEdit("make a field optional") { manifest, numbers in
      guard let (_, data) = manifest.part("data", &numbers),
        let field = data.randomElement(using: &numbers), let type = field.value.scalar,
        !type.contains("=")
      else { return }
      manifest.replace(field.value.span, with: "\"\(type)?\"")
    },
    ManifestEdit("make a field required") { manifest, numbers in
      guard let (_, data) = manifest.part("data", &numbers) else { return }
      let optional = data.filter { $0.value.scalar?.hasSuffix("?") == true }
      guard let field = optional.randomElement(using: &numbers), let type = field.value.scalar
      else { return }
      manifest.replace(field.value.span, with: "\"\(type.dropLast())\"")
    },
    ManifestEdit("give a field a default") { manifest, numbers in
      guard let (_, data) = manifest.part("data", &numbers),
        let field = data.randomElement(using: &numbers), let type = field.value.scalar
      else { return }
      let values = ["Int": "0", "String": "''", "Bool": "false", "Double": "0"]
      guard let value = values[type] else { return }
      manifest.replace(
        field.value.span, with: "\"\(type) = \(value.replacing("''", with: "\\\"\\\""))\"")
    },
    ManifestEdit("take the default of a field") { manifest, numbers in
      guard let (_, data) = manifest.part("data", &numbers) else { return }
      let defaults = data.filter { $0.value.scalar?.contains(" = ") == true }
      guard let field = defaults.randomElement(using: &numbers),
        let text = field.value.scalar, let end = text.firstRange(of: " = ")
      else { return }
      manifest.replace(field.value.span, with: "\"\(text[..<end.lowerBound])\"")
    },
    ManifestEdit("give cells another identity") { manifest, numbers in
      guard let (view, data) = manifest.part("data", &numbers),
        let field = data.randomElement(using: &numbers)
      else { return }
      let ids = ["only", field.key.text]
      manifest.set("id", of: view, ids[Int.random(in: 0...1, using: &numbers)])
    },
    ManifestEdit("take the samples") { manifest, numbers in
      guard let view = manifest.views().randomElement(using: &numbers) else { return }
      manifest.remove("samples", of: view)
    },
  ]

  private static let actions = [
    ManifestEdit("add an action that selecting reports") { manifest, numbers in
      guard let view = manifest.views().randomElement(using: &numbers) else { return }
      let actions = view.value.entries.first { $0.key.text == "actions" }?.value.entries ?? []
      manifest.set("select", of: view, "addedOpen")
      if let first = actions.first {
        let shift = EditedManifest(manifest.text).views().first { $0.key.text == view.key.text }?
          .value.entries.first { $0.key.text == "actions" }?.value.entries.first
        manifest.insert("addedOpen: {}", before: shift ?? first)
      } else if let again = manifest.views().first(where: { $0.key.text == view.key.text }) {
        manifest.set("actions", of: again, "{ addedOpen: {} }")
      }
    },
    ManifestEdit("add an action and a swipe") { manifest, numbers in
      guard let view = manifest.views().randomElement(using: &numbers) else { return }
      manifest.set("swipe", of: view, "{ trailing: [{ addedArchive: { title: Archive } }] }")
      if let again = manifest.views().first(where: { $0.key.text == view.key.text }) {
        manifest.set("actions", of: again, "[addedArchive]")
      }
    },
    ManifestEdit("remove all actions") { manifest, numbers in
      guard let (view, _) = manifest.part("actions", &numbers) else { return }
      for key in ["actions", "select", "swipe", "menu", "delete"] {
        if let again = manifest.views().first(where: { $0.key.text == view.key.text }) {
          manifest.remove(key, of: again)
        }
      }
    },
    ManifestEdit("remove an action") { manifest, numbers in
      guard let (_, actions) = manifest.part("actions", &numbers),
        let action = actions.randomElement(using: &numbers)
      else { return }
      manifest.remove(action, from: actions)
    },
    ManifestEdit("give an action a value") { manifest, numbers in
      guard let (_, actions) = manifest.part("actions", &numbers),
        let action = actions.randomElement(using: &numbers)
      else { return }
      manifest.replace(
        action.key.span.union(action.value.span), with: "\(action.key.text): { extra: Int }")
    },
  ]

  private static let cells = [
    ManifestEdit("add a view and its cells") { manifest, numbers in
      guard let section = manifest.sections().randomElement(using: &numbers),
        let cells = section.value.entries.first(where: { $0.key.text == "cells" })?.value,
        let line = manifest.line(cells), line.hasSuffix("]"), line != "[]",
        let view = manifest.views().first
      else { return }
      manifest.replace(cells.span, with: line.dropLast() + ", Added]")
      manifest.insert("Added: { data: { id: Int, text: String } }", before: view)
    },
    ManifestEdit("remove a kind of cell") { manifest, numbers in
      guard let section = manifest.sections().randomElement(using: &numbers),
        let cells = section.value.entries.first(where: { $0.key.text == "cells" })?.value,
        let line = manifest.line(cells), let comma = line.lastIndex(of: ",")
      else { return }
      manifest.replace(cells.span, with: line[..<comma] + "]")
    },
    ManifestEdit("remove a view") { manifest, numbers in
      let views = manifest.views()
      guard let view = views.randomElement(using: &numbers) else { return }
      manifest.remove(view, from: views)
    },
    ManifestEdit("let UIKit draw a view") { manifest, numbers in
      guard let (view, data) = manifest.part("data", &numbers),
        let first = data.first(where: { $0.value.scalar == "String" })
      else { return }
      manifest.remove("layout", of: view)
      if let again = manifest.views().first(where: { $0.key.text == view.key.text }) {
        manifest.set("row", of: again, "{ text: \(first.key.text) }")
      }
    },
  ]

  /// The edits that concern the classes that an app writes.
  static let views = [
    ManifestEdit("write a view in the app") { manifest, numbers in
      guard let view = manifest.views().randomElement(using: &numbers) else { return }
      for key in ["layout", "row", "animates", "highlight"] {
        if let again = manifest.views().first(where: { $0.key.text == view.key.text }) {
          manifest.remove(key, of: again)
        }
      }
      if let again = manifest.views().first(where: { $0.key.text == view.key.text }) {
        manifest.set("view", of: again, "custom")
      }
    },
    ManifestEdit("no longer write a view in the app") { manifest, numbers in
      guard let (view, data) = manifest.part("data", &numbers) else { return }
      manifest.remove("view", of: view)
      let text = data.first { $0.value.scalar == "String" }
      if let text, let again = manifest.views().first(where: { $0.key.text == view.key.text }) {
        manifest.set("layout", of: again, "{ label: \(text.key.text) }")
      }
    },
  ]

  private static let screens = [
    ManifestEdit("add a section") { manifest, numbers in
      guard let section = manifest.sections().randomElement(using: &numbers),
        let view = manifest.views().randomElement(using: &numbers)
      else { return }
      manifest.insert("added: { cells: [\(view.key.text)] }", before: section)
    },
    ManifestEdit("remove a section") { manifest, numbers in
      let sections = manifest.sections()
      guard sections.count > 1, let section = sections.randomElement(using: &numbers) else {
        return
      }
      manifest.remove(section, from: sections)
    },
    ManifestEdit("move a section to the end") { manifest, numbers in
      let sections = manifest.sections()
      guard sections.count > 1, let section = sections.dropLast().randomElement(using: &numbers),
        let value = manifest.line(section.value), section.value.entries.count > 0
      else { return }
      manifest.insert("\(sections[sections.count - 1].key.text)X: \(value)", before: sections[0])
      let again = manifest.sections()
      if let old = again.first(where: { $0.key.text == section.key.text }) {
        manifest.remove(old, from: again)
      }
      manifest.rename("\(sections[sections.count - 1].key.text)X", section.key.text)
    },
    ManifestEdit("repeat a section") { manifest, numbers in
      guard let section = manifest.sections().randomElement(using: &numbers),
        let view = manifest.views().first
      else { return }
      manifest.set("repeat", of: section, "AddedDay")
      manifest.insert("AddedDay: { data: { id: Int } }", before: view)
    },
    ManifestEdit("give a section a title") { manifest, numbers in
      guard let section = manifest.sections().randomElement(using: &numbers) else { return }
      manifest.set("header", of: section, "{ title: Added }")
    },
    ManifestEdit("give a section a header") { manifest, numbers in
      guard let section = manifest.sections().randomElement(using: &numbers),
        let view = manifest.views().randomElement(using: &numbers)
      else { return }
      manifest.set("header", of: section, view.key.text)
    },
    ManifestEdit("remove headers") { manifest, _ in
      for section in manifest.sections() {
        if let again = manifest.sections().first(where: { $0.key.text == section.key.text }) {
          manifest.remove("header", of: again)
        }
      }
    },
    ManifestEdit("lay out a section in the app") { manifest, numbers in
      guard let section = manifest.sections().randomElement(using: &numbers) else { return }
      manifest.set("layout", of: section, "custom")
    },
    ManifestEdit("lay out a section as a list") { manifest, numbers in
      guard let section = manifest.sections().randomElement(using: &numbers) else { return }
      manifest.set("layout", of: section, "list")
    },
    ManifestEdit("show the screen in a table") { manifest, _ in
      if !manifest.sections().isEmpty { manifest.set("containers", "[table]") }
    },
    ManifestEdit("show the screen in both containers") { manifest, _ in
      if !manifest.sections().isEmpty { manifest.set("containers", "[collection, table]") }
    },
    ManifestEdit("show the screen in a collection view") { manifest, _ in
      if !manifest.sections().isEmpty { manifest.set("containers", "[collection]") }
    },
    ManifestEdit("refresh") { manifest, _ in
      if !manifest.sections().isEmpty { manifest.set("refresh", "addedReload") }
    },
    ManifestEdit("no longer refresh") { manifest, _ in
      let entries = manifest.entries()
      if let refresh = entries.first(where: { $0.key.text == "refresh" }) {
        manifest.remove(refresh, from: entries)
      }
    },
    ManifestEdit("let cells stay selected") { manifest, _ in
      if !manifest.sections().isEmpty { manifest.set("selection", "single") }
    },
    ManifestEdit("let people move cells") { manifest, numbers in
      guard let section = manifest.sections().randomElement(using: &numbers) else { return }
      manifest.set("reorder", of: section, "true")
    },
  ]

  private static let others = [
    ManifestEdit("offer SwiftUI views") { manifest, _ in manifest.set("swiftUI", "true") },
    ManifestEdit("offer no SwiftUI views") { manifest, _ in manifest.set("swiftUI", "false") },
    ManifestEdit("make everything public") { manifest, _ in manifest.set("access", "public") },
    ManifestEdit("make everything internal") { manifest, _ in manifest.set("access", "internal") },
    ManifestEdit("make everything visible in the package") { manifest, _ in
      manifest.set("access", "package")
    },
    ManifestEdit("describe a view") { manifest, numbers in
      guard let view = manifest.views().randomElement(using: &numbers) else { return }
      manifest.set("doc", of: view, "Words.")
    },
    ManifestEdit("add a color") { manifest, _ in
      if manifest.entries("colors").isEmpty { manifest.append("colors: { addedInk: black }") }
    },
  ]
}
#endif
