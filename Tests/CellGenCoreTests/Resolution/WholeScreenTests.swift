import CellGenCore
import Testing

@Suite("A whole screen")
struct WholeScreenTests {
  @Test("The example resolves without a word")
  func example() {
    let analysis = resolved([("Listing.sections", listing), ("Shared.sections", shared)])
    #expect(rendered(analysis) == "")
  }
}

private let shared = """
  access: public
  views:
    Badge:
      data: { text: String }
  """

private let listing = """
  # Listing.sections
  screen: Listing
  access: public
  imports: [Kingfisher]
  containers: [collection, table]
  uses: [Shared]

  views:
    Title:
      doc: The name of the listing and its price.
      data:
        title: String
        subtitle: String?
        price: Decimal = 0
        isFavorite: Bool = false
        badges: "[String] = []"
      id: only
      actions:
        buy:
        favorite: { isOn: Bool }
      layout:
        vstack:
          spacing: 4
          insets: 16
          children:
            - label: { text: title, font: headline, lines: 2 }
            - label: { text: subtitle, font: subheadline, color: secondaryLabel }
            - label: price
            - button: { title: Buy, action: buy }
            - toggle: { isOn: isFavorite, action: favorite, accessibilityLabel: Favorite }
      samples:
        - { title: Vintage mug, subtitle: Ships free, price: 24 }
    Photo:
      data: { url: URL, caption: String? }
      id: url
      view: custom
      size: custom
    Review:
      data: { id: Int, author: Author, text: String }
      view: custom
    ProductTitle:
      data: { name: String, maker: String }
      id: name
      view: Title
      map: { title: name, subtitle: maker }
    Promo:
      data: { id: String, text: String }
    SectionHeader:
      data: { title: String }

  sections:
    header:
      cells: [Title]
    photos:
      layout: carousel
      cells: [Photo]
    related:
      layout: { grid: { columns: 2, spacing: 8, insets: 16 } }
      cells: [ProductTitle]
    reviews:
      header: SectionHeader
      footer: SectionHeader
      cells: [Review, Promo]
  """
