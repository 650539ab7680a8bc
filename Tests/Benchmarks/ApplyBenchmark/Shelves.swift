import CellGenRuntime

/// Products on ten shelves, as the app has them before anything is shown.
struct Shelves {
  static let count = 10

  var products: [[ProductViewData]]

  /// Shelves with so many products altogether.
  ///
  /// - Parameter batch: others have products with other ids.
  init(products count: Int, from batch: Int = 0) {
    products = (0..<Self.count).map { shelf in
      (0..<count / Self.count).map {
        let id = batch * count + shelf * count / Self.count + $0
        return ProductViewData(id: id, name: "Product number \(id)", price: id % 100)
      }
    }
  }

  /// What the generated screen is given.
  var content: CatalogueContent {
    let cells = products.map { shelf in
      shelf.map { $0 }
    }
    let headers = products.indices.map { ShelfViewData(title: "Shelf \($0)") }
    return CatalogueContent(
      shelf0Header: headers[0], shelf0: cells[0].map { .product($0) },
      shelf1Header: headers[1], shelf1: cells[1].map { .product($0) },
      shelf2Header: headers[2], shelf2: cells[2].map { .product($0) },
      shelf3Header: headers[3], shelf3: cells[3].map { .product($0) },
      shelf4Header: headers[4], shelf4: cells[4].map { .product($0) },
      shelf5Header: headers[5], shelf5: cells[5].map { .product($0) },
      shelf6Header: headers[6], shelf6: cells[6].map { .product($0) },
      shelf7Header: headers[7], shelf7: cells[7].map { .product($0) },
      shelf8Header: headers[8], shelf8: cells[8].map { .product($0) },
      shelf9Header: headers[9], shelf9: cells[9].map { .product($0) })
  }
}
