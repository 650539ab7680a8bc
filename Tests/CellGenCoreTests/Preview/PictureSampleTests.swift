import CellGenCore
import Testing

@testable import CellGenAuthoring

/// What pictures show: the samples of the manifest, and those that cellgen makes.
@Suite struct PictureSampleTests {
  @Test func givenSamplesComeFirstWithTheirDefaults() throws {
    try expect(
      "Item",
      in: """
        Item:
          data: { id: Int, name: String, note: "String?", likes: Int = 0xFF, isLiked: Bool = false }
          layout:
            - label: name
            - label: note
            - label: { text: likes, visible: isLiked }
          samples:
            - { id: 1, name: Ada }
            - { id: 2, name: Grace Hopper, note: Hello you there, isLiked: true }
        """,
      """
      *Sample 1: id 1, name "Ada", note nil, likes 255, isLiked false
      *Sample 2: id 2, name "Grace Hopper", note "Hello you there", likes 255, isLiked true
      Long texts: id 1, name WORD, note LONG, likes 255, isLiked false
      Zero: id 1, name "Ada", note nil, likes 0, isLiked false
      Huge numbers: id 1, name "Ada", note nil, likes 9999999999, isLiked false
      """)
  }

  /// Colors of UIKit are known by their names. Others are the app's, and no color names those of other rows.
  @Test func colorsOfSamplesAreThoseOfUIKit() throws {
    let fixture = try PictureFixture(
      """
      Item:
        data: { id: Int, tint: UIColor, mood: Mood }
        layout: [{ box: { background: { field: tint }, width: 8, height: 8 } }]
        samples:
          - { id: 1, tint: .systemIndigo, mood: .red }
          - { id: 2, tint: .brand, mood: .red }
      Other:
        data: { id: Int, tint: UIColor }
        layout: [{ box: { background: { field: tint }, width: 8, height: 8 } }]
      """)
    let fields = fixture.module[try fixture.reference("Item")].fields
    let samples = try fixture.samples(of: "Item")
    #expect(samples[0].data.color(fields[1]) == .named("systemIndigo"))
    #expect(samples[0].data.color(fields[2]) == nil)
    #expect(samples[1].data.color(fields[1]) == nil)
    let other = fixture.module[try fixture.reference("Other")].fields
    #expect(try fixture.samples(of: "Other")[0].data.color(other[1]) == nil)
  }

