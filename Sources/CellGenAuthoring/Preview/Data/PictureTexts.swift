import CellGenCore
import Foundation

/// The text of a view as people see it.
struct PictureText: Hashable, Sendable {
  /// The text in a language that the catalog has.
  struct Translation: Hashable, Sendable {
    var language: LanguageCode
    var text: String
  }

  /// The text that a reader of the manifest's language in the United States sees.
  var text: String
  /// By language, sorted. Fixed text has the translations in the catalog, and values have those that differ.
  var translations: [Translation] = []
  /// True if other languages need other words for it.
  var isTranslatable = false
  /// True if it contains no name in braces, such as `{L10n.buy}`, in place of a text that only the app knows.
  var isKnown = true
}

/// The texts of a view as people see them.
struct PictureTexts: Sendable {
  private let data: PictureData
  private let module: Module
  private let manifest: Int
  private let reader: PictureReader
  /// The table in which fixed text is looked up; nil for none.
  private let table: String?
  private let catalog: PictureCatalog?

  /// - Parameter manifest: the position of the view's manifest in ``Module/manifests``.
  init(
    _ data: PictureData, of manifest: Int, in module: Module, reader: PictureReader,
    catalog: PictureCatalog?
  ) {
    (self.data, self.module, self.manifest) = (data, module, manifest)
    self.reader = reader
    self.catalog = catalog
    if case .catalog(let strings) = module.manifests[manifest].strings {
      table = strings.name ?? TranslatableText.defaultTable
    } else {
      table = nil
    }
  }

  /// Nil if a field that it needs is nil; then its element is hidden.
  func text(_ text: Text, in state: PictureState = .normal) -> PictureText? {
    picture { $0.text(text, in: state) }
  }

  func text(of constant: TextConstant) -> PictureText? { picture { $0.text(constant) } }

  func text(of field: Field, as format: TextFormat?) -> PictureText? {
    picture { $0.text(of: field, as: format) }
  }

  private func picture(_ text: (SampleTexts) -> SampleText?) -> PictureText? {
    guard let own = text(texts(in: catalog?.sourceLanguage ?? "en", isSource: true)) else {
      return nil
    }
    let translations = (catalog?.languages ?? []).compactMap { language in
      text(texts(in: language.written, isSource: false)).flatMap { translation in
        translation.isTranslation(of: own)
          ? PictureText.Translation(language: language.code, text: translation.text) : nil
      }
    }
    return PictureText(
      text: own.text, translations: translations, isTranslatable: own.isTranslatable,
      isKnown: own.isKnown)
  }

  private func texts(in language: String, isSource: Bool) -> SampleTexts {
    let locale = isSource ? reader.sourceLocale(language) : Locale(identifier: language)
    var texts = SampleTexts(data: data.known, reader: reader.reader(locale))
    texts.member = swiftText
    if let catalog, let table {
      texts.words = CatalogWords(catalog: catalog, table: table, language: language)
    }
    return texts
  }

  /// The text of an app-defined static member; nil if only the app knows it.
  private func swiftText(_ member: SwiftMember) -> String? {
    module.previewText(member.name, in: manifest)?.fixedText
  }
}

extension SampleText {
  fileprivate func isTranslation(of source: SampleText) -> Bool {
    isTranslatable ? isLookedUp : text != source.text
  }
}

/// The reader of pictures, and the moment at which they look at them.
struct PictureReader: Sendable {
  /// The moment that `2 hours ago` is relative to.
  var moment: Date
  var timeZone = TimeZone.gmt

  /// The United States, unless the language includes a region.
  func sourceLocale(_ language: String) -> Locale {
    let hasRegion = language.split(separator: "-").dropFirst().contains { $0.utf8.count <= 3 }
    return Locale(identifier: hasRegion ? language : language + "_US")
  }

  func reader(_ locale: Locale) -> SampleReader {
    SampleReader(locale: locale, timeZone: timeZone, manner: .shown(at: moment))
  }
}
