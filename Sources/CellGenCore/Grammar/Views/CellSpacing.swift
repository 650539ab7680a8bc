/// The keys that grids and carousels share.
extension FormKey {
  static func spacing(_ path: WritableKeyPath<Model, Number> & Sendable) -> FormKey {
    FormKey("spacing", path, .spacing(.atLeastZero), "The space between cells, in points.")
  }

  static func insets(_ path: WritableKeyPath<Model, Insets?> & Sendable) -> FormKey {
    FormKey(
      "insets", path, ValueForm.fixedInsets,
      "The space between the edges and the content, in points."
    )
    .fallback("0")
  }

  static func height(_ path: WritableKeyPath<Model, CellHeight?> & Sendable) -> FormKey {
    FormKey(
      "height", .height, "The height of a cell; without it, cells size themselves.",
      get: { if case .fixed(let points)? = $0[keyPath: path] { .value(points) } else { .nothing } },
      set: { $0[keyPath: path] = .fixed($1) })
  }

  static func estimatedHeight(_ path: WritableKeyPath<Model, CellHeight?> & Sendable) -> FormKey {
    FormKey(
      "estimatedHeight", .height,
      "The estimated height of cells until they are measured.",
      get: {
        if case .estimated(let points)? = $0[keyPath: path] { .value(points) } else { .nothing }
      },
      set: { $0[keyPath: path] = .estimated($1) }
    ).fallback("the height of its first cells")
  }
}

extension ValueForm where Value == Number {
  /// The height of cells, in points.
  static var height: ValueForm {
    let points = ValueForm.spacing(.aboveZero)
    return ValueForm(points.kind) { entry, resolver in
      if let word = entry.value.scalar, isAutomatic(word.text),
        resolver.findToken(.spacings, Name(word.text, span: entry.value.span)) == nil
      {
        resolver.report(.automaticHeight(entry))
        return nil
      }
      return points.read(entry, &resolver)
    }
  }
}

/// Returns true for a word that leaves the height to Auto Layout, such as `automatic` and
/// `UITableView.automaticDimension`.
private func isAutomatic(_ word: String) -> Bool {
  let last = word.lowercased().split(separator: ".").last.map { $0.filter(\.isLetter) }
  return [
    "automatic", "auto", "automaticdimension", "dynamic", "selfsizing", "intrinsic", "content",
    "fitcontent", "wrapcontent", "fit", "none",
  ].contains(last)
}

extension ValueForm where Value: FormModel {
  /// Insets that depend on neither data nor a state.
  static var fixedInsets: ValueForm {
    ValueForm(Value.form.kind) { entry, resolver in
      guard entry.value.varies else { return resolver.read(entry) }
      resolver.reportInsetsNotFixed(entry)
      return nil
    }
  }
}

extension ValueForm where Value == Insets {
  /// Insets that depend on neither data nor a state.
  static var fixedInsets: ValueForm {
    ValueForm(Construct.ValueKind.either(SideInsets.constantKinds).inPoints) { entry, resolver in
      if entry.value.isEmptyMapping { return Insets() }
      guard !entry.value.varies else {
        resolver.reportInsetsNotFixed(entry)
        return nil
      }
      let value: CellGenCore.Value<SideInsets>? = resolver.readFixed { $0.readValue(entry) }
      guard let value else { return nil }
      if let insets = value.constant?.fixed { return insets }
      resolver.reportInsetsNotFixed(entry)
      return nil
    }
  }
}

extension Resolver {
  fileprivate mutating func reportInsetsNotFixed(_ entry: Mapping.Entry) {
    let key = quoted(entry.key.text)
    reportNotFixed(
      key, "insets", at: entry.value.span, help: "write \(key) that are always the same")
  }
}

extension DiagnosticCode {
  package static let twoHeights = Self("two-heights", .error, .sections)
}

extension Diagnostic {
  /// The message for a height that leaves the decision to Auto Layout, as omitting the key does.
  fileprivate static func automaticHeight(_ entry: Mapping.Entry) -> Diagnostic {
    let key = entry.key.text
    return .notANumber(
      quoted(key), "a number", entry.value,
      help: key == "height"
        ? "remove 'height': without it, cells size themselves"
        : "remove \(quoted(key)): without it, UIKit estimates cells from those that it has measured"
    )
  }

  static func twoHeights(_ estimated: Mapping.Key, fixed: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .twoHeights,
      "cells have either a 'height' or an 'estimatedHeight', not both",
      at: Annotation(estimated.span, "an estimate"),
      also: [Annotation(fixed.span, "a fixed height")],
      help: "remove 'estimatedHeight', or remove 'height' if cells size themselves")
  }
}
