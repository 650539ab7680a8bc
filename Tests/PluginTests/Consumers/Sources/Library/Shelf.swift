/// The books that are always there.
public let shelf = MenuContent(
  books: [BookCellModel(data: BookViewData(isbn: "0", title: "Anthology"))])
