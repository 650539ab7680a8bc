/// Why a command failed: the system refused something, or the command line is wrong.
///
/// Mistakes in manifests are diagnostics instead.
package struct Failure: Error, Equatable {
  /// One cause of a failure.
  struct Reason: Equatable {
    /// Names the path and the attempted action; lower case, no full stop.
    var headline: String
    /// One thing to do.
    var help: String?
  }

  var reasons: [Reason]
  var exitCode = ExitCode.failure
  /// The usage of the command, if the command line is wrong.
  package var usage: String?

  package init(_ headline: String, help: String? = nil) {
    reasons = [Reason(headline: headline, help: help)]
  }

  /// Combines failures, so that the user can fix all causes at once.
  init(_ failures: [Failure]) {
    reasons = failures.flatMap(\.reasons)
  }

  /// A failure for an invalid command line.
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
  /// Maps every element, and then throws the failures of all elements as one.
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
