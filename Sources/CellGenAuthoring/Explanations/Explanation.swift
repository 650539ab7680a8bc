import CellGenCore

/// What there is to know about a kind of mistake: the rule with its reason, and how to mend it.
///
/// Every code has one, so that `cellgen explain` has an answer to each. The message itself is not
/// written down here: it is what cellgen says of ``wrong``.
package struct Explanation: Sendable {
  /// The mistake in a few words: lower case, no full stop.
  package var title: String
  /// What it means and why it is so, in lines of at most 76 columns.
  package var text: String
  /// A run with this mistake and no other.
  package var wrong: Example
  /// The same run, mended.
  package var right: Example
}

extension Explanation {
  /// The manifests of a run, small enough to be read at a glance.
  ///
  /// Texts by their paths; a template; or bytes with words for them, where the text would be too long
  /// or is none.
  package struct Example: Sendable {
    /// What to show in place of the text.
    package var words: String?
    /// What it is told, if it is not a run but a template.
    private var answers: Answers?
    private let files: @Sendable () -> [(path: String, bytes: [UInt8])]

    init(_ words: String, _ bytes: @escaping @Sendable () -> [UInt8]) {
      self.words = words
      files = { [(Self.path, bytes())] }
    }

    init(_ texts: [(path: String, text: String)]) {
      files = { texts.map { path, text in (path, Array((text + "\n").utf8)) } }
    }

    /// A template instead of manifests.
    static func template(_ text: String, _ answers: Answers) -> Example {
      var example = Example([("Listing.swift", text)])
      example.answers = answers
      return example
    }

    /// The manifest of an example that does not say otherwise.
    static let path = "Listing.sections"

    /// What cellgen says of it.
    package func diagnose() -> Diagnostics {
      guard let answers else { return analyze(sources).diagnostics }
      var diagnostics = Diagnostics()
      for source in sources {
        _ = fill(parseTemplate(source, &diagnostics), with: answers, &diagnostics)
      }
      return diagnostics
    }

    /// The manifests; made anew at each call, as some are large.
    package var sources: [SourceText] {
      files().enumerated().map { index, file in
        SourceText(path: file.path, relativePath: file.path, bytes: file.bytes, index: index)
      }
    }
  }
}
