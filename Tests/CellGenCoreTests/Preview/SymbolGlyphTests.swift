import Testing

@testable import CellGenAuthoring

/// The drawings in place of SF Symbols.
@Suite struct SymbolGlyphTests {
  @Test(arguments: names)
  func everySymbolThatAppsUseIsDrawn(_ name: String) {
    let html = SymbolGlyphs.html(name)
    #expect(html.text.contains("<title>\(name)</title>"))
    #expect(html.text.contains("<use href=\"#symbol-\(name)\">"))
    #expect(Self.drawing(of: name).contains("<path") || Self.drawing(of: name).contains("<text"))
  }

  @Test(arguments: easilyConfused)
  func soAreThoseThatResembleOthers(_ name: String) {
    #expect(SymbolName.drawing(of: name) != nil)
  }

  @Test func symbolsThatMeanSomethingElseLookDifferent() {
    var alike: [String: Set<String>] = [:]
    for name in Set(Self.names + Self.easilyConfused) {
      alike[Self.drawing(of: name), default: []].insert(name)
    }
    let groups = alike.values.filter { $0.count > 1 }
    for group in groups {
      #expect(Self.synonyms.contains { $0.isSuperset(of: group) }, "drawn alike: \(group)")
    }
    #expect(groups.count == Self.synonyms.count)
  }

  @Test(arguments: [
    "foo.bar", "lock.closed", "phone.up", "speaker.wave.4", "person.crop", "person.slash.slash",
    "bell.fill.fill", "bell.rtl", "cart.badge.tractor", "circle.badge.badge", "star.circle.circle",
    "xmark.fill", "heart.and.star.and.moon", "text", "list", "bin", "badge", "slash", "fill", "a",
    "1", "a.slash", "1234.circle", "ab.circle", ".", "...", "a..b", "star.", "Star", "stär",
  ])
  func aNameWithAWordThatIsNotDrawnIsADottedBox(_ name: String) {
    #expect(SymbolName.drawing(of: name) == nil)
    let html = SymbolGlyphs.html(name)
    #expect(html.text.contains("<title>\(name)</title><use href=\"#symbol-unknown\">"))
    #expect(SymbolGlyphs.definitions(for: html).text.contains("stroke-dasharray"))
  }

  /// Logos are not imitated.
  @Test(arguments: ["applelogo", "apple.logo", "swift", "siri", "xbox.logo", "homekit"])
  func trademarksAreNotDrawn(_ name: String) {
    #expect(SymbolName.drawing(of: name) == nil)
  }

  @Test func onlyDirectionsOfReadingAreMirrored() {
    let mirrored = [
      "chevron.forward", "arrow.backward.circle.fill", "sidebar.leading", "arrow.uturn.backward",
    ]
    for name in mirrored {
      #expect(SymbolGlyphs.html(name).text.contains("class=\"symbol mirrored\""))
    }
    let fixed = [
      "chevron.right", "arrow.left", "forward.fill", "backward.end.fill", "gobackward.15",
      "chevron.left.forwardslash.chevron.right", "sparkles",
    ]
    for name in fixed {
      #expect(SymbolGlyphs.html(name).text.contains("class=\"symbol\""), "\(name)")
    }
  }

  @Test func detailsAreCutOutOfFilledShapes() {
    for name in ["exclamationmark.triangle", "clock", "envelope", "info.circle", "1.circle"] {
      #expect(!Self.drawing(of: name).contains("<mask"), "\(name)")
      #expect(Self.drawing(of: name + ".fill").contains("<mask"), "\(name)")
    }
    for name in ["wifi.slash", "bell.badge", "person.badge.plus"] {
      #expect(Self.drawing(of: name).contains("<mask"), "\(name)")
    }
  }

