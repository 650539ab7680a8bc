import Testing

@testable import CellGenAuthoring

/// What is drawn in place of SF Symbols.
@Suite struct SymbolGlyphTests {
  /// Names of SF Symbols that apps use, and what they are not to be confused with.
  private static let names = """
    airplane airplane.arrival airplane.departure archivebox archivebox.fill arrow.clockwise arrow.counterclockwise \
    arrow.down arrow.down.circle arrow.down.right arrow.left arrow.left.arrow.right arrow.right arrow.right.circle.fill \
    arrow.up arrow.up.arrow.down arrow.up.arrow.down.circle arrow.up.right arrow.up.right.square arrowshape.turn.up.left \
    arrowshape.turn.up.right bag bag.badge.minus bag.badge.plus bag.fill bell bell.badge bell.badge.fill bell.circle \
    bell.fill bell.slash bell.slash.circle bell.slash.circle.fill bell.slash.fill bolt bolt.circle bolt.fill bolt.slash \
    bolt.slash.fill bolt.trianglebadge.exclamationmark book book.closed book.fill bookmark bookmark.fill bookmark.slash \
    bookmark.slash.fill bubble.left bubble.left.and.bubble.right bubble.left.fill bubble.right calendar \
    calendar.badge.clock calendar.badge.exclamationmark calendar.badge.minus calendar.badge.plus camera camera.fill cart \
    cart.badge.minus cart.badge.plus cart.fill checkmark checkmark.circle checkmark.circle.badge.xmark \
    checkmark.circle.fill checkmark.seal checkmark.seal.fill checkmark.square chevron.down chevron.left chevron.right \
    chevron.up chevron.up.chevron.down circle circle.fill circle.slash clock clock.arrow.circlepath \
    clock.badge.checkmark clock.fill creditcard creditcard.fill doc doc.badge.plus doc.on.doc doc.text ellipsis \
    ellipsis.circle envelope envelope.badge envelope.fill envelope.open envelope.open.fill exclamationmark \
    exclamationmark.circle exclamationmark.triangle exclamationmark.triangle.fill eye eye.fill eye.slash eye.slash.fill \
    flag flag.fill flag.slash folder folder.badge.minus folder.badge.plus folder.fill gear gear.badge.xmark gearshape \
    gearshape.2 gearshape.fill globe heart heart.circle heart.fill heart.slash heart.slash.fill house house.fill info \
    info.circle info.circle.fill link link.badge.plus list.bullet location location.circle location.fill location.slash \
    location.slash.fill lock lock.circle lock.fill lock.open lock.open.fill lock.rotation lock.slash magnifyingglass \
    map map.fill mappin mappin.circle mappin.slash mic mic.fill mic.slash mic.slash.fill minus minus.circle \
    minus.circle.fill moon moon.fill moon.zzz music.note music.note.list paperclip paperplane pause pause.circle.fill \
    pencil pencil.slash person person.2 person.2.slash person.3 person.badge.minus person.badge.plus person.circle \
    person.crop.circle person.crop.circle.badge.checkmark person.crop.circle.badge.xmark person.crop.square person.fill \
    person.fill.checkmark person.fill.xmark person.slash phone phone.arrow.down.left phone.arrow.up.right phone.down \
    phone.down.fill phone.fill photo photo.fill photo.on.rectangle pin pin.fill pin.slash pin.slash.fill play \
    play.circle play.circle.fill play.fill play.slash plus plus.circle plus.circle.fill plus.minus questionmark \
    questionmark.circle rectangle seal shippingbox speaker speaker.fill speaker.minus speaker.plus speaker.slash \
    speaker.slash.fill speaker.wave.1 speaker.wave.2 speaker.wave.3 square square.and.arrow.down square.and.arrow.up \
    square.and.pencil square.slash star star.fill star.leadinghalf.filled star.slash star.slash.fill sun.max \
    sun.max.fill sun.min tag tag.fill tag.slash textformat textformat.size trash trash.fill trash.slash trash.slash.fill \
    tray tray.and.arrow.down tray.and.arrow.up tray.full wifi wifi.exclamationmark wifi.slash xmark xmark.circle \
    xmark.circle.fill xmark.seal
    """.split(separator: " ").map(String.init)

  /// Names whose drawings are the same, because SF Symbols has variants of one thing, or a fill of only strokes.
  private static let alike: [Set<String>] = [
    ["gear", "gearshape"], ["person.circle", "person.crop.circle"], ["airplane", "airplane.fill"],
    ["speaker.wave.2", "speaker.wave.2"],
  ]

  /// Two names look the same only if they mean the same, and a name is drawn whole or not at all.
  @Test func noNameIsDrawnAsAnother() {
    var names: [String: [String]] = [:]
    for name in Self.names {
      let html = SymbolGlyphs.html(name).text
      #expect(html.contains("<title>\(name)</title>"))
      guard !html.contains("unnamed") else { continue }
      names[html.replacing("<title>\(name)</title>", with: ""), default: []].append(name)
    }
    for group in names.values where group.count > 1 {
      #expect(Self.alike.contains { $0.isSuperset(of: group) }, "drawn alike: \(group)")
    }
    #expect(names.count > 120)
  }

  @Test(arguments: [
    "airplane.arrival", "arrow.up.right", "bag.badge.plus", "bell.badge", "book.closed",
    "calendar.badge.minus",
    "cart.badge.plus", "clock.arrow.circlepath", "doc.on.doc", "envelope.open",
    "gearshape.2",
    "lock.rotation", "mic.badge.plus", "moon.zzz", "person.3", "person.badge.minus",
    "person.fill.xmark", "phone.down",
    "phone.down.fill", "plus.minus", "rectangle", "speaker.wave.1", "star.leadinghalf.filled",
    "sun.min", "tray.full",
    "wifi.exclamationmark", "checkmark.circle.badge.xmark", "person.crop", "person.slash.slash",
    "bell.fill.fill",
    "circle.circle", ".", "...", "a..b", "slash", "fill",
  ])
  func aNameThatIsNotDrawnWholeIsABoxWithItsName(_ name: String) {
    let html = SymbolGlyphs.html(name).text
    #expect(html.contains("class=\"unnamed\"") && html.contains("<title>\(name)</title>"))
  }

  @Test func aSlashIsALine() {
    for name in ["wifi", "bell", "eye", "mic", "speaker", "heart"] {
      let (usual, crossedOut) = (
        SymbolGlyphs.html(name).text, SymbolGlyphs.html(name + ".slash").text
      )
      #expect(!usual.contains("M3 3l18 18") && crossedOut.contains("M3 3l18 18"))
      #expect(SymbolGlyphs.html(name + ".slash.fill").text.contains("M3 3l18 18"))
      #expect(SymbolGlyphs.html(name + ".slash.circle").text.contains("M3 3l18 18"))
    }
  }

  @Test func whatIsInsideOfAFilledShapeStaysVisible() {
    #expect(!SymbolGlyphs.html("exclamationmark.triangle").text.contains("cut"))
    for name in [
      "exclamationmark.triangle.fill", "clock.fill", "envelope.fill", "info.circle.fill",
    ] {
      #expect(SymbolGlyphs.html(name).text.contains("cut"), "\(name)")
    }
    #expect(SymbolGlyphs.html("") == HTML())
  }
}
