import Foundation

/// A comment that accepts warnings.
///
///     # cellgen:accept low-contrast, unread-field: the colors of the brand
///
/// At the end of a line, it accepts warnings of that line. On a line of its own, it accepts warnings of the
/// next line that isn't a comment; above the first line with content, those of the whole manifest. Errors
/// can't be accepted.
package struct Acceptance: Sendable {
  /// A code as in the comment.
  struct Code: Sendable {
    var name: String
    var span: SourceSpan
  }

  /// The prefix of a comment that accepts warnings, after its `#`.
  static let mark: StaticString = "cellgen:"
  static let verb = "accept"

  /// The word after `cellgen:`, which should be `accept`; its span begins at `cellgen:`.
  var word: Code
  var codes: [Code]
  /// The text after the colon.
  package var reason: String?
  /// The accepted lines, in bytes; nil for the whole manifest.
  var lines: Range<Int>?

  /// Returns true if a comment, which begins with `#`, accepts warnings.
  package static func isAcceptance(_ comment: String) -> Bool {
    comment.drop { $0 == "#" || $0 == " " || $0 == "\t" }.hasPrefix("\(mark)")
  }
}

// MARK: - Reading

/// Returns the comments of a manifest that accept warnings, in file order.
func acceptances(in source: SourceText, _ root: Node?) -> [Acceptance] {
  source.bytes.withUnsafeBufferPointer { bytes in
    var reader = AcceptanceReader(bytes: ManifestBytes(bytes, file: source.index))
    return reader.read(below: root)
  }
}

private struct AcceptanceReader {
  let bytes: ManifestBytes
  private var position = 0

  init(bytes: ManifestBytes) { self.bytes = bytes }

  mutating func read(below root: Node?) -> [Acceptance] {
    var found: [Acceptance] = []
    while let hash = nextHash() {
      position = hash + 1
      let start = bytes.afterWhiteSpace(hash + 1)
      guard isComment(hash), bytes.starts(start, with: Acceptance.mark),
        root?.hasScalar(around: hash, in: bytes) != true
      else { continue }
      position = bytes.contentEnd(start)
      found.append(acceptance(hash, start, root))
    }
    return found
  }

  /// Returns the position of the next `#`. Uses the C library, because in debug builds, a loop would be many
  /// times slower.
  private func nextHash() -> Int? {
    guard position < bytes.end,
      let found = memchr(bytes.base + position, Int32(Byte.hash), bytes.end - position)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(bytes.base)
  }

  private func isComment(_ hash: Int) -> Bool {
    let lineStart = bytes.lineStartBefore(hash)
    // A byte order mark doesn't count as text before it.
    let isFirst = hash == lineStart || (hash == 3 && bytes.scalar(0).value == 0xFEFF)
    return isFirst || bytes.isSpaceBefore(hash)
  }

  private func acceptance(_ hash: Int, _ mark: Int, _ root: Node?) -> Acceptance {
    let end = bytes.contentEnd(mark)
    let start = mark + Acceptance.mark.utf8CodeUnitCount
    var word = code(from: start, to: end)
    let colon = (word.span.range.upperBound..<end).first { bytes.base[$0] == Byte.colon }
    // In 'cellgen: accept', the space splits the word.
    if word.name.isEmpty { word = code(from: bytes.afterWhiteSpace(start), to: colon ?? end) }
    var codes: [Acceptance.Code] = []
    var next = word.span.range.upperBound
    let codesEnd = colon ?? end
    while next < codesEnd {
      let code = code(from: next, to: codesEnd)
      if !code.name.isEmpty { codes.append(code) }
      next = code.span.range.upperBound + (code.name.isEmpty ? 1 : 0)
    }
    word.span.start = Int32(mark)
    let reason = colon.map { bytes.text(bytes.afterWhiteSpace($0 + 1), end) } ?? ""
    return Acceptance(
      word: word, codes: codes, reason: reason.isEmpty ? nil : reason, lines: lines(of: hash, root))
  }

  /// Returns the characters up to a space, a comma, or a colon.
  private func code(from start: Int, to end: Int) -> Acceptance.Code {
    var next = start
    while next < end, !isSeparator(bytes.base[next]) { next += 1 }
    return Acceptance.Code(name: bytes.text(start, next), span: bytes.span(start, next))
  }

