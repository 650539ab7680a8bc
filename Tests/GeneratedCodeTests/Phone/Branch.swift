#if os(Linux)
import Foundation
import TestSupport

/// A branch of a conditional compilation block.
struct Branch: Hashable, CustomStringConvertible {
  /// From the package's folder.
  var path: String
  /// Counted from 1.
  var line: Int
  /// The directives of its block up to its own, of the blocks around it first.
  var directives: [String]

  /// The same as long as the branch only moves in its file.
  var description: String { "\(path): \(directives.joined(separator: " ... "))" }

  /// The branches in a file, in its order.
  static func all(in file: URL) throws -> [Branch] {
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let path = String(file.path.dropFirst(Package.folder.path.count + 1))
    var branches: [Branch] = []
    var blocks: [[String]] = []
    for token in SwiftTokenizer.tokens(of: text) where token.startsLine {
      let line = lines[token.line - 1].trimmingCharacters(in: .whitespaces)
      switch token.text {
      case "#if": blocks.append([line])
      case "#elseif", "#else": blocks[blocks.count - 1].append(line)
      case "#endif":
        blocks.removeLast()
        continue
      default: continue
      }
      branches.append(Branch(path: path, line: token.line, directives: blocks.flatMap(\.self)))
    }
    return branches
  }

  /// Those of some branches that the compiler reads with some options.
  ///
  /// It is asked with a file of nothing but their directives.
  static func active(of branches: [Branch], _ options: [String]) throws -> Set<Branch> {
    var text = ""
    for (index, branch) in branches.enumerated() {
      text += branch.directives.joined(separator: "\n") + "\n#warning(\"branch \(index)\")\n"
      let blocks = branch.directives.filter { $0.hasPrefix("#if ") }.count
      text += String(repeating: "#endif\n", count: blocks)
    }
    let folder = try TemporaryFolder()
    let run = try Subprocess.run(
      ["swiftc", "-typecheck", "-swift-version", "6", folder.write(text, to: "Branches.swift")]
        + options)
    guard run.exitCode == 0 else { throw Subprocess.Failed(run) }
    return Set(
      run.messages.matches(of: /warning: branch ([0-9]+)/).compactMap {
        Int($0.1).map { branches[$0] }
      })
  }
}
#endif
