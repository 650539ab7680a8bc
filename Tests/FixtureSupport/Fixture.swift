import CellGenAuthoring
import CellGenCore

/// A fixture of any kind, to be checked among all.
package struct Fixture: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case wrong = "wrong manifests"
    case slips
    case goldens
    case messages
    case explanations
    case copies
    case expressions
    case folders
  }

  package var kind: Kind
  /// The folder and the fixture's own name: `Wrong/maps: a map between types`.
  package var name: String
  private var check: @Sendable (Bool) -> [FixtureFailure]

  /// - Parameter isRecording: whether to write goldens first, which is a failure, too, if they have changed.
  package func failures(isRecording: Bool) -> [FixtureFailure] {
    check(isRecording).map { failure in
      var failure = failure
      failure.name = name
      return failure
    }
  }

  /// Whether a part of its name is given, in any case, and with hyphens or spaces between the words.
  package func matches(_ part: String) -> Bool {
    let plain = { (text: String) in text.lowercased().replacing("-", with: " ") }
    return plain(name).contains(plain(part))
  }

  package static func all() -> [Fixture] {
    let wrong = WrongManifests.wrong
    let slips = WrongManifests.slips
    var all = wrong.all.map { manifest in
      Fixture(kind: .wrong, name: "Wrong/\(manifest.name)") {
        manifest.failures(isRecording: $0)
      }
    }
    all += slips.all.map { slip in
      Fixture(kind: .slips, name: "Slips/\(slip.name)") { isRecording in
        var found = Diagnostics()
        _ = parse(slip.source, &found)
        return slip.failures(of: found, isRecording: isRecording)
      }
    }
    all += GoldenCase.all.map { golden in
      Fixture(kind: .goldens, name: "Generated/\(golden.name)") {
        golden.failures(isRecording: $0)
      }
    }
    all += GoldenCase.modules.map { golden in
      Fixture(kind: .goldens, name: "Modules/\(golden.name)") {
        golden.failures(isRecording: $0)
      }
    }
    for code in DiagnosticCode.all {
      all.append(
        Fixture(kind: .messages, name: "Diagnostics/\(code.rawValue)") {
          code.failuresOfMessage(isRecording: $0)
        })
      all.append(
        Fixture(kind: .explanations, name: "Explanations/\(code.rawValue)") { _ in
          code.failuresOfExplanation()
        })
    }
    all += EmbeddedCopy.all.map { copy in
      Fixture(kind: .copies, name: copy.path) { copy.failures(isRecording: $0) }
    }
    all += [
      Fixture(kind: .expressions, name: "Expressions") {
        ExpressionTable.failures(isRecording: $0)
      },
      Fixture(kind: .folders, name: "Wrong") { wrong.failuresOfFiles(isRecording: $0) },
      Fixture(kind: .folders, name: "Slips") { slips.failuresOfFiles(isRecording: $0) },
      Fixture(kind: .folders, name: "Diagnostics") {
        DiagnosticCode.failuresOfLeftovers(isRecording: $0)
      },
    ]
    return all
  }
}
