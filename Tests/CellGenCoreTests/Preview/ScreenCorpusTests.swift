import CellGenCore
import Foundation
import Testing

@testable import CellGenAuthoring

/// The rows that cellgen makes for any screen that tests have differ, and nothing in them contradicts the rest.
@Suite struct ScreenCorpusTests {
  @Test(arguments: try PictureFixture.folders())
  func rowsDiffer(_ folder: URL) throws {
    let fixture = try PictureFixture(PictureFixture.sources(in: folder))
    for section in fixture.screens.joined() {
      for rows in whole(section, fixture) {
        let view = fixture.module[rows[0].view]
        for field in view.fields where fixture.source.isSeen(field, of: rows[0].view) {
          guard KnownType(field.type).unwrapped == .bool, !view.isIdentity(field) else { continue }
          let count = rows.count { fixture.value(field.name.text, of: $0)?.isTrue == true }
          let name = "\(section.section.name.text).\(view.name.text).\(field.name.text)"
          if Self.isOneOfTheScreen(field) {
            #expect(count == (section.ordinal == 0 ? 1 : 0), "\(name)")
          } else if Self.isOneOfTheSection(field, view), !selectsSeveral(section, fixture) {
            #expect(count == 1, "\(name)")
          } else {
            #expect(0 < count && count < rows.count, "\(name)")
          }
        }
        let leads = rows.compactMap(fixture.lead)
        if rows.count <= 4 {
          #expect(Set(leads).count == leads.count || Self.areFew(leads), "\(leads)")
        }
      }
    }
  }

  @Test(arguments: try PictureFixture.folders())
  func oldPricesAreHigher(_ folder: URL) throws {
    let fixture = try PictureFixture(PictureFixture.sources(in: folder))
    for row in fixture.screens.joined().flatMap(\.rows)
    where fixture.module[row.view].samples.isEmpty {
      for old in ["oldPrice", "originalPrice", "listPrice", "regularPrice"] {
        guard let old = fixture.value(old, of: row)?.amount,
          let new = fixture.value("price", of: row)?.amount
        else { continue }
        #expect(old > new)
      }
    }
  }

  @Test(arguments: try PictureFixture.folders())
  func headersDiffer(_ folder: URL) throws {
    let fixture = try PictureFixture(PictureFixture.sources(in: folder))
    for sections in fixture.screens {
      let single = sections.filter { $0.repeated == nil }.compactMap(\.header)
      expectDifferentTitles(single, fixture)
      let repeated = Dictionary(grouping: sections.filter { $0.repeated != nil }) {
        $0.section.name.text
      }
      for sections in repeated.values {
        expectDifferentTitles(sections.compactMap(\.header), fixture)
        guard let view = sections[0].repeated?.view, fixture.module[view].samples.isEmpty,
          let title = sections[0].section.title(of: view, fixture.source)
        else { continue }
        let titles = sections.compactMap { section in
          section.repeated.flatMap { fixture.value(title.name.text, of: $0) }.map { "\($0)" }
        }
        #expect(Set(titles).count == sections.count, "\(titles)")
      }
    }
  }

  @Test(arguments: try PictureFixture.folders())
  func rowsBeginWithTheLetterAboveThem(_ folder: URL) throws {
    let fixture = try PictureFixture(PictureFixture.sources(in: folder))
    for section in fixture.screens.joined() {
      guard let data = section.repeated, let index = section.section.index,
        fixture.module[data.view].samples.isEmpty,
        section.section.title(of: data.view, fixture.source)?.name.text ?? index.name.text
          == index.name.text,
        case .literal(.string(let letter))? = data[index]
      else { continue }
      let leads = section.rows.compactMap(fixture.lead)
      #expect(letter.count == 1 && leads.allSatisfy { $0.hasPrefix(letter) }, "\(leads)")
      #expect(leads == leads.sorted())
    }
  }

  /// The rows of each made view of a section, where none of them are cut off or shown again.
  private func whole(_ section: SectionData, _ fixture: PictureFixture) -> [[PictureData]] {
    Dictionary(grouping: section.rows, by: \.view).values.filter { rows in
      let count = rows[0].place.row?.count ?? 0
      return fixture.module[rows[0].view].samples.isEmpty && count > 1 && rows.count == count
    }
  }

  private func selectsSeveral(_ section: SectionData, _ fixture: PictureFixture) -> Bool {
    section.rows.contains { $0.place.row?.selectsSeveral == true }
  }

  private func expectDifferentTitles(_ headers: [PictureData], _ fixture: PictureFixture) {
    let made = headers.filter { fixture.module[$0.view].samples.isEmpty }
    let titles = made.compactMap(fixture.lead)
    #expect(Set(titles).count == titles.count, "\(titles)")
  }

  private static func isOneOfTheScreen(_ field: Field) -> Bool {
    ["isPlaying", "isCurrent"].contains(field.name.text)
  }

  private static func isOneOfTheSection(_ field: Field, _ view: View) -> Bool {
    let marks = view.row.accessories.contains {
      $0.checkmark?.flagField?.name.text == field.name.text
    }
    return ["isSelected", "isChosen", "isChecked"].contains(field.name.text)
      || marks && view.row.select != nil && field.name.text != "isDone"
  }

  /// Texts that all rows share, such as passwords.
  private static func areFew(_ texts: [String]) -> Bool { Set(texts).count == 1 }
}

extension SampleValue {
  fileprivate var isTrue: Bool { if case .literal(.bool(true)) = self { true } else { false } }

  /// The number of a price, whatever it is written as.
  fileprivate var amount: Double? {
    switch self {
    case .literal(.integer(let digits)), .literal(.float(let digits)): Double(digits)
    case .literal(.string(let text)): Double(text.filter { $0.isNumber || $0 == "." })
    default: nil
    }
  }
}
