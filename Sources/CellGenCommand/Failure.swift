/// Why a command cannot do what it was asked: the outside world refused, or the command line is wrong.
///
/// Mistakes in manifests are diagnostics instead.
package struct Failure: Error, Equatable {
  /// One thing that stands in the way.
  struct Reason: Equatable {
    /// Names the path and what was attempted; lower case, no full stop.
    var headline: String
    /// One thing to do.
    var help: String?
  }

  var reasons: [Reason]
  var exitCode = ExitCode.failure
  /// How the command is used, when the command line was wrong.
  package var usage: String?

  package init(_ headline: String, help: String? = nil) {
    reasons = [Reason(headline: headline, help: help)]
  }

  /// All that stands in the way, so that it can be mended at once.
  init(_ failures: [Failure]) {
    reasons = failures.flatMap(\.reasons)
  }

  /// What the command line asks for cannot be asked for.
  package static func usageError(_ headline: String, help: String? = nil) -> Failure {
    var failure = Failure(headline, help: help)
    failure.exitCode = .usage
    return failure
  }

  /// "cannot read 'Listing.sections': no such file or directory"
  package static func cannot(
    _ verb: String, _ path: String, _ reason: String, help: String? = nil
  ) -> Failure {
    Failure("cannot \(verb) '\(path)': \(reason)", help: help)
  }
}

extension Collection {
  /// What `transform` makes of every element; all that fail, fail together.
  package func mapAll<Result>(
    _ transform: (Element) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    var results: [Result] = []
    var failures: [Failure] = []
    for element in self {
      do throws(Failure) {
        results.append(try transform(element))
      } catch {
        failures.append(error)
      }
    }
    if !failures.isEmpty { throw Failure(failures) }
    return results
  }
}
