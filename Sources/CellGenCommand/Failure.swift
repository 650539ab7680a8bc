/// The reason why a command failed: the system refused something, or the command line is invalid.
///
/// Mistakes in manifests are diagnostics instead.
package struct Failure: Error, Equatable {
  /// One cause of a failure.
  struct Reason: Equatable {
    /// The path and the attempted action; in lowercase, without a period.
    var headline: String
    /// One suggestion.
    var help: String?
  }

  var reasons: [Reason]
  var exitCode = ExitCode.failure
  /// The usage of the command, if the command line is invalid.
  package var usage: String?

  package init(_ headline: String, help: String? = nil) {
    reasons = [Reason(headline: headline, help: help)]
  }

  /// Combines failures, which lets people fix all causes at once.
  init(_ failures: [Failure]) {
    reasons = failures.flatMap(\.reasons)
  }

  /// Returns a failure for an invalid command line.
  package static func usageError(_ headline: String, help: String? = nil) -> Failure {
    var failure = Failure(headline, help: help)
    failure.exitCode = .usage
    return failure
  }

  /// Returns a failure such as "cannot read 'Listing.sections': no such file or directory".
  package static func cannot(
    _ verb: String, _ path: String, _ reason: String, help: String? = nil
  ) -> Failure {
    Failure("cannot \(verb) '\(path)': \(reason)", help: help)
  }
}

extension Collection {
  /// Maps all elements, and then throws the failures of all of them as one.
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
