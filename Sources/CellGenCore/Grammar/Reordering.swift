extension ValueForm where Value == Reorder? {
  /// Whether cells can be moved, or the sections that they can be moved to.
  static var reorder: ValueForm {
    ValueForm(.either([.flag, .oneOrMore(.name(.member))])) { entry, resolver in
      if let flag = entry.value.scalar?.text, ["true", "false"].contains(flag) {
        return .some(flag == "true" ? Reorder() : nil)
      }
      if case .mapping = entry.value.content {
        resolver.report(.reorderOfOtherKind(entry))
        return nil
      }
      return resolver.readNameList(entry.value, quoted(entry.key.text), allowsOne: true)
        .map { Reorder(targets: $0) }
    }
  }
}

extension Resolver {
  /// - Source: `reorderingHandlers` and `isEditing` of a collection view are new in iOS 14 (Apple,
  ///   `UICollectionViewDiffableDataSource.reorderingHandlers`).
  mutating func checkAvailability(ofMoves entry: Mapping.Entry) {
    guard manifest.isShown(in: .collection), entry.value.scalar?.text != "false" else { return }
    checkAvailability(
      of: "moving the cells of a collection", since: 14, at: entry.key.span,
      instead: "show the screen only in a table")
  }

  /// Reports what cells cannot be moved to.
  func reorderProblems(among sections: [Section]) -> [Diagnostic] {
    sections.flatMap { section -> [Diagnostic] in
      (section.reorder?.targets ?? []).compactMap { name in
        guard let target = sections.first(where: { $0.name.text == name.text }) else {
          return .unknownChoice(
            "a section that 'reorder' names", name, among: sections.map(\.name.text))
        }
        if target.name.text == section.name.text { return nil }
        if let own = [section, target].first(where: \.hasOwnIdentities) {
          return .moveOfOwnIdentity(name, own)
        }
        let missing = section.cells.first { !target.cells.contains($0) }
        return missing.map { .moveOfOtherCell(run.views[$0.index].name, to: name) }
      }
    }
  }
}

extension DiagnosticCode {
  package static let moveTarget = Self("move-target", .error, .sections)
}

extension Diagnostic {
  fileprivate static func reorderOfOtherKind(_ entry: Mapping.Entry) -> Diagnostic {
    .wrongKind(
      "'reorder'", expected: "'true' or names of sections", found: entry.value,
      help: "write 'reorder: true', or a list of the sections that its cells may be moved to",
      note: "cells are moved while the screen is edited")
  }

  fileprivate static func moveOfOtherCell(_ cell: Name, to target: Name) -> Diagnostic {
    Diagnostic(
      .moveTarget,
      "cells of this section cannot be moved to \(quoted(target.text)), which has no \(quoted(cell.text))",
      at: Annotation(target.span, "other cells"),
      help:
        "add \(quoted(cell.text)) to the 'cells' of \(quoted(target.text)), or remove the section")
  }

  fileprivate static func moveOfOwnIdentity(_ target: Name, _ section: Section) -> Diagnostic {
    Diagnostic(
      .moveTarget,
      "cells cannot be moved between sections where they have identities of their own",
      at: Annotation(target.span, "another identity"),
      also: [Annotation(section.name.span, "has 'identity: section'")],
      help: "remove \(quoted(target.text)), or 'identity: section'")
  }
}
