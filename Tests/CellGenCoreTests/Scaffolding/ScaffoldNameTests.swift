import TestSupport
import Testing

@testable import CellGenAuthoring
@testable import CellGenCore

@Suite struct ScaffoldNameTests {
  @Test(arguments: ["Orders", "OrderHistory", "URLList", "Page2", "A", "Row_2"])
  func aTypeNameIsAName(text: String) throws {
    #expect(try ScaffoldName(text).text == text)
  }

  static let unusable: [(String, String, String?)] = [
    ("", "a name has only ASCII letters and digits, and begins with a letter", "Listing"),
    ("orders", "a name begins with a capital letter", "Orders"),
    (
      "order-history", "a name has only ASCII letters and digits, and begins with a letter",
      "OrderHistory"
    ),
    ("2024", "a name has only ASCII letters and digits, and begins with a letter", "Screen2024"),
    ("_Orders", "a name has only ASCII letters and digits, and begins with a letter", "Orders"),
    ("Cafés", "a name has only ASCII letters and digits, and begins with a letter", nil),
    ("a/../B", "a name has only ASCII letters and digits, and begins with a letter", "AB"),
    ("Type", "it is a keyword in Swift", nil),
    ("UIKit", "a module with that name already exists", nil),
    ("Collection", "there is already a type 'CollectionDataSource'", nil),
    ("CellGen", "a module with that name already exists", nil),
    ("Swift", "a module with that name already exists", nil),
    (String(repeating: "A", count: 101), "a name has at most 100 characters", nil),
  ]

  @Test(arguments: unusable) func whatIsNoneSaysWhy(text: String, reason: String, remedy: String?) {
    let error = thrown(UnusableName.self) { try ScaffoldName(text) }
    #expect(error == UnusableName(text: text, reason: reason, remedy: remedy))
  }

  @Test(arguments: [
    ("orders", "Orders"), ("order-history", "OrderHistory"), ("Order History", "OrderHistory"),
    ("com.example.orders", "ComExampleOrders"), ("orders_2", "Orders2"), ("MyApp", "MyApp"),
  ])
  func aFolderMakesAName(folder: String, name: String) throws {
    #expect(try ScaffoldName(folder: folder).text == name)
  }

  static let unusableFolders: [(String, String?)] = [
    ("1st-page", "FirstPage"), ("/", "Listing"), ("cafés", nil), ("uikit", nil),
    ("日本", nil),
  ]

  @Test(arguments: unusableFolders) func someFoldersMakeNone(folder: String, remedy: String?) {
    let error = thrown(UnusableName.self) { try ScaffoldName(folder: folder) }
    #expect(error?.text == folder)
    #expect(error?.remedy == remedy)
  }
}
