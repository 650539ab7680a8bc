import CellGenCore

/// Comments about a field, suggested by its values.
struct ValueHint {
  /// The few words that its texts consist of, in order of appearance; nil for other texts.
  let words: [String]?
  let comments: [String]

  init(
    key: String, values: [JSONNode], field: InferredField, view: String, _ document: JSONDocument
  ) {
    let texts = values.compactMap(\.string)
    words = field.type == .string ? Self.words(of: texts, key) : nil
    if let words {
      let type = view + (typeName(key) ?? "Kind")
      comments = [
        "always \(list(words)): an enum of yours, such as '\(type)', could be the type"
      ]
    } else if field.type == .string, !texts.isEmpty, texts.allSatisfy(isDay) {
      comments = ["a day without a time: parse it where the data is made to show it with a format"]
    } else if field.type == .string, texts.contains(where: isWebAddress),
      texts.allSatisfy({ $0.isEmpty || isWebAddress($0) })
    {
      comments = ["sometimes empty, so not a 'URL'"]
    } else if field.type == .int || field.type == .double, isTimestamp(values, key, document) {
      let unit = isMilliseconds(values, document) ? "milliseconds" : "seconds"
      comments = ["\(unit) since 1970: make it a 'Date' to show it with a format"]
    } else {
      comments = []
    }
  }

  private static let mostWords = 6

  /// The words, if each occurs about twice, which makes an enum worthwhile.
  private static func words(of texts: [String], _ key: String) -> [String]? {
    let plain = lowercasedWords(of: typeName(key) ?? "")
    guard !plain.contains(where: ["name", "title", "id", "city", "country", "author"].contains)
    else { return nil }
    var words: [String] = []
    for text in texts where !words.contains(text) {
      guard isWord(text) else { return nil }
      words.append(text)
      guard words.count <= mostWords else { return nil }
    }
    return words.count >= 2 && texts.count >= 2 * words.count ? words : nil
  }

  private static func isWord(_ text: String) -> Bool {
    text.first?.isLetter == true && text.utf8.count <= 24
      && text.utf8.allSatisfy { isIdentifierByte($0) && $0 < 0x80 || $0 == UInt8(ascii: "-") }
  }
}

/// `'a', 'b' or 'c'`
private func list(_ words: [String]) -> String {
  let quoted = words.map { "'\($0)'" }
  return quoted.dropLast().joined(separator: ", ") + " or " + quoted[quoted.count - 1]
}

/// Returns true if a text is a day such as `2026-01-31`.
private func isDay(_ text: String) -> Bool {
  text.utf8.count == 10 && isInstant(text + "T00:00:00Z")
}

private func isTimestamp(_ values: [JSONNode], _ key: String, _ document: JSONDocument) -> Bool {
  let words = lowercasedWords(of: typeName(key) ?? "")
  guard let last = words.last, !words.contains("id"),
    [
      "at", "on", "time", "timestamp", "date", "created", "updated", "modified", "published",
      "expires",
    ]
    .contains(last)
  else { return false }
  // From 2001 to 2286.
  return values.allSatisfy { node in
    let number = Double(document.digits(of: node)) ?? 0
    return 1e9..<1e10 ~= number || 1e12..<1e13 ~= number
  }
}

private func isMilliseconds(_ values: [JSONNode], _ document: JSONDocument) -> Bool {
  values.allSatisfy { (Double(document.digits(of: $0)) ?? 0) >= 1e12 }
}
