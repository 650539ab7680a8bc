/// The result of reading an optional value.
enum Reading<Value> {
  case value(Value)
  /// Nothing was written.
  case absent
  /// The value is wrong. Its error has been reported, so its consequences are not.
  case lost

  /// The value, if there is one.
  var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  /// True if there is certainly no value.
  var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }

  var isLost: Bool {
    if case .lost = self { true } else { false }
  }

  func map<Other>(_ transform: (Value) -> Other) -> Reading<Other> {
    switch self {
    case .value(let value): .value(transform(value))
    case .absent: .absent
    case .lost: .lost
    }
  }

  func flatMap<Other>(_ transform: (Value) -> Reading<Other>) -> Reading<Other> {
    switch self {
    case .value(let value): transform(value)
    case .absent: .absent
    case .lost: .lost
    }
  }
}

extension Reading: Sendable where Value: Sendable {}

extension Mapping {
  /// Returns the entry of a key; lost if entries of the mapping are, since it may be one of them.
  ///
  /// A linear search: mappings in manifests have few keys.
  func reading(_ key: String) -> Reading<Entry> {
    guard let entry = entry(key) else { return isIncomplete ? .lost : .absent }
    return entry.value.isBroken ? .lost : .value(entry)
  }
}
