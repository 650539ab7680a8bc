import CellGenCore

extension PictureSource {
  /// The maximum number of samples that are made for a view.
  private static let mostMade = 12

  /// Given samples, followed by made ones.
  func samples(of view: ViewReference) -> [PictureSample] {
    let given = module[view].samples.enumerated().map { index, sample in
      PictureSample(
        kind: .given(index + 1), title: "Sample \(index + 1)",
        data: PictureData(
          self.given(sample, of: view), of: view, at: DataPlace(position: index), in: [], self))
    }
    var samples = given
    if given.isEmpty {
      samples.append(PictureSample(kind: .made, title: "Example", data: data(of: view)))
    }
    var seen = Set(samples.map { fingerprint($0.data, stress: nil) })
    let shown = samples.map(\.data.known)
    var made = 0
    for candidate in candidates(of: view, shown: shown) where made < Self.mostMade {
      guard seen.insert(fingerprint(candidate.data, stress: candidate.stress)).inserted else {
        continue
      }
      samples.append(
        PictureSample(kind: .made, title: candidate.title, data: candidate.data))
      made += 1
    }
    return samples
  }

  /// The data that distinguishes samples.
  private func fingerprint(_ data: PictureData, stress: PictureStress?) -> String {
    let fields = module[data.view].fields
    let values = fields.map { "\($0.name.text): \(data[$0]?.fingerprint ?? "?")" }
    // Nested data can differ even if the data itself is the same.
    let holdsData = fields.contains { viewData(in: $0.type) != nil && !data.isNil($0) }
    return values.joined(separator: "\n") + (holdsData ? "\n\(stress?.rawValue ?? "")" : "")
  }
}

/// Data that is worth a picture.
private struct Candidate {
  var title: String
  var data: PictureData
  var stress: PictureStress?
}

extension PictureSource {
  private func candidates(of view: ViewReference, shown: [SampleData]) -> [Candidate] {
    stressed(view, shown: shown) + otherCases(view, shown: shown)
      + otherFlags(view, shown: shown)
  }

  /// Stressed values, unless the samples already contain such values.
  private func stressed(_ view: ViewReference, shown: [SampleData]) -> [Candidate] {
    PictureStress.allCases.compactMap { stress in
      let fields = module[view].fields
      let isNew = fields.contains { field in
        let wild = stress.value(of: field, in: shown[0], of: view, self)
        return wild.map { wild in
          !shown.contains { stress.isLike(wild, $0[field]) }
        } ?? holdsShownData(field, isChangedBy: stress)
      }
      guard isNew else { return nil }
      let hasOptionals = fields.contains(where: \.type.isOptional)
      let title =
        stress == .nothingOptional && !hasOptionals ? "Empty lists" : stress.rawValue
      return Candidate(title: title, data: data(of: view, stress: stress), stress: stress)
    }
  }

  /// Returns true if the data nested in a field can change although the field doesn't.
  private func holdsShownData(_ field: Field, isChangedBy stress: PictureStress) -> Bool {
    guard stress != .nothingOptional, let (inner, _) = viewData(in: field.type) else {
      return false
    }
    let values = data(of: inner).known
    return module[inner].fields.contains {
      stress.value(of: $0, in: values, of: inner, self) != nil
    }
  }

  /// Each case of an app-defined type that determines values and that no sample shows.
  private func otherCases(_ view: ViewReference, shown: [SampleData]) -> [Candidate] {
    module[view].fields.filter { isSeen($0, of: view) }.flatMap { field -> [Candidate] in
      let names = chosenCases(of: field.type)
      return names.compactMap { name in
        let isShown = shown.contains { data in
          guard case .literal(.member(let member))? = data[field] else { return false }
          return member == name || (name == CasePattern.else.word && !names.contains(member))
        }
        return isShown ? nil : candidate("\(field.name.text): \(name)", .member(name), field, view)
      }
    }
  }

  /// The values of each Bool that no sample shows.
  private func otherFlags(_ view: ViewReference, shown: [SampleData]) -> [Candidate] {
    module[view].fields.filter { isSeen($0, of: view) }.flatMap { field -> [Candidate] in
      guard KnownType(field.type).unwrapped == .bool else { return [] }
      return [true, false].compactMap { flag in
        let isShown = shown.contains { data in
          if case .literal(.bool(flag))? = data[field] { true } else { false }
        }
        return isShown ? nil : candidate("\(field.name.text): \(flag)", .bool(flag), field, view)
      }
    }
  }

  /// The first data, with another value for a field.
  private func candidate(
    _ title: String, _ value: Literal, _ field: Field, _ view: ViewReference
  ) -> Candidate {
    Candidate(title: title, data: data(of: view).with(.literal(value), as: field))
  }
}

extension PictureStress {
  /// Returns true if a sample's value is as extreme as this stress.
  fileprivate func isLike(_ wild: SampleValue, _ value: SampleValue?) -> Bool {
    guard let value else { return false }
    switch self {
    case .longTexts: return value.texts.contains(where: LongTexts.isLong)
    case .nothingOptional: return value.saysNothing
    case .zero: return value.number == 0
    case .hugeNumbers: return (value.number ?? 0) >= min(wild.number ?? 0, 1_000_000)
    }
  }
}

extension SampleValue {
  fileprivate var texts: [String] {
    switch self {
    case .literal(.string(let text)): [text]
    case .array(let items): items.flatMap(\.texts)
    default: []
    }
  }

  fileprivate var number: Double? {
    switch self {
    case .literal(.integer(let digits)), .literal(.float(let digits)):
      Double(digits.filter { $0 != "_" })
    default: nil
    }
  }

  /// A text that is identical for equal values.
  fileprivate var fingerprint: String {
    switch self {
    case .literal(.emptyArray): "[]"
    case .literal(.emptyDictionary): "[:]"
    case .literal(.integer(let digits)), .literal(.float(let digits)):
      number.map { "\($0)" } ?? digits
    case .literal(let literal): "\(literal)"
    case .url(let text): "url \(text)"
    case .date(let seconds): "date \(Double(seconds) ?? 0)"
    case .uuid(let text): "uuid \(text)"
    case .array(let items): "[" + items.map(\.fingerprint).joined(separator: ", ") + "]"
    case .dictionary(let entries):
      entries.isEmpty
        ? "[:]"
        : "["
          + entries.map { "\($0.key.fingerprint): \($0.value.fingerprint)" }
          .joined(separator: ", ") + "]"
    case .data(let type, let values):
      "\(type)("
        + values.map { "\($0.field.name.text): \($0.value.fingerprint)" }
        .joined(separator: ", ") + ")"
    }
  }
}
