#if os(Linux)
import CellGenCore
import Foundation
import TestSupport
import Testing

/// What a page shows of a view is what UIKit shows: the same elements in the same order, along the same
/// axes, with the same ones hidden and the same texts.
@Suite struct AgreementTests {
  @Test(arguments: PictureProgram.all)
  func picturesAreWhatScreensShow(_ program: PictureProgram) throws {
    let (pictures, skipped) = try program.pictures()
    // In all states, rows of random views need not fit.
    let shown = try program.shown(pictures, by: program.mayLackValues ? "trees" : "reused")
    try #require(shown.count == pictures.count)
    for (picture, lines) in zip(pictures, shown) {
      let drawn = Self.comparable(picture.drawn.lines)
      let agrees = drawn == Self.comparable(lines, with: drawn)
      #expect(agrees, "\(picture.title)\n\(drawn)\n\(lines)")
    }
    let bound = program.mayLackValues ? (pictures.count + skipped.count) / 4 : 0
    let found = "\(skipped.count) beside \(pictures.count)"
    #expect(skipped.count <= bound, "\(found): \(skipped.prefix(5))")
  }

  /// Lines without what differs for other reasons than that something is shown elsewhere.
  ///
  /// - How long ago something was depends on when it is looked at.
  /// - The stand-in does not group the digits of numbers in texts that are looked up.
  private static func comparable(_ lines: [String]) -> [String] {
    // Reading an expression takes longer than looking for it.
    let (relativeTime, comma) = (relativeTime, /(\d),(?=\d{3})/)
    return lines.map { line in
      line.replacing(relativeTime) { _ in "{relative}" }.replacing(comma) { $0.1 }
    }
  }

  /// Such as `3 days ago`, `2h ago`, `last week` and `tomorrow`.
  private static var relativeTime: Regex<Substring> {
    #/
      \b (?:in\ )? \d+ \ ?
      (?: s|sec|seconds?|min|minutes?|h|hr|hours?|d|days?|w|wk|weeks?|mo|months?|y|yr|years? )
      \b \.? (?:\ ago)?
      | yesterday | tomorrow | (?:last|next)\ (?:week|month|year)
    /#
  }

  private static func comparable(_ shown: [String], with drawn: [String]) -> [String] {
    let shown = comparable(shown)
    guard shown.count == drawn.count else { return shown }
    return zip(shown, drawn).map { shown, drawn in
      isSameButForTheApp(shown, drawn) ? drawn : shown
    }
  }

  /// Whether a line differs only in what an app knows, or has loaded.
  private static func isSameButForTheApp(_ shown: String, _ drawn: String) -> Bool {
    // A picture has a photo where a screen still shows what stands in for it.
    if drawn.hasSuffix("image") { return shown.hasPrefix(drawn) }
    let known = drawn.split(separator: /\{[^}]*\}/, omittingEmptySubsequences: false)
    guard known.count > 1 else { return false }
    var rest = shown[...]
    for (position, part) in known.enumerated() {
      guard
        let found = part.isEmpty ? rest.startIndex..<rest.startIndex : rest.firstRange(of: part),
        position > 0 || found.lowerBound == rest.startIndex
      else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
#endif
