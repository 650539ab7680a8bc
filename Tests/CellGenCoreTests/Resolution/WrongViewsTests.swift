import CellGenCore
import Testing

@Suite("Mistakes in identities, actions, sizes and samples")
struct WrongViewsTests {
  @Test("Each is reported once, where it stands", arguments: wrongViews)
  func mistake(_ wrong: WrongManifest) { wrong.check() }
}

private let wrongViews: [WrongManifest] = [
  WrongManifest(
    "an unknown identity",
    """
    views:
      Title:
        data: { name: String }
        id: ①nam
    """,
    .unknownField,
    "there is no field 'nam' in 'data'",
    help: "did you mean 'name'?"),
  WrongManifest(
    "an action with a capital",
    """
    views:
      Title:
        data: { title: String }
        view: custom
        actions: [①Buy]
    """,
    .nameCase,
    "the name of an action must begin with a lower-case letter, found 'Buy'",
    help: "write 'buy'"),
  WrongManifest(
    "an action that is declared twice",
    """
    views:
      Title:
        data: { title: String }
        view: custom
        actions: [buy, ①buy]
    """,
    .duplicateAction,
    "the action 'buy' is declared twice",
    help: "remove one, or give it another name"),
  WrongManifest(
    "an action whose value has no label",
    """
    views:
      Title:
        data: { title: String }
        view: custom
        actions: { favorite: ①Bool }
    """,
    .payloadWithoutLabels,
    "the values that 'favorite' carries must be a mapping of labels to types, found 'Bool'",
    help: "write 'favorite: { value: Bool }', or 'favorite: {}' for none"),
  WrongManifest(
    "an action whose value has a default",
    """
    views:
      Title:
        data: { title: String }
        view: custom
        actions: { favorite: { ①isOn: Bool = true } }
    """,
    .payloadDefault,
    "'isOn' has a default, and the values of an action take none",
    help: "remove the '=' and what follows it"),
  WrongManifest(
    "an action that carries Data",
    """
    views:
      Title:
        data: { title: String }
        view: custom
        actions: { share: { file: ①Data } }
    """,
    .shadowedType,
    "'Data' inside 'TitleView' means its own 'Data', not the type of that name",
    help: "write 'Foundation.Data'"),
  WrongManifest(
    "a size that is a number alone",
    """
    views:
      Title:
        data: { title: String }
        size: ①80
    """,
    .unknownChoice,
    "'size' cannot be '80'",
    help: "write '{ height: 80 }'"),
  WrongManifest(
    "a size without height",
    """
    views:
      Title:
        data: { title: String }
        size: { height: ①-1 }
    """,
    .outOfRange,
    "'height' must be above 0, found '-1'",
    help: "write a number that is above 0"),
  WrongManifest(
    "a custom size of a view that cellgen writes",
    """
    views:
      Title:
        data: { title: String }
        size: ①custom
    """,
    .customSize,
    "'size: custom' needs 'view: custom', because the view class computes the size",
    help: "write '{ height: 80 }', or remove 'size', or add 'view: custom' and write the class"),
  WrongManifest(
    "a sample without a field",
    """
    views:
      Title:
        data: { title: String, price: Decimal }
        samples:
          - ①{ title: Mug }
    """,
    .incompleteSample,
    "sample 1 of 'Title' has no value for 'price'",
    help: "add 'price: …' to the sample, or give the field a default"),
  WrongManifest(
    "a sample with an unknown field",
    """
    views:
      Title:
        data: { title: String }
        samples:
          - { title: Mug, ①titel: Mug }
    """,
    .unknownField,
    "there is no field 'titel' in 'data'",
    help: "did you mean 'title'?"),
  WrongManifest(
    "a sample with yes",
    """
    views:
      Title:
        data: { isOn: Bool }
        samples:
          - { isOn: ①yes }
    """,
    .sampleMismatch,
    "'isOn' must be a value of 'Bool', found 'yes'",
    help: "write true"),
  WrongManifest(
    "a sample with a quoted number",
    """
    views:
      Title:
        data: { count: Int }
        samples:
          - { count: ①"5" }
    """,
    .sampleMismatch,
    "'count' must be a value of 'Int', found '5'",
    help: "remove the quotes: 5"),
  WrongManifest(
    "a sample with no URL",
    """
    views:
      Photo:
        data: { url: URL }
        view: custom
        samples:
          - { url: ①example.com/a b }
    """,
    .sampleMismatch,
    "'url' must be a value of 'URL', found 'example.com/a b'",
    help: "write an absolute URL, such as https://example.com/a"),
  WrongManifest(
    "a sample with no instant",
    """
    views:
      Photo:
        data: { taken: Date }
        view: custom
        samples:
          - { taken: ①2026-02-30T00:00:00Z }
    """,
    .sampleMismatch,
    "'taken' must be a value of 'Date', found '2026-02-30T00:00:00Z'",
    help: "write an instant, such as 2026-01-31T12:00:00Z, or seconds since 1970"),
  WrongManifest(
    "a sample of an unknown type",
    """
    views:
      Photo:
        data: { author: Author }
        view: custom
        samples:
          - { author: ①Ann }
    """,
    .sampleMismatch,
    "'author' must be a value of 'Author', found 'Ann'",
    help: "write a static member of the type, such as .example"),
  WrongManifest(
    "samples that are a mapping",
    """
    views:
      Title:
        data: { title: String }
        samples: ①{ title: Mug }
    """,
    .wrongKind,
    "'samples' must be a list, found a mapping",
    help: "write '- ' before each item, or [ ] around them"),
  WrongManifest(
    "a control character in a doc",
    #"""
    views:
      Title:
        doc: ①"a\rb"
        data: { title: String }
    """#,
    .controlInDoc,
    "'doc' holds the control character 'U+000D'",
    help: "remove it; in generated comments it would end the line or hide text"),
  WrongManifest(
    "an unknown identity type that the cell model hides",
    """
    views:
      Title:
        data: { id: ①ID }
        id: id
        view: custom
    """,
    .shadowedType,
    "'ID' inside 'TitleCellModel' means its own 'ID', not the type of that name",
    help: "write the module before it: 'Module.ID'"),
]
