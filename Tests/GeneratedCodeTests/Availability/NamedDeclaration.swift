#if os(Linux)
import Foundation
import TestSupport

/// A place where code names a declaration.
struct NamedDeclaration: Hashable {
  var place: SourcePlace
  /// The name with those of its types, as in `UIView.alpha`.
  var name: String
  /// Where the stand-ins or the files themselves declare it; nil for what Swift and Foundation declare.
  var declaration: Declaration?

  struct Declaration: Hashable {
    var file: String
    var place: SourcePlace
  }

  private static let modules = ["App", "UIKit", "SwiftUI"] + SystemVersions.modules

  /// What some files name, as the compiler resolves it, by the paths of the files.
  ///
  /// - Parameters:
  ///   - others: the other files of the module, which are not looked at.
  ///   - hasTests: whether there are tests among them, with macros.
  static func all(
    in files: [String], with others: [String], hasTests: Bool = false
  ) throws -> [String: [Self]] {
    let standIn = try BuildProducts.folder(of: "UIKit.swiftmodule").path
    let folder = try TemporaryFolder()
    let kingfisher = try Compilation.emptyModule("Kingfisher", in: folder).path
    // The tree has a hundred megabytes, of which the shell leaves one.
    let declaration = #"decl="(\#(modules.joined(separator: "|")))\.[^"]*""#
    let pattern =
      #"location=[^ ]+ range=\[[^]]+\] \#(declaration)|\(keypath_expr .*range=\[|\(member \#(declaration)"#
    // The members in a key path have no places of their own, so they get that of the key path.
    let script = #"""
      "$@" | grep -aoE '\#(pattern)' | sed -E \
        -e '/^\(keypath_expr/{s/.*(location=.*)/\1/;h;d;}' \
        -e '/^\(member/{s/^\(member //;G;s/(.*)\n(.*)/\2] \1/;}' \
        -e 's/ \[with .*//' -e 's/"$//' \
        -e 's/ extension//g' -e 's/\(file\)\.//' \
        -e 's/^location=(.*):([0-9]+):([0-9]+) range=\[.*\] decl="([A-Za-z_]*)\./\1\t\2\t\3\t\4\t/' \
        -e 's/@(.*):([0-9]+):([0-9]+)$/\t\1\t\2\t\3/' | sort -u
      """#
    let options =
      ["-parse-as-library", "-swift-version", hasTests ? "6" : "5", "-D", "DEBUG"]
      + (hasTests ? try ["-plugin-path", macros()] : [])
    let sources = files.flatMap { ["-primary-file", $0] } + others
    let run = try Subprocess.run(
      ["sh", "-c", script, "sh", "swiftc", "-frontend", "-dump-ast"] + options
        + ["-module-name", "App", "-package-name", "app", "-I", standIn, "-I", kingfisher]
        + sources)
    guard !run.messages.contains("error:") else { throw Subprocess.Failed(run) }
    var found: [String: [Self]] = [:]
    for line in run.output.split(separator: "\n") {
      let fields = line.split(separator: "\t")
      guard fields.count >= 5, let place = SourcePlace(fields[1], fields[2]) else { continue }
      var named = Self(place: place, name: String(fields[4]))
      if fields.count == 8, let place = SourcePlace(fields[6], fields[7]) {
        named.declaration = Declaration(file: String(fields[5]), place: place)
      }
      found[String(fields[0]), default: []].append(named)
    }
    return found
  }

  /// The toolchain's folder of macros, which a driver of the compiler finds by itself.
  private static func macros() throws -> String {
    let which = try Subprocess.run(["which", "swiftc"]).output
    return URL(fileURLWithPath: which.trimmingCharacters(in: .whitespacesAndNewlines))
      .resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "lib/swift/host/plugins").path
  }
}
#endif
