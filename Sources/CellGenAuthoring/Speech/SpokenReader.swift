import Foundation

/// Who listens: what a value sounds like depends on the reader's language and region.
package struct SpokenReader: Sendable {
  var locale: Locale
  var timeZone: TimeZone
  /// When it is read; nil for a moment that is not known, at which nothing can be said of how long ago
  /// something was.
  var moment: Date?

  package init(locale: Locale, timeZone: TimeZone) {
    (self.locale, self.timeZone) = (locale, timeZone)
  }

  /// The same for each run, wherever it is.
  static let standard = SpokenReader(locale: Locale(identifier: "en_US"), timeZone: .gmt)

  var values: SampleReader {
    SampleReader(locale: locale, timeZone: timeZone, manner: .spoken(at: moment))
  }
}
