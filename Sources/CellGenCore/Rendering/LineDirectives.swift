/// A piece of output that comes from the manifest, with its position there.
struct LocatedText {
  var text: String
  /// The line of the manifest, counted from 1; nil if the output doesn't refer to it.
  var line: Int?

  init(_ text: String, at line: Int?) {
    self.text = text
    self.line = line
  }
}

extension SwiftWriter {
  /// Writes code that comes from a line of the manifest, so compiler errors point there.
  ///
  ///     #sourceLocation(file: "Listing.sections", line: 13)
  ///     case favorite(isOn: Bool)
  ///     #sourceLocation()
  func located(at manifestLine: Int?, _ context: RenderContext, _ body: () -> Void) {
    guard let manifestLine else { return body() }
    startLocation(manifestLine, context)
    body()
    endLocation()
  }

  /// Writes a directive for another line inside code that already has a location.
  func relocated(at manifestLine: Int?, _ context: RenderContext) {
    if let manifestLine { startLocation(manifestLine, context) }
  }

  private func startLocation(_ manifestLine: Int, _ context: RenderContext) {
    let file = swiftLiteral(context.manifest.source.path)
    line("#sourceLocation(file: \(file), line: \(max(manifestLine, 1)))")
  }

  private func endLocation() { line("#sourceLocation()") }

  /// Writes one-line declarations; those on consecutive lines of the manifest share a directive.
  func located<Declaration>(
    _ declarations: [Declaration], _ context: RenderContext, lineOf: (Declaration) -> Int?,
    write: (Declaration) -> Void
  ) {
    var expected: Int?
    for declaration in declarations {
      let manifestLine = lineOf(declaration)
      if manifestLine != expected {
        if let manifestLine { startLocation(manifestLine, context) } else { endLocation() }
      }
      write(declaration)
      expected = manifestLine.map { $0 + 1 }
    }
    if expected != nil { endLocation() }
  }

  /// Writes the items of a list, one per line. Items from the manifest keep the line distances that they have
  /// there, so a single directive before the list locates them all.
  func items(_ items: [LocatedText], end: String = "") {
    guard let start = items.first?.line else {
      for (index, item) in items.enumerated() {
        line("\(item.text)\(index == items.count - 1 ? end : ",")")
      }
      return
    }
    var current = start
    var row: [String] = []
    for item in items {
      let target = max(item.line ?? current, current)
      if target > current, !row.isEmpty {
        line("\(row.joined(separator: ", ")),")
        row = []
        for _ in (current + 1)..<target { line("//") }
      }
      current = target
      row.append(item.text)
    }
    line("\(row.joined(separator: ", "))\(end)")
  }
}
