import CellGenCore

/// The help for the word under the pointer.
package struct HoverText: Sendable {
  /// The bytes that it describes.
  package var range: Range<Int>
  package var markdown: String
}

extension LanguageRun {
  /// The help for a place: the meaning of a name or a key, the VoiceOver text, and the reason for a warning.
  ///
  /// - Parameter link: the address of a picture of a view, by its name; nil if there are no pictures.
  package func hover(
    at offset: Int, in file: Int, link: (String) -> String? = { _ in nil }
  ) -> HoverText? {
    let bytes = sources[file].bytes
    var parts: [String] = []
    var range = wordRange(in: bytes, at: offset)
    if let (place, declaration) = declaration(at: offset, in: file) {
      range = place.range
      parts.append(words(for: declaration))
      if declaration.kind == .view {
        parts += [
          speech(of: declaration), link(declaration.text).map { "[Open the preview](\($0))" },
        ]
        .compactMap(\.self)
      }
    } else if let (place, key, construct) = key(at: offset, in: bytes) {
      range = place
      parts.append(keyHelp(key, of: construct).markdown)
      if construct == .element, let speech = speech(ofElementAt: offset, in: file) {
        parts.append(speech)
      }
    }
    for finding in analysis.diagnostics.sorted
    where Int(finding.primary.span.file) == file && finding.primary.span.range.contains(offset) {
      if parts.isEmpty { range = finding.primary.span.range }
      let explanation = finding.code.explanation
      parts.append("**\(finding.code.rawValue)**: \(explanation.title)\n\n\(explanation.text)")
    }
    return parts.isEmpty
      ? nil : HoverText(range: range, markdown: parts.joined(separator: "\n\n---\n\n"))
  }

  /// The help for a text with syntax errors, where only keys can be explained.
  package func hover(ofKeyAt offset: Int, in bytes: [UInt8]) -> HoverText? {
    key(at: offset, in: bytes).map { HoverText(range: $0, markdown: keyHelp($1, of: $2).markdown) }
  }

  /// The key at an offset, and the construct it belongs to.
  private func key(at offset: Int, in bytes: [UInt8]) -> (Range<Int>, Construct.Key, Construct)? {
    let sketch = Sketch(bytes, cursor: offset)
    guard
      let entry = sketch.entries.last(where: { entry in
        guard case .key = entry.step else { return false }
        return entry.start <= offset && offset < entry.valueStart
      }), case .key(let name) = entry.step
    else { return nil }
    for construct in sketch.kinds(in: entry.parent).compactMap(\.construct) {
      if let key = construct.keys.first(where: { $0.name == name }) {
        return (entry.start..<entry.start + name.utf8.count, key, construct)
      }
    }
    return nil
  }

  private func words(for name: DeclaredName) -> String {
    let owner = name.owner.map { " of `\($0)`" } ?? ""
    let detail: String
    switch name.kind {
    case .action: detail = name.detail.isEmpty ? name.text : "\(name.text)(\(name.detail))"
    case .view: detail = name.text
    case .manifest: detail = sources[Int(name.span.file)].relativePath
    default: detail = name.detail.isEmpty ? name.text : "\(name.text): \(name.detail)"
    }
    return "`\(detail)`\n\n\(capitalized(name.kind.title))\(owner)."
      + (name.doc.map { " \($0)" } ?? "")
  }

  /// The VoiceOver text of a view, sample by sample; nil while there are mistakes.
  private func speech(of name: DeclaredName) -> String? {
    guard let module = analysis.module,
      let view = module.view(named: name.text, in: Int(name.span.file))
    else { return nil }
    let rows = Transcript(of: module, for: .standard, only: view).manifests.flatMap(\.rows)
    guard !rows.isEmpty else { return nil }
    let lines = rows.prefix(3).map { row in
      (row.sample.map { "Sample \($0):\n" } ?? "")
        + row.stops.flatMap(\.lines).joined(separator: "\n")
    }
    return "VoiceOver reads:\n\n```text\n\(lines.joined(separator: "\n\n"))\n```"
  }

  /// The VoiceOver text of the element at an offset, with the first sample of its view.
  private func speech(ofElementAt offset: Int, in file: Int) -> String? {
    guard let module = analysis.module, let view = viewName(at: offset, in: file) else {
      return nil
    }
    let stops = module.stops(ofElementAt: offset, in: file, ofView: view)
    guard !stops.isEmpty else { return nil }
    return "VoiceOver reads:\n\n```text\n\(stops.flatMap(\.lines).joined(separator: "\n"))\n```"
  }
}

extension Module {
  /// The view that a manifest declares under a name.
  fileprivate func view(named name: String, in file: Int) -> ViewReference? {
    views.indices.first {
      views[$0].name.text == name && Int(views[$0].name.span.file) == file
    }.map(ViewReference.init(index:))
  }

  /// The VoiceOver stops at the element at an offset.
  fileprivate func stops(
    ofElementAt offset: Int, in file: Int, ofView name: String
  ) -> [Transcript.Stop] {
    guard let view = view(named: name, in: file) else { return [] }
    let data = SampleData(self[view].samples.first, of: self[view])
    let stops = placedStops(of: view, showing: data, as: .view, for: .standard)
    return stops.filter { stop in
      stop.spans.contains { span in
        Int(span.file) == file && Int(span.start) <= offset && offset <= Int(span.end)
      }
    }.map(\.stop)
  }
}