  private func isSeparator(_ byte: UInt8) -> Bool {
    byte == Byte.space || byte == Byte.tab || byte == Byte.comma || byte == Byte.colon
  }

  private func lines(of hash: Int, _ root: Node?) -> Range<Int>? {
    if let root, hash < Int(root.span.start) { return nil }
    var start = bytes.lineStartBefore(hash)
    if bytes.afterWhiteSpace(start) == hash {
      repeat {
        start = bytes.nextLineStart(start)
      } while start < bytes.end && bytes.byte(bytes.afterWhiteSpace(start)) == Byte.hash
    }
    return start..<max(start, bytes.nextLineStart(start))
  }
}

extension Node {
  /// Returns true if a `#` is part of a text; one after the header of a block scalar isn't.
  fileprivate func hasScalar(around offset: Int, in bytes: ManifestBytes) -> Bool {
    guard span.range.contains(offset) else { return false }
    switch content {
    case .empty, .broken: return false
    case .scalar(let scalar):
      let isBlock = scalar.style == .literal || scalar.style == .folded
      return !isBlock || offset >= bytes.nextLineStart(span.range.lowerBound)
    case .sequence(let list): return list.items.contains { $0.hasScalar(around: offset, in: bytes) }
    case .mapping(let mapping):
      return mapping.entries.contains {
        $0.key.span.range.contains(offset) || $0.value.hasScalar(around: offset, in: bytes)
      }
    }
  }
}

// MARK: - Accepting

extension Diagnostics {
  /// Removes the warnings that comments accept, and reports comments that accept none.
  ///
  /// While there are errors, warnings can be held back, so comments without a warning aren't reported.
  ///
  /// - Parameter comparison: The comparison with earlier manifests if these are the findings of one. Then only
  ///   comments that name its codes count. Without a comparison, these comments are ignored.
  package mutating func settleAcceptances(
    of manifests: [ParsedManifest], comparison: AcceptanceComparison? = nil
  ) {
    let acceptances = manifests.flatMap(\.acceptances)
    guard !acceptances.isEmpty else { return }
    let findings = FindingsByCode(sorted)
    let leftover = comparison?.leftover(among: manifests) ?? []
    var reasons: [Finding: Acceptance] = [:]
    var reports: [Diagnostic] = []
    for acceptance in acceptances {
      if let report = acceptance.formReport {
        if comparison == nil { reports.append(report) }
        continue
      }
      for code in acceptance.codes where code.isOfComparison == (comparison != nil) {
        let named = findings.named(code.name, by: acceptance)
        let known = comparison?.codes.map(\.rawValue)
        if let error = named.first(where: { $0.code.severity == .error }) {
          reports.append(.acceptedError(code, error))
        } else if let known, !known.contains(code.name) {
          reports.append(.unknownAcceptance(code, known: known))
        } else if leftover.contains(acceptance.word.span) {
          reports.append(.leftoverAcceptance(code, finding: named.first))
          continue
        } else if named.isEmpty, !hasErrors {
          reports.append(findings.unused(code, of: acceptance))
        }
        for warning in named { reasons[Finding(warning)] = acceptance }
      }
    }
    accept { warning in
      reasons[Finding(warning)].map { AcceptedWarning(diagnostic: warning, reason: $0.reason) }
    }
    for diagnostic in reports { report(diagnostic) }
  }
}

