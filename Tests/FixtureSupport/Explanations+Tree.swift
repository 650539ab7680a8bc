import CellGenAuthoring
import CellGenCore
import Foundation

extension Explanations {
  /// The explanations as their files are now, which need not be built into the program yet.
  package static let tree = Explanations(texts: treeTexts)

  /// The folder of their files, below the package.
  package static let folder = "Sources/CellGenAuthoring/Explanations/Texts"

  /// The files, by the codes that they are named after.
  package static let treeTexts: [String: String] = {
    let folder = Fixtures.package.appending(path: Self.folder)
    let files = Fixtures.names(in: folder).filter { $0.hasSuffix(".md") }.map { name in
      (String(name.dropLast(".md".count)), Fixtures.text(of: folder.appending(path: name)) ?? "")
    }
    return Dictionary(uniqueKeysWithValues: files)
  }()
}

extension DiagnosticCode {
  /// The explanation as its file is now.
  package var explanationInTree: Explanation { Explanations.tree[self] }
}

// MARK: Checks

extension DiagnosticCode {
  /// Expects the message about the wrong example of the explanation that was recorded.
  ///
  /// - Parameter isRecording: whether to record the message first, which is a failure, too, if it has changed.
  package func failuresOfMessage(isRecording: Bool = Fixtures.isRecording) -> [FixtureFailure] {
    let example = explanationInTree.wrong
    let text = DiagnosticRenderer(sources: example.sources).render(example.diagnose())
    let golden = Self.messages.appending(path: rawValue + ".txt")
    return Fixtures.difference(of: text, from: golden, isRecording: isRecording).map {
      [FixtureFailure(name: rawValue, place: Fixtures.path(of: golden), text: $0)]
    } ?? []
  }

  /// The messages of codes that are gone.
  ///
  /// - Parameter isRecording: whether to remove them.
  package static func failuresOfLeftovers(
    isRecording: Bool = Fixtures.isRecording
  ) -> [FixtureFailure] {
    let known = Set(all.map { $0.rawValue + ".txt" })
    return Fixtures.names(in: messages).filter { !known.contains($0) }.map { name in
      let file = messages.appending(path: name)
      if isRecording { try? FileManager.default.removeItem(at: file) }
      return FixtureFailure(
        name: name, place: Fixtures.path(of: file), text: "there is no such code")
    }
  }

  private static let messages = Fixtures.root.appending(path: "Diagnostics")

  /// Expects that the explanation can be read, has its form, and shows this mistake alone, and a run without mistakes.
  package func failuresOfExplanation() -> [FixtureFailure] {
    let path = "\(Explanations.folder)/\(rawValue).md"
    let failure = { (text: String, line: Int?) in
      FixtureFailure(name: rawValue, place: path + (line.map { ":\($0)" } ?? ""), text: text)
    }
    guard let text = Explanations.treeTexts[rawValue] else {
      return [failure("there is no explanation", nil)]
    }
    var reader = ExplanationReader(text, of: self)
    let explanation: Explanation
    do throws(ExplanationReader.Fault) {
      explanation = try reader.read()
    } catch {
      return [failure(error.message, error.line)]
    }
    var failures = explanation.faultsOfForm.map { failure($0, nil) }
    let found = explanation.wrong.diagnose()
    if found.all.map(\.code) != [self] {
      let report = DiagnosticRenderer(sources: explanation.wrong.sources).render(found)
      failures.append(failure("the wrong example does not have this mistake alone\n\(report)", nil))
    }
    let right = DiagnosticRenderer(sources: explanation.right.sources)
      .render(explanation.right.diagnose())
    if right != "" { failures.append(failure("the right example has mistakes\n\(right)", nil)) }
    return failures
  }
}

extension Explanation {
  /// The ways in which it is not the rule in a few plain words.
  fileprivate var faultsOfForm: [String] {
    let words = text.split { $0.isWhitespace }.count
    let faults = [
      (title.isEmpty || title.count > 50, "the title has more than 50 characters, or none"),
      (
        title.first?.isUppercase == true && !title.hasPrefix("Swift"),
        "the title begins with a capital"
      ),
      (title.hasSuffix("."), "the title ends with a full stop"),
      (!(40...120).contains(words), "the text has \(words) words, not 40 to 120"),
      (
        text.split(separator: "\n").contains { $0.count > 76 },
        "the text has a line of more than 76 columns"
      ),
    ]
    return faults.filter(\.0).map(\.1)
  }
}
