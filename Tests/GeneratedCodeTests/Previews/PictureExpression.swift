@testable import CellGenAuthoring
@testable import CellGenCore

/// The data of a picture as an expression of Swift.
///
///     PostViewData(id: 1, author: AuthorViewData(name: "Ada"))
struct PictureExpression {
  let module: Module
  let source: PictureSource
  /// Values of types that no manifest knows a value of.
  let values: [String: String]

  init(_ module: Module, _ values: [String: String]) {
    (self.module, self.values) = (module, values)
    source = PictureSource(module)
  }

  /// Nil where only the app can make a value.
  func data(_ data: PictureData) -> String? {
    let view = module[data.view]
    var arguments: [String] = []
    for field in view.fields {
      guard let value = value(of: field, in: data) else {
        // It was not known, so the default of the field is as good as another value.
        if data[field] == nil, field.defaultValue != nil, !field.type.isOptional { continue }
        return nil
      }
      arguments.append("\(labelName(field.name.text)): \(value)")
    }
    return "\(view.viewDataType)(\(arguments.joined(separator: ", ")))"
  }

  private func value(of field: Field, in data: PictureData) -> String? {
    if data.isNil(field) { return "nil" }
    if let (_, isList) = source.viewData(in: field.type) {
      let inner = data.inner(field).map(self.data)
      guard inner.allSatisfy({ $0 != nil }) else { return nil }
      let values = inner.compactMap { $0 }
      if isList { return "[\(values.joined(separator: ", "))]" }
      return values.first ?? (field.type.isOptional ? "nil" : nil)
    }
    let type = field.type.wrapped.name ?? ""
    guard let value = data[field] else { return values[type] }
    let text = text(of: value)
    return switch type {
    case "Duration": ".seconds(\(text))"
    // Its literals may be rounded to a `Double` first.
    case "Decimal": "Decimal(string: \"\(text.replacing("_", with: ""))\")!"
    default: text
    }
  }

  private func text(of value: SampleValue) -> String {
    switch value {
    case .literal(let literal): swiftText(literal)
    case .url(let text): "URL(string: \(swiftLiteral(text)))!"
    case .date(let seconds): "Date(timeIntervalSince1970: \(seconds))"
    case .uuid(let text): "UUID(uuidString: \(swiftLiteral(text)))!"
    case .array(let items): "[\(items.map(text).joined(separator: ", "))]"
    case .dictionary(let entries):
      entries.isEmpty
        ? "[:]"
        : "[\(entries.map { "\(text(of: $0.key)): \(text(of: $0.value))" }.joined(separator: ", "))]"
    case .data(let type, let values):
      "\(type)(\(values.map { "\(labelName($0.field.name.text)): \(text(of: $0.value))" }.joined(separator: ", ")))"
    }
  }
}
