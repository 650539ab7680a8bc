/// Default values of fields, and samples.
extension Explanation {
  static let defaultSyntax = Explanation(
    "a default that is no literal",
    """
    A default is written into the generated initialiser, where everybody sees
    it, and a manifest is not the place for code that runs. So a default is a
    literal: a number, a text in double quotes, true, false, nil, [] or [:].
    Anything else is declared in Swift as a static member of the type, and
    written '.member'.
    """,
    wrong: """
      views:
        Review:
          data:
            text: String
            date: Date = Date()
          view: custom
      """,
    right: """
      views:
        Review:
          data:
            text: String
            date: Date = .distantPast
          view: custom
      """)

  static let defaultMismatch = Explanation(
    "a default of another type than the field",
    """
    The default does not fit the type before it, and Swift would reject the
    generated initialiser. A text has its own double quotes within the value, as
    in Swift. For Decimal, Double and whole numbers, cellgen also checks that
    the number fits; for your own types, the Swift compiler does, at the line of
    the manifest.
    """,
    wrong: """
      views:
        Product:
          data: { name: String, price: Decimal = "0" }
      """,
    right: """
      views:
        Product:
          data: { name: String, price: Decimal = 0 }
      """)

  static let sampleMismatch = Explanation(
    "a sample's value is not of the field's type",
    """
    Samples become Swift values for previews and tests, so each value has to fit
    the type of its field: 'true' or 'false' for a Bool, digits without quotes
    for a number, an absolute URL, a date with its time. cellgen does not bend
    one into the other; 'yes' is a text in YAML 1.2. For a type of yours, write
    a static member, such as '.example'.
    """,
    wrong: """
      views:
        Product:
          data: { name: String, isNew: Bool }
          samples:
            - { name: Vintage mug, isNew: yes }
      """,
    right: """
      views:
        Product:
          data: { name: String, isNew: Bool }
          samples:
            - { name: Vintage mug, isNew: true }
      """)

  static let incompleteSample = Explanation(
    "a sample leaves out a field",
    """
    A sample becomes a value of the view data, made by its initialiser, which
    needs all fields but those with a default. Optional fields have one by
    themselves, which is nil. cellgen does not make values up: a preview with
    invented data hides the very layouts it should show.
    """,
    wrong: """
      views:
        Product:
          data: { name: String, price: Decimal }
          samples:
            - { name: Vintage mug }
      """,
    right: """
      views:
        Product:
          data: { name: String, price: Decimal }
          samples:
            - { name: Vintage mug, price: 24 }
      """)
}
