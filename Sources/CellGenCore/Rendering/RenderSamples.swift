/// Writes the samples of a view's data.
///
///     /// Examples for previews and tests.
///     public static let samples: [TitleViewData] = [
///       TitleViewData(title: "Vintage mug", price: 24)
///     ]
func renderSamples(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  let line = view.samples.first.flatMap { context.line(of: $0.span) }
  // The samples begin two lines below.
  w.located(at: line.map { $0 - 2 }, context) {
    renderDoc("Examples for previews and tests.", w)
    w.line("\(context.access)static let samples: [\(view.viewDataType)] = [")
    let end = view.samples.count > 1 ? "," : ""
    if line == nil {
      for sample in view.samples { w.indented.value(sampleTree(sample, of: view), end: end) }
    } else {
      let samples = view.samples.map {
        LocatedText(flat(sampleTree($0, of: view)), at: context.line(of: $0.span))
      }
      w.indented.items(samples, end: end)
    }
    w.line("]")
  }
}

/// An expression that can be broken between its parts.
private indirect enum ValueTree {
  case text(String)
  /// The opening text, the parts with the labels before them, and the closing text.
  case list(String, [(label: String, value: ValueTree)], String)
}

private func sampleTree(_ sample: Sample, of view: View) -> ValueTree {
  let fields = Dictionary(uniqueKeysWithValues: view.fields.map { ($0.name.text, $0) })
  return dataTree(
    view.viewDataType, sample.values.compactMap { name, value in fields[name].map { ($0, value) } })
}

private func tree(_ value: SampleValue, _ type: KnownType) -> ValueTree {
  switch value {
  case .literal(let literal): .text(swiftText(literal, as: type))
  case .url(let text): .text("URL(string: \(swiftLiteral(text)))!")
  case .date(let seconds): .text("Date(timeIntervalSince1970: \(grouped(seconds)))")
  case .uuid(let text): .text("UUID(uuidString: \(swiftLiteral(text)))!")
  case .array(let elements): .list("[", elements.map { ("", tree($0, type.elements.value)) }, "]")
  case .dictionary(let entries) where entries.isEmpty: .text("[:]")
  case .dictionary(let entries):
    .list(
      "[",
      entries.map {
        (flat(tree($0.key, type.elements.key)) + ": ", tree($0.value, type.elements.value))
      }, "]")
  case .data(let type, let values): dataTree(type, values)
  }
}

/// Returns a call of the initializer of view data.
private func dataTree(
  _ type: String, _ values: [(field: Field, value: SampleValue)]
) -> ValueTree {
  let arguments: [(label: String, value: ValueTree)] = values.compactMap { field, value in
    // Nil is the default anyway. If another field were missing, the compiler couldn't infer a type for it,
    // and would report both.
    if case .literal(.nil) = value, field.defaultValue == .nil { return nil }
    return (labelName(field.name.text) + ": ", tree(value, KnownType(field.type)))
  }
  return .list("\(type)(", arguments, ")")
}

/// Returns the expression on one line.
private func flat(_ tree: ValueTree) -> String {
  switch tree {
  case .text(let text): text
  case .list(let open, let parts, let close):
    open + parts.map { $0.label + flat($0.value) }.joined(separator: ", ") + close
  }
}

extension SwiftWriter {
  /// Writes an expression on one line, or with each of its parts on its own line.
  fileprivate func value(_ tree: ValueTree, label: String = "", end: String) {
    let whole: SwiftLine = "\(label)\(flat(tree))\(end)"
    guard !fits(whole), case .list(let open, let parts, let close) = tree, !parts.isEmpty else {
      return line(whole)
    }
    line("\(label)\(open)")
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      // When broken, collections with several elements end with a comma; calls don't.
      let comma = !isLast || (open == "[" && parts.count > 1) ? "," : ""
      indented.value(part.value, label: part.label, end: comma)
    }
    line("\(close)\(end)")
  }
}