  @Test func aPageHasEachDrawingOnceAndAllItRefersTo() {
    let names = ["bell.slash.fill", "star", "foo.bar", "star", "1.circle.fill", "foo", "star"]
    let uses = names.map(SymbolGlyphs.html).joined()
    let definitions = SymbolGlyphs.definitions(for: uses).text
    let ids = definitions.matches(of: /(?:g|mask) id="([^"]*)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    let references =
      (uses.text + definitions).matches(of: /href="#([^"]*)"|url\(#([^)]*)\)/)
      .map { String($0.1 ?? $0.2 ?? "") }
    #expect(Set(references) == Set(ids))
    #expect(SymbolGlyphs.definitions(for: "<p>no symbols</p>") == HTML())
    #expect(SymbolGlyphs.html("") == HTML())
  }

  /// A text that looks like a use of a symbol is only a text.
  @Test func noTextRefersToADrawing() {
    let text = "<use href=\"#symbol-star\">"
    #expect(SymbolGlyphs.definitions(for: HTML(text)) == HTML())
    let html = SymbolGlyphs.html(text)
    #expect(!SymbolGlyphs.definitions(for: html).text.contains("symbol-star"))
  }

  /// Every path has the numbers that its commands take.
  @Test func pathsAreThoseOfSVG() {
    let counts: [Character: Int] = [
      "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "a": 7, "z": 0,
    ]
    let figures = SymbolFigure.all.merging(SymbolFigure.parts) { figure, _ in figure }
    #expect(figures.count == SymbolFigure.all.count + SymbolFigure.parts.count)
    for (name, figure) in figures {
      for path in [figure.shape, figure.inside, figure.lines, figure.solid] {
        let svg = SymbolFigure.svg(path)
        #expect(svg.isEmpty || svg.hasPrefix("M"), "\(name): \(svg)")
        for match in svg.matches(of: /([A-Za-z])([^A-Za-z]*)/) {
          let command = Character(match.1.lowercased())
          let numbers = match.2.matches(of: /-?(?:\d+\.?\d*|\.\d+)/).count
          guard let count = counts[command] else {
            Issue.record("\(name): no command '\(command)'")
            continue
          }
          #expect(
            count == 0 ? numbers == 0 : numbers > 0 && numbers % count == 0,
            "\(name): \(match.0)")
        }
      }
    }
  }

  @Test func framesAndSynonymsAreOfFigures() {
    for frame in SymbolFrame.places.keys {
      #expect(SymbolFrame.named(frame) != nil, "\(frame)")
    }
    for (name, other) in SymbolFigure.synonyms {
      #expect(SymbolFigure.all[name] == nil && SymbolFigure.all[other] != nil, "\(name)")
    }
  }

  /// The drawing of a symbol, without its name.
  private static func drawing(of name: String) -> String {
    SymbolGlyphs.definitions(for: SymbolGlyphs.html(name)).text
      .replacing("symbol-\(name)", with: "symbol")
  }

  /// Names that mean the same.
  private static let synonyms: [Set<String>] = [
    ["arrow.clockwise", "arrow.trianglehead.clockwise"], ["arrow.forward", "arrow.right"],
    ["arrow.triangle.2.circlepath", "arrow.trianglehead.2.clockwise.rotate.90"],
    ["arrow.up.forward", "arrow.up.right"], ["arrow.uturn.backward", "arrow.uturn.left"],
    ["hourglass.bottomhalf.fill", "hourglass.bottomhalf.filled"],
    ["hourglass.tophalf.fill", "hourglass.tophalf.filled"], ["chevron.backward", "chevron.left"],
    ["chevron.forward", "chevron.right"],
    ["clock.arrow.circlepath", "clock.arrow.trianglehead.counterclockwise.rotate.90"],
    ["doc.on.doc", "document.on.document"], ["doc.on.doc.fill", "document.on.document.fill"],
    ["heart", "suit.heart"], ["heart.fill", "suit.heart.fill"],
    ["line.3.horizontal", "line.horizontal.3"],
    ["line.3.horizontal.decrease", "line.horizontal.3.decrease"],
    ["line.3.horizontal.decrease.circle", "line.horizontal.3.decrease.circle"],
    ["rectangle.portrait.and.arrow.forward", "rectangle.portrait.and.arrow.right"],
  ]

  /// Names that resemble others, many of them opposites.
  private static let easilyConfused = """
    lock lock.open lock.fill lock.open.fill lock.slash lock.rotation lock.open.rotation phone phone.down \
    phone.fill phone.down.fill wifi wifi.slash wifi.exclamationmark mic mic.slash mic.slash.fill mic.fill \
    bell bell.slash bell.badge bell.badge.slash speaker speaker.slash speaker.wave.1 speaker.wave.2 \
    speaker.wave.3 battery.0 battery.25 battery.50 battery.75 battery.100 envelope envelope.open \
    envelope.badge hand.thumbsup hand.thumbsdown icloud.and.arrow.up icloud.and.arrow.down \
    square.and.arrow.up square.and.arrow.down square.and.arrow.up.fill square.and.arrow.down.fill \
    arrow.up arrow.down arrow.left arrow.right arrow.uturn.left arrow.uturn.right gobackward goforward \
    gobackward.15 goforward.15 rotate.left rotate.right arrow.clockwise arrow.counterclockwise \
    arrow.up.left.and.arrow.down.right arrow.down.right.and.arrow.up.left person.badge.plus \
    person.badge.minus person.fill.checkmark person.fill.xmark person.fill.questionmark sun.max sun.min \
    moon moon.zzz pip.enter pip.exit sunrise sunset increase.indent decrease.indent cart.badge.plus \
    cart.badge.minus calendar.badge.plus calendar.badge.minus star star.leadinghalf.filled star.fill \
    1.circle 7.circle 11.circle l.circle i.circle x.circle xmark.circle multiply.circle plus.circle \
    play play.slash pause stop forward backward forward.end backward.end airplane airplane.arrival \
    airplane.departure hourglass.tophalf.filled hourglass.bottomhalf.filled shield.lefthalf.filled \
    tray.and.arrow.up tray.and.arrow.down phone.arrow.up.right phone.arrow.down.left eye eye.slash \
    trash trash.slash bookmark bookmark.slash bookmark.slash.fill heart.slash heart.slash.fill \
    circle.inset.filled circle.circle largecircle.fill.circle smallcircle.filled.circle dot.circle \
    circle.tophalf.filled circle.bottomhalf.filled circle.lefthalf.filled circle.righthalf.filled \
    square square.fill square.inset.filled square.tophalf.filled square.bottomhalf.filled \
    square.lefthalf.filled square.righthalf.filled rectangle.inset.filled \
    rectangle.portrait.inset.filled capsule.inset.filled capsule.portrait.inset.filled \
    oval.inset.filled diamond.inset.filled triangle.inset.filled \
    chart.line.uptrend.xyaxis chart.line.downtrend.xyaxis flashlight.on.fill flashlight.off.fill
    """.split(separator: " ").map(String.init)

  /// The symbols that public apps use most.
  static let names = UsualSymbols.names
}
