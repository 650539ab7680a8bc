import Foundation

/// The listener: how a value sounds depends on the reader's language and region.
package struct SpokenReader: Sendable {
  var locale: Locale
  var timeZone: TimeZone
  /// The moment at which it is read; nil if the moment is unknown, so relative dates can't be read.
  var moment: Date?

  package init(locale: Locale, timeZone: TimeZone) {
    (self.locale, self.timeZone) = (locale, timeZone)
  }

  /// The same reader for every run, on any machine.
  static let standard = SpokenReader(locale: Locale(identifier: "en_US"), timeZone: .gmt)

  var values: SampleReader {
    SampleReader(locale: locale, timeZone: timeZone, manner: .spoken(at: moment))
  }
}
