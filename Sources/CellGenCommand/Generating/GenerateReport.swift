import CellGenCore

/// Prints the results of `cellgen generate`.
struct GenerateReport {
  let request: GenerateRequest
  let terminal: Terminal

  /// Prints the result of a run, and returns the command's exit code.
  func print(_ result: GenerateRun.Result) throws(Failure) -> ExitCode {
    switch result {
    case .rejected: return .failure
    case .done(let changes):
      if request.mode == .check { return try printDifferences(changes.filter(\.isPending)) }
      if request.volume != .quiet {
        try terminal.printResult(summary(of: changes) + nextSteps(after: changes))
      }
      return .success
    }
  }

  private func printDifferences(_ pending: [FileChange]) throws(Failure) -> ExitCode {
    if request.volume != .quiet {
      for change in pending { try terminal.printResult(difference(of: change)) }
    }
    guard !pending.isEmpty else { return .success }
    let help = "run it again without '--check'"
    terminal.report(Failure("\(counted(pending.count, "file")) out of date", help: help))
    return .failure
  }

  /// Returns a diff; for a file that is missing or obsolete, only its number of lines.
  private func difference(of change: FileChange) -> [UInt8] {
    let remark: String
    switch change.kind {
    case .create: remark = "missing (\(lineCount(Array(change.newText.utf8))))"
    case .remove: remark = "obsolete (\(lineCount(change.oldBytes)))"
    case .update, .unchanged:
      return unifiedDiff(of: change.path, old: change.oldBytes, new: Array(change.newText.utf8))
    }
    return Array("\(printable(change.path)) is \(remark)\n".utf8)
  }

  private func lineCount(_ text: [UInt8]) -> String {
    counted(text.count { $0 == UInt8(ascii: "\n") }, "line")
  }

  /// Returns a line for each written file, and the number of the others.
  private func summary(of changes: [FileChange]) -> String {
    let isVerbose = request.volume == .verbose
    let named = changes.filter { $0.isPending || isVerbose }
    let rest = changes.count - named.count
    let lines = named.map { "\(verb(for: $0.kind)) \(printable($0.path))\n" }
    let total = named.count > Self.atAGlance ? "\(tally(changes))\n" : nil
    return lines.joined() + (total ?? (rest > 0 ? "\(counted(rest, "file")) unchanged\n" : ""))
  }

  /// The maximum number of files to list: those of one manifest; nobody counts the lines of more.
  private static let atAGlance = 8

  /// Returns suggestions for people after their first run; programs that read the output don't get them.
  private func nextSteps(after changes: [FileChange]) -> String {
    guard terminal.showsResults, request.mode == .write, !changes.isEmpty,
      changes.allSatisfy({ $0.kind == .create })
    else { return "" }
    let manifests = request.manifests.map { " " + shellWord($0) }.joined()
    return NextStep.text(of: [
      .type("cellgen preview\(manifests)", effect: "Look at it in a browser."),
      .type("cellgen lint\(manifests) --accessibility", effect: "Read what VoiceOver says."),
    ])
  }

  private func verb(for kind: FileChange.Kind) -> String {
    let isPlanned = request.mode == .dryRun
    return switch kind {
    case .create: isPlanned ? "would create" : "created"
    case .update: isPlanned ? "would update" : "updated"
    case .remove: isPlanned ? "would remove" : "removed"
    case .unchanged: "unchanged"
    }
  }
}

// MARK: - Watching

extension GenerateReport {
  /// Returns a summary of a run in one line: `2 updated, 4 unchanged`.
  func line(for result: GenerateRun.Result) -> String {
    switch result {
    case .rejected(let errors): "nothing written: \(counted(errors, "error"))"
    case .done(let changes): tally(changes)
    }
  }

  private func tally(_ changes: [FileChange]) -> String {
    let kinds: [FileChange.Kind] = [.create, .update, .remove, .unchanged]
    let parts = kinds.compactMap { kind in
      let number = changes.count { $0.kind == kind }
      return number > 0 ? "\(number) \(verb(for: kind))" : nil
    }
    return parts.isEmpty ? "no files" : parts.joined(separator: ", ")
  }
}
