/// The books that are always there.
public let shelf = MenuContent(
  books: [BookViewData(isbn: "0", title: "Anthology")])