/// A comparison with earlier manifests, whose findings comments accept.
package struct AcceptanceComparison: Sendable {
  /// The codes of its findings.
  package var codes: [DiagnosticCode]
  package var earlier: [ParsedManifest]

  package init(codes: [DiagnosticCode], earlier: [ParsedManifest]) {
    (self.codes, self.earlier) = (codes, earlier)
  }

  /// Returns the places of the comments that the earlier manifests have as well: they have accepted an earlier
  /// change.
  ///
  /// A comment is the same if its text is the same. Comments at the same key of the same manifest are paired
  /// first, then the others of this manifest in their order, so as many are new as there are more of them; at
  /// last those that have moved to another manifest.
  fileprivate func leftover(among manifests: [ParsedManifest]) -> Set<SourceSpan> {
    let paths = Set(manifests.map(\.source.relativePath))
    var known = earlier.filter { $0.source.module == nil }.flatMap(comments(in:))
    var rest = manifests.flatMap(comments(in:))
    var leftover: Set<SourceSpan> = []
    let isSame: [(Comment, Comment) -> Bool] = [
      { $0.path == $1.path && $0.key == $1.key },
      { $0.path == $1.path },
      { $0.key == $1.key || !paths.contains($0.path) },
    ]
    for isSame in isSame {
      rest.removeAll { comment in
        guard
          let index = known.firstIndex(where: { $0.text == comment.text && isSame($0, comment) })
        else { return false }
        known.remove(at: index)
        leftover.insert(comment.place)
        return true
      }
    }
    return leftover
  }

  private struct Comment {
    var path: String
    var text: String
    var key: [String]
    var place: SourceSpan
  }

  private func comments(in manifest: ParsedManifest) -> [Comment] {
    manifest.acceptances.map { acceptance in
      Comment(
        path: manifest.source.relativePath, text: acceptance.text,
        key: acceptance.key(in: manifest.root), place: acceptance.word.span)
    }
  }
}

extension Acceptance {
  /// The codes and the reason.
  fileprivate var text: String {
    codes.map(\.name).joined(separator: ", ") + ": " + (reason ?? "")
  }

  /// The keys that lead to the accepted line.
  fileprivate func key(in root: Node?) -> [String] {
    guard let lines, let root else { return [] }
    return root.keys(to: lines)
  }
}

extension Node {
  /// The keys that lead to the first key in some lines, or to what contains the lines.
  fileprivate func keys(to lines: Range<Int>) -> [String] {
    switch content {
    case .mapping(let mapping):
      for entry in mapping.entries {
        if lines.contains(Int(entry.key.span.start)) { return [entry.key.text] }
        if entry.value.span.range.overlaps(lines) {
          return [entry.key.text] + entry.value.keys(to: lines)
        }
      }
    case .sequence(let list):
      for (index, item) in list.items.enumerated() where item.span.range.overlaps(lines) {
        return ["\(index)"] + item.keys(to: lines)
      }
    case .empty, .broken, .scalar: break
    }
    return []
  }
}

/// A code at a position.
private struct Finding: Hashable {
  var code: DiagnosticCode
  var place: SourceSpan

  init(_ diagnostic: Diagnostic) {
    (code, place) = (diagnostic.code, diagnostic.primary.span)
  }
}

/// The diagnostics of a run by file and code, which keeps lookups fast even with many comments and warnings.
private struct FindingsByCode {
  /// The diagnostics; each list is sorted by position.
  private var byCode: [Int32: [String: [Diagnostic]]] = [:]

  init(_ sorted: [Diagnostic]) {
    for diagnostic in sorted {
      byCode[diagnostic.primary.span.file, default: [:]][diagnostic.code.rawValue, default: []]
        .append(diagnostic)
    }
  }

  /// Returns the diagnostics with a code in the lines of an acceptance.
  func named(_ code: String, by acceptance: Acceptance) -> ArraySlice<Diagnostic> {
    guard let all = byCode[acceptance.word.span.file]?[code] else { return [] }
    guard let lines = acceptance.lines else { return all[...] }
    return all[all.firstIndex(from: lines.lowerBound)..<all.firstIndex(from: lines.upperBound)]
  }

  func unused(_ code: Acceptance.Code, of acceptance: Acceptance) -> Diagnostic {
    let codes = byCode[code.span.file] ?? [:]
    let others = codes.keys.sorted().filter { other in
      !acceptance.codes.contains { $0.name == other } && !named(other, by: acceptance).isEmpty
    }
    return .unusedAcceptance(code, others: others, elsewhere: codes[code.name]?.first)
  }
}

