import CellGenCore

/// Numbers for fields with usual names.
enum UsualNumbers {
  /// Numbers suited to a format; nil for a format that doesn't determine them.
  static func numbers(written format: TextFormat?, _ isWhole: Bool) -> [Double]? {
    switch format {
    case .currency: isWhole ? wholePrices : prices
    case .percent: isWhole ? percents : percents.map { $0 / 100 }
    case .bytes: sizes
    case .duration: durations
    case .measurement:
      isWhole ? [12, 3, 80, 25, 7, 42, 150, 18] : [12.5, 3.2, 80, 25, 7.4, 42, 150, 18.6]
    case .number, .date, .relative, .list, .member, nil: nil
    }
  }

  /// Numbers for a field, by its name or the last words of its name.
  static func numbers(for field: String, _ isWhole: Bool) -> [Double] {
    let words = lowercasedWords(of: field)
    for start in words.indices {
      if let numbers = numbers(named: words[start...].joined(), isWhole) { return numbers }
    }
    return isWhole
      ? [42, 7, 128, 15, 64, 3, 230, 19] : [12.5, 3.2, 80, 25, 7.4, 42, 150, 18.6]
  }

  /// Numbers for a field in a view of some kind, regardless of the format.
  static func numbers(for field: String, of kind: ViewKind?, _ isWhole: Bool) -> [Double]? {
    kind.flatMap { numbers(named: $0.rawValue + field.lowercased(), isWhole) }
  }

  private static func numbers(named name: String, _ isWhole: Bool) -> [Double]? {
    (isWhole ? whole[name] : fractions[name]) ?? byName[name]
  }

  /// Returns true if a field numbers the rows, starting from 1.
  static func isOrdinal(_ words: [String]) -> Bool { words.last.map(ordinals.contains) ?? false }

  private static let ordinals: Set<String> = ["rank", "position", "index", "number", "track"]

  /// Fractions of a range.
  static let parts = [0.6, 0.25, 0.9, 0.4, 0.75, 0.1]
  /// Percentages by which prices are below older ones.
  static let discounts = [20.0, 50, 25, 10, 40, 30]

  private static let prices = [24.99, 7.5, 1_200, 59, 12.95, 149, 3.8, 89.9]
  private static let wholePrices = [25.0, 8, 1_200, 59, 13, 149, 4, 90]
  private static let percents = [25.0, 60, 5, 80, 45, 12, 95, 33]
  private static let sizes = [
    2_400_000.0, 380_000, 12_000_000, 56_000, 840_000_000, 1_700_000, 98_000, 31_000_000,
  ]
  private static let durations = [187.0, 760, 45, 254, 1_980, 221, 312, 96]

  private static let byName: [String: [Double]] = table(byWord: [
    (
      "likes count views members followers following downloads",
      [128, 7, 1_024, 56, 312, 18, 4, 89]
    ),
    ("replies comments", [12, 3, 48, 5, 27, 1, 9, 16]),
    ("shares boosts reposts", [34, 2, 205, 11, 76, 6, 1, 23]),
    ("unread badge notifications", [3, 1, 12, 2, 4, 5, 9, 7]),
    ("quantity", [2, 1, 5, 3, 1, 4]),
    ("stock", [9, 4, 20, 12, 1, 35]),
    ("rank position index page number", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    ("level depth indent step", [1, 2, 3, 1, 2, 3]),
    ("age", [36, 52, 41, 29, 63, 18, 47, 34]),
    ("year", [2026, 2025, 2024, 2023, 2022, 2021]),
    ("temperature", [21, 18, 25, 14, 9, 30, 16, 23]),
    ("size bytes", sizes),
    ("duration length seconds", durations),
    ("width height", [120, 80, 160, 100, 140, 200]),
    ("discount", discounts),
    ("sumamount sumprice sumcost sumsum", [124.97, 4.9, 10.4, 140.27]),
  ])

  private static let whole: [String: [Double]] = table(byWord: [
    ("price amount total cost balance fee", wholePrices),
    ("rating stars score", [4, 5, 3, 4, 2, 5, 4, 3]),
    ("percent percentage progress", [60, 25, 90, 40, 75, 10]),
    ("sumamount sumprice sumcost sumsum", [125, 5, 10, 140]),
  ])

  private static let fractions: [String: [Double]] = table(byWord: [
    ("price amount total cost balance fee", prices),
    ("rating stars score", [4.5, 3.8, 5, 4.1, 2.9, 4.7, 3.3, 4.9]),
    ("progress fraction share percent percentage done", parts),
    ("discount", discounts.map { $0 / 100 }),
    ("latitude", [51.5, 40.7, 52.2, 48.9, 35.7, 59.3]),
    ("longitude", [-0.13, -74, 0.12, 2.35, 139.7, 18.1]),
  ])
}
