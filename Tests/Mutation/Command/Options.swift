import Mutation

/// The arguments of the command.
struct Options {
  /// The number of mutants of each operator; nil for all.
  var count: Int? = 60
  var seed: UInt64 = 1
  /// True to try only the mutants that survived the last run.
  var survivorsOnly = false
  /// Parts of the names of suites that aren't run.
  var omitted: [String] = []
  /// Parts of the names of suites that are run; all of them if there is none.
  var only: [String] = []
  /// True to print each mutant when it has been tried.
  var isVerbose = false
  /// The lowest score, in percent.
  var least = 90.0

  struct Mistake: Error, CustomStringConvertible {
    var description: String
  }

  init(_ arguments: ArraySlice<String>) throws {
    var rest = arguments
    func number(_ name: String) throws -> Int {
      guard let text = rest.popFirst(), let number = Int(text), number > 0 else {
        throw Mistake(description: "'\(name)' needs a number")
      }
      return number
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--count": count = try number(argument)
      case "--all": count = nil
      case "--seed": seed = UInt64(try number(argument))
      case "--only":
        guard let name = rest.popFirst() else {
          throw Mistake(description: "'--only' needs a name")
        }
        only.append(name)
      case "--without":
        guard let name = rest.popFirst() else {
          throw Mistake(description: "'--without' needs a name")
        }
        omitted.append(name)
      case "--verbose": isVerbose = true
      case "--survivors": survivorsOnly = true
      default: throw Mistake(description: "there is no option '\(argument)'")
      }
    }
  }
}
