/// A mistake that generated Swift could have had.
public struct Mutant: Equatable, Sendable {
  /// The kinds of mistakes.
  public enum Operator: String, CaseIterable, Sendable {
    case dropStatement = "drop a statement"
    case swapCases = "swap two cases"
    case skipReset = "skip a reset"
    case changeConstant = "change a constant"
    case negateCondition = "negate a condition"
    case swapArguments = "swap two arguments"
  }

  /// Text that goes before and after a range of the file, and contains `#` where the mutant's number belongs.
  public struct Wrap: Equatable, Sendable {
    public var range: Range<Int>
    public var before: String
    public var after: String
  }

  public var kind: Operator
  /// The name of the file.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The line as it is, and as it would be.
  public var before: String
  public var after: String
  public var wraps: [Wrap]

  /// The name of the manifest: `Remarks` for `Screens_Remarks+Views.swift`.
  public var manifest: String {
    let name = file.split(separator: "/").last ?? ""
    return String(name.split(separator: "_").last?.split(separator: "+").first ?? "")
  }

  /// The name in `equivalent.txt`, which remains the same when lines are added elsewhere.
  public var key: String { "\(file) | \(kind.rawValue) | \(before) → \(after)" }
}