extension [Diagnostic] {
  /// Returns the index of the first diagnostic at or after an offset in a sorted list.
  fileprivate func firstIndex(from offset: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].primary.span.start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Acceptance.Code {
  /// True if only a comparison with earlier manifests can find what it names.
  fileprivate var isOfComparison: Bool { name.hasPrefix(DiagnosticCode.comparisonPrefix) }
}

extension DiagnosticCode {
  /// The beginning of the codes of findings about changes, which need two states of manifests.
  static let comparisonPrefix = "breaking-"
}

extension Acceptance {
  /// The report of a malformed comment; nil for a valid one.
  fileprivate var formReport: Diagnostic? {
    if word.name != Self.verb { return .unknownCommentWord(word) }
    return codes.isEmpty ? .acceptanceWithoutCode(word) : nil
  }
}

extension DiagnosticCode {
  package static let malformedAcceptance = Self("malformed-acceptance", .warning, .manifests)
  package static let unusedAcceptance = Self("unused-acceptance", .warning, .manifests)
}

extension Diagnostic {
  private static let form = "comments for cellgen have the form '# cellgen:accept CODE, …: REASON'"

  fileprivate static func unknownCommentWord(_ word: Acceptance.Code) -> Diagnostic {
    Diagnostic(
      .malformedAcceptance, "a comment begins with 'cellgen:', but not with 'cellgen:accept'",
      at: Annotation(word.span, "expected 'accept'"),
      help: "write 'cellgen:accept' to accept a warning", note: form)
  }

  fileprivate static func acceptanceWithoutCode(_ word: Acceptance.Code) -> Diagnostic {
    Diagnostic(
      .malformedAcceptance, "'cellgen:accept' names no warning",
      at: Annotation(word.span, "which warning?"),
      help: "add the code that is in brackets at the end of the warning", note: form)
  }

  fileprivate static func acceptedError(_ code: Acceptance.Code, _ error: Diagnostic) -> Diagnostic
  {
    Diagnostic(
      .unusedAcceptance, "'\(code.name)' is an error, and only warnings can be accepted",
      at: Annotation(code.span), also: [Annotation(error.primary.span, "the error")],
      help: "fix the error, and remove '\(code.name)' from the comment")
  }

  fileprivate static func unknownAcceptance(
    _ code: Acceptance.Code, known: [String]
  ) -> Diagnostic {
    let near = Suggestion.names(near: code.name, among: known)
    return Diagnostic(
      .unusedAcceptance, "no change has the code '\(code.name)'",
      at: Annotation(code.span, "accepts nothing"),
      help: Suggestion.help(for: near) ?? "remove '\(code.name)' from the comment",
      fix: near.count == 1 ? Fix(code.span, replacement: near[0]) : nil)
  }

  /// Returns the warning about a comment that the earlier manifests have, too.
  ///
  /// - Parameter finding: A finding that it doesn't accept.
  fileprivate static func leftoverAcceptance(
    _ code: Acceptance.Code, finding: Diagnostic?
  ) -> Diagnostic {
    Diagnostic(
      .unusedAcceptance,
      "the comment with '\(code.name)' is from an earlier change"
        + (finding == nil ? "" : ", and doesn't accept this one"),
      at: Annotation(code.span, "accepts nothing"),
      also: finding.map { [Annotation($0.primary.span, "the warning")] } ?? [],
      help: finding == nil
        ? "remove '\(code.name)' from the comment"
        : "if this change is right, too, give it a reason of its own after a colon; otherwise remove the comment",
      note: "a comment accepts a change if the earlier manifests don't have the same comment")
  }

  fileprivate static func unusedAcceptance(
    _ code: Acceptance.Code, others: [String], elsewhere: Diagnostic?
  ) -> Diagnostic {
    let near = Suggestion.names(near: code.name, among: others)
    let help =
      Suggestion.help(for: near)
      ?? (elsewhere == nil
        ? "remove '\(code.name)' from the comment; a reason follows a colon"
        : "move the comment to the end of the line of the warning")
    return Diagnostic(
      .unusedAcceptance, "there is no warning '\(code.name)' here to accept",
      at: Annotation(code.span, "accepts nothing"),
      also: near.isEmpty
        ? elsewhere.map { [Annotation($0.primary.span, "the warning")] } ?? [] : [],
      help: help,
      note:
        "a comment accepts warnings on its own line, or on the next line if nothing precedes it; "
        + "at the top of a file, in the whole file",
      fix: near.count == 1 ? Fix(code.span, replacement: near[0]) : nil)
  }
}
