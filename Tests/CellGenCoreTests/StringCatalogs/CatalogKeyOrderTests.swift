import Testing

@testable import CellGenAuthoring

/// The order of a catalog's keys.
@Suite("The order of keys")
struct CatalogKeyOrderTests {
  /// As Xcode sorted them in catalogs of published apps.
  static let sortedByXcode = [
    ["", "\nIf", "\nSupport", " Note", "-", "–", "...", "(%@)", "[+2]", "[DNF]", "%@", "%lld"],
    ["%lld", "%lld d.p", "%lld Solves", "%lld.", "© 2021–2024", "+2", "|", "0.00", "0.000", "2x2"],
    ["2x2", "3x3", "3x3 BLD", "3x3 OH", "A multiphase", "Accessibility", "Add New Session"],
    ["All phases", "All Puzzles", "Appearance", "AVERAGE PHASES", "AVERAGES", "BEST"],
    ["Colours", "Comment", "COMMENT", "Comment something…", "Compsim", "Compsim Group"],
    [
      "%lld Quotes", "author", "Author", "Author:", "Cancel", "completed", "Create", "Create Genre",
    ],
    ["in progress", "My Books", "name", "New Book", "on shelf", "Page", "Page #", "Page: %@"],
    ["status", "Status", "Synopsis:", "title", "Title", "Title:", "Update"],
    ["%lld", "✨", "🕌", "Alhamdulillah", "Alhamdulillah!", "asr", "cancel", "city"],
    ["data", "data_cannot_recover", "delete", "delete_all_data", "delete_data_warning", "design"],
    [
      "SESSION", "Session Event", "SESSION MEAN", "Session Name", "Sessions", "SESSIONS",
      "Settings",
    ],
    ["Show stats on timer", "Show the", "Show tools", "Show Updates", "Show zen", "SOLVE %lld"],
    [
      "SOLVE COUNT", "Sort by", "Square-1", "Standard", "STATIC", "Statistics", "Stats", "Success!",
    ],
    ["Time", "Time Detail", "TIME DISTRIBUTION", "Time Trend", "TIME TREND", "Time Trend Show: "],
    ["Timer", "Timer Update", "Times", "TIMES", "Times Displayed To: ", "Unlock!", "v%@ changes:"],
    [" ", "!\n", "%@", "%@ sent you"],
    ["🚪 exit", "Are you sure", "Attention", "last message", "LOGIN", "Me"],
  ]

  @Test("Is Xcode's", arguments: sortedByXcode)
  func collation(_ keys: [String]) {
    let reversed = keys.reversed().map { CatalogCollation($0) }.sorted()
    #expect(reversed == keys.map { CatalogCollation($0) })
  }

  @Test("Numbers are sorted by their value, and accents after the plain letter")
  func numbers() {
    let keys = ["a 2", "a 10", "a 0100", "e", "é", "ea", "f", "ss", "ß", "st", "z", "я", "日"]
    #expect(keys.map { CatalogCollation($0) }.sorted() == keys.map { CatalogCollation($0) })
  }

  @Test("New keys go where the file's own order has them, which stays")
  func places() {
    #expect(merged(["b", "d"], into: ["A", "C", "e"]) == ["A", "b", "C", "d", "e"])
    #expect(merged(["b", "D"], into: ["A", "C", "a"]) == ["A", "C", "D", "a", "b"])
    #expect(merged(["b", "z"], into: ["c", "a", "x"]) == ["b", "c", "a", "x", "z"])
    #expect(merged(["b", "a"], into: []) == ["a", "b"])
    #expect(merged([], into: ["b", "a"]) == ["b", "a"])
  }

  private func merged(_ new: [String], into old: [String]) -> [String] {
    let keys = old.map { JSONKey($0) }
    let places = CatalogKeyOrder(of: keys).places(of: new.map { JSONKey($0) }, among: keys)
    var merged: [String] = []
    for position in 0...old.count {
      merged += places.filter { $0.before == position }.map(\.key.text)
      if position < old.count { merged.append(old[position]) }
    }
    return merged
  }
}
