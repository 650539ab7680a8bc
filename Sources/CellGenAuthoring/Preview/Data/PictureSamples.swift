import CellGenCore

extension PictureSource {
  /// The greatest number of samples that are made for a view.
  private static let mostMade = 12

  /// Given samples first, then those that are made.
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

  /// Data by which samples are told apart.
  private func fingerprint(_ data: PictureData, stress: PictureStress?) -> String {
    let fields = module[data.view].fields
    let values = fields.map { "\($0.name.text): \(data[$0]?.fingerprint ?? "?")" }
    // The same data may hold other ones.
    let holdsData = fields.contains { viewData(in: $0.type) != nil && !data.isNil($0) }
    return values.joined(separator: "\n") + (holdsData ? "\n\(stress?.rawValue ?? "")" : "")
  }
}

/// Data that are worth a look.
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

  /// Wild values, unless the samples are wild already.
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

  /// Whether the data in a field may change, although the field does not.
  private func holdsShownData(_ field: Field, isChangedBy stress: PictureStress) -> Bool {
    guard stress != .nothingOptional, let (inner, _) = viewData(in: field.type) else {
      return false
    }
    let values = data(of: inner).known
    return module[inner].fields.contains {
      stress.value(of: $0, in: values, of: inner, self) != nil
    }
  }

  /// Each case of the app's types that values are chosen by and no sample shows.
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

  /// Both values of each Bool that the samples show only one of.
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

  /// The first data with another value of a field.
  private func candidate(
    _ title: String, _ value: Literal, _ field: Field, _ view: ViewReference
  ) -> Candidate {
    Candidate(title: title, data: data(of: view).with(.literal(value), as: field))
  }
}

extension PictureStress {
  /// Whether a value of a sample is as wild as this one.
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

  /// A text that is the same for equal values.
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