  @Test func dataOfOtherViewsAreThoseOfTheSample() throws {
    let fixture = try PictureFixture(
      """
      Post:
        data: { id: Int, author: AuthorViewData, replies: "[AuthorViewData]" }
        layout:
          - view: author
          - repeat: replies
        samples:
          - { id: 1, author: { name: Ann }, replies: [{ name: Bo }, { name: Cy }] }
      Author:
        data: { name: String, note: String? }
        layout: [{ label: name }, { label: note }]
        samples:
          - { name: Other }
      """)
    let first = try #require(try fixture.printed("Post").split(separator: "\n").first)
    #expect(
      first
        == "*Sample 1: id 1, author (name \"Ann\", note nil), replies (name \"Bo\", note nil) "
        + "(name \"Cy\", note nil)")
  }

  @Test func aViewWithoutSamplesGetsDataThatLookLikeIt() throws {
    try expect(
      "Order",
      in: """
        Order:
          data:
            id: UUID
            customerName: String
            email: String?
            city: String
            reason: String
            price: Double
            currency: String
            share: Double
            size: Int64
            length: TimeInterval
            placedAt: Date
            due: Date?
            photo: URL
            isPaid: Bool = true
            canCancel: Bool
            state: OrderState
            tags: "[String]"
            steps: "[String]?"
            icon: String
            small: Int8
            image: UIImage?
          view: custom
        Other:
          data: { state: "OrderState" = .open }
          view: custom
        """.replacing("\"OrderState\" = .open", with: "\"OrderState = .open\""),
      """
      Example: id 00000000-0000-0000-0000-000000000001, customerName "Ada Lovelace", \
      email "ada@example.com", city "London", reason "Reason", price 24.99, currency "USD", share 0.6, \
      size 2400000, length 187.0, placedAt 2026-06-10T07:41:00Z, due 2026-06-11T12:41:00Z, \
      photo https://example.com/photo-1.jpg, isPaid true, canCancel true, state .open, \
      tags ["Travel", "Food", "Music"], steps ["Step 1", "Step 2", "Step 3"], icon "star.fill", \
      small 42, image ?
      """, firstOnly: true)
  }

  @Test func whatAFieldIsForSaysWhatItLooksLike() throws {
    try expect(
      "Item",
      in: """
        Item:
          data:
            cost: Int
            unit: String
            done: Double
            part: Int
            bytes: UInt8
            length: Int
            tone: Double
            amount: Int
            picked: Int
            sign: String
            cover: String
            level: Int
            title: String
          actions: { set: { value: Double }, count: { value: Int }, pick: { value: Int } }
          indent: level
          layout:
            - label: { text: cost, format: { currency: { field: unit } } }
            - progress: done
            - label: { text: part, format: percent }
            - label: { text: bytes, format: bytes }
            - label: { text: length, format: duration }
            - slider: { value: tone, in: -6...6, action: set }
            - stepper: { value: amount, in: 1...9, action: count }
            - segments: { selected: picked, options: [One, Two], action: pick }
            - image: { symbol: { field: sign } }
            - image: { asset: { field: cover } }
            - label: title
          id: only
        """,
      """
      Example: cost 25, unit "USD", done 0.6, part 25, bytes 255, length 187, tone 1.2, amount 5, \
      picked 0, sign "star.fill", cover "Photo", level 1, title "Weekend in the mountains"
      Long texts: cost 25, unit "USD", done 0.6, part 25, bytes 255, length 187, tone 1.2, amount 5, \
      picked 0, sign "star.fill", cover "Photo", level 1, title LONG
      Zero: cost 0, unit "USD", done 0, part 0, bytes 0, length 0, tone 0, amount 0, \
      picked 0, sign "star.fill", cover "Photo", level 0, title "Weekend in the mountains"
      Huge numbers: cost 9999999999, unit "USD", done 1, part 9999999999, bytes 255, \
      length 9999999999, tone 6, amount 9, picked 0, sign "star.fill", cover "Photo", level 3, \
      title "Weekend in the mountains"
      """)
  }

  @Test func everyCaseThatIsNamedAndBothFlagsAreShownOnce() throws {
    try expect(
      "Item",
      in: """
        Item:
          data: { id: Int, state: OrderState, isLiked: Bool, isHidden: Bool, kind: Kind }
          actions: [open, hide]
          menu: [{ hide: { visible: isHidden } }]
          layout:
            - image: { symbol: { field: isLiked, cases: { true: star.fill, false: star } } }
            - label:
                text: { field: state, cases: { paid: Paid, open: Open, else: { literal: Odd } } }
            - box: { alpha: { field: kind, cases: { a: 1, b: 0.5, else: 0.2 } } }
          samples: [{ id: 1, state: .shipped, isLiked: true, isHidden: true, kind: .a }]
        """,
      """
      *Sample 1: id 1, state .shipped, isLiked true, isHidden true, kind .a
      state: paid: id 1, state .paid, isLiked true, isHidden true, kind .a
      state: open: id 1, state .open, isLiked true, isHidden true, kind .a
      kind: b: id 1, state .shipped, isLiked true, isHidden true, kind .b
      kind: else: id 1, state .shipped, isLiked true, isHidden true, kind .else
      isLiked: false: id 1, state .shipped, isLiked false, isHidden true, kind .a
      """)
  }

  @Test func samplesThatAreWildAlreadyAreNotRepeated() throws {
    try expect(
      "Item",
      in: """
        Item:
          data: { id: Int, name: String, note: "String?", likes: Int }
          layout: [{ label: name }, { label: note }, { label: likes }]
          samples:
            - { id: 1, name: Ada, likes: 0 }
            - { id: 2, name: Donaudampfschifffahrtsgesellschaft, note: Donaudampfschifffahrtsgesellschaft, likes: 2000000 }
        """,
      """
      *Sample 1: id 1, name "Ada", note nil, likes 0
      *Sample 2: id 2, name "Donaudampfschifffahrtsgesellschaft", \
      note "Donaudampfschifffahrtsgesellschaft", likes 2000000
      """)
  }

  @Test func dataInDataComeFromTheirOwnSamplesWithoutAnEnd() throws {
    try expect(
      "Reply",
      in: """
        Author:
          data: { name: String, note: "String?" }
          layout: [{ label: name }, { label: note }]
          samples: [{ name: Ada }, { name: Grace, note: Hi }]
        Reply:
          data: { author: AuthorViewData, likers: "[AuthorViewData]", replies: "[ReplyViewData]", editor: "AuthorViewData?" }
          layout: [{ view: author }, { repeat: likers }, { repeat: replies }, { view: editor }]
          samples: [{ author: .ada, likers: [.ada, .grace, .alan], replies: [.one], editor: ~ }]
        """,
      """
      *Sample 1: author (name "Ada", note nil), \
      likers (name "Ada", note nil) (name "Grace", note "Hi") (name "Ada", note nil), \
      replies (author (name "Ada", note nil), \
      likers (name "Ada", note nil) (name "Grace", note "Hi") (name "Ada", note nil), replies [.one], \
      editor nil), editor nil
      Long texts: author (name WORD, note LONG), \
      likers (name WORD, note LONG) (name WORD, note WORD) (name WORD, note LONG), \
      replies (author (name WORD, note LONG), \
      likers (name WORD, note LONG) (name WORD, note WORD) (name WORD, note LONG), replies [.one], \
      editor nil), editor nil
      Nothing optional: author (name "Ada", note nil), likers [], replies [], editor nil
      """)
  }

  @Test func aMappedViewIsSeenThroughItsTarget() throws {
    let fixture = try PictureFixture(
      """
      Title:
        data: { title: String, note: "String?", likes: Int = 3 }
        layout: [{ label: title }, { label: note }, { label: likes }]
      Product:
        data: { id: Int, name: String, stock: Int }
        view: Title
        map: { title: name }
        samples: [{ id: 1, name: Tea, stock: 2 }]
      """)
    let sample = try #require(try fixture.samples(of: "Product").first)
    guard case .mapped(let target, let map) = fixture.module[sample.data.view].presentation else {
      Issue.record("it is mapped")
      return
    }
    let mapped = sample.data.mapped(by: map, to: target)
    #expect(fixture.printed(mapped) == #"title "Tea", note nil, likes 3"#)
    #expect(
      try fixture.samples(of: "Product").map(\.title) == ["Sample 1", "Long texts"])
  }

  @Test func flagsAndValuesFollowTheDataAndTheState() throws {
    let fixture = try PictureFixture(
      """
      Item:
        data: { id: Int, isLiked: Bool, photo: "UIImage?", note: "String?", kind: ItemKind }
        layout:
          - box: { visible: isLiked }
          - box: { visible: photo }
          - box: { visible: note }
          - box: { visible: { not: isLiked } }
          - box: { visible: { field: photo, cases: { nil: true, some: false } } }
          - box: { alpha: { normal: 1, selected: { field: isLiked, cases: { true: 0.1, false: 0.2 } } } }
          - box: { background: { field: kind, cases: { a: red, else: blue } } }
      """.replacing("a: red, else: blue", with: "a: systemRed, else: systemBlue"))
    let data = try #require(try fixture.samples(of: "Item").first).data
    guard case .layout(let root) = fixture.module[data.view].presentation else { return }
    let looks = root.children.map(\.look)
    #expect(
      looks.compactMap(\.visible).map { data.flag($0, in: .normal) } == [
        false, true, true, true, false,
      ])
    let alpha = try #require(looks[5].alpha)
    let shown = PictureState.allCases.map { state -> Double? in
      if case .constant(.literal(let number))? = data.value(alpha, in: state) {
        number
      } else {
        nil
      }
    }
    #expect(shown == [1, 0.2, 0.2, 1, 1, 0.2])
    #expect(data[fixture.module[data.view].fields[2]] == nil)
  }

  private func expect(
    _ view: String, in views: String, _ printed: String, firstOnly: Bool = false,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let fixture = try PictureFixture(views)
    var text = try fixture.printed(view)
    text.replace(/"[^"]*Wolfeschlegelsteinhausenbergerdorff[^"]*"/, with: "WORD")
    text.replace(/"An extraordinarily[^"]*"/, with: "LONG")
    if firstOnly { text = String(text.prefix { $0 != "\n" }) }
    #expect(text == printed, sourceLocation: location)
    #expect(try PictureFixture(views).printed(view) == fixture.printed(view))
  }
}
