/// How a shelf shows its books.
enum BookShelfKind: ScreenValue { case posters, books, wall, small }
