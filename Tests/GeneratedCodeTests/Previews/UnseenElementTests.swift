#if os(Linux)
import CellGenCore
import Foundation
import Testing

/// The warning `unseen-element` is about what the stand-in lays out without a width or a height, and about all
/// of it: what holds an element, how that is aligned, and what the element says of its own size, each with each.
@Suite struct UnseenElementTests {
  private static let elements = [
    ("box", "background: systemRed"), ("progress", "value: part"),
    ("slider", "value: part, action: change, accessibilityLabel: Part"), ("divider", ""),
  ]

  private static let sizes = [
    "", "width: 40", "height: 12", "width: 40, height: 12", "width: 40, aspectRatio: 2",
    "aspectRatio: 2",
  ]

  /// What holds an element, with the keys that the element has in it.
  private static let holders: [(layout: @Sendable (String) -> String, keys: String)] = [
    ({ "vstack: [{ label: title }, \($0)]" }, ""),
    ({ "vstack: { alignment: leading, children: [{ label: title }, \($0)] }" }, ""),
    ({ "hstack: [{ label: title }, \($0)]" }, ""),
    ({ "hstack: { alignment: fill, children: [{ label: title }, \($0)] }" }, ""),
    ({ "zstack: [{ label: title }, \($0)]" }, "at: leading"),
    ({ "zstack: [{ label: title }, \($0)]" }, "at: fill"),
    ({ "zstack: [{ label: title }, \($0)]" }, ""),
    ({ "zstack: [\($0), { label: title }]" }, ""),
    ({ "flow: [{ label: title }, \($0)]" }, ""),
  ]

  private static var manifests: [(path: String, text: String)] {
    var texts: [(path: String, text: String)] = []
    for holder in holders {
      for (key, own) in elements {
        for size in sizes {
          let keys = [own, size, holder.keys].filter { !$0.isEmpty }.joined(separator: ", ")
          let name = "Unseen\(texts.count)"
          let text = """
            views:
              \(name):
                data: { title: String, part: Double }
                unshown: [part]
                actions: { change: { part: Double } }
                layout: { \(holder.layout("{ \(key): { \(keys) } }")) }
                samples: [{ title: Some words, part: 0.5 }]

            """
          texts.append(("\(name).sections", text))
        }
      }
    }
    return texts
  }

  @Test func whatIsWarnedAboutIsWhatNobodySees() throws {
    let sources = Self.manifests.enumerated().map { index, file in
      SourceText(
        path: file.path, relativePath: file.path, bytes: Array(file.text.utf8), index: index)
    }.filter { !analyze([$0.alone]).diagnostics.hasErrors }
    try #require(sources.count > 100)
    let modules = [
      sources.enumerated().map {
        SourceText(
          path: $1.path, relativePath: $1.path, bytes: Array($1.bytes), index: $0)
      }
    ]
    let program = PictureProgram(name: "unseen elements", modules: modules, support: [])
    let warned = Set(
      analyze(modules[0]).diagnostics.all.filter { $0.code.rawValue == "unseen-element" }
        .map { modules[0][Int($0.primary.span.file)].path })
    let pictures = try program.pictures().all
    let shown = try program.shown(pictures, by: "unseen")
    try #require(shown.count == pictures.count)
    for (picture, lines) in zip(pictures, shown) {
      let path = picture.title.split(separator: " ")[1].dropLast() + ".sections"
      let text = Self.manifests.first { $0.path == path }?.text ?? ""
      #expect((lines.count > 1) == warned.contains(String(path)), "\(lines): \(text)")
    }
  }
}

extension SourceText {
  /// The same text in a run of its own.
  fileprivate var alone: SourceText {
    SourceText(path: path, relativePath: relativePath, bytes: Array(bytes), index: 0)
  }
}
#endif
