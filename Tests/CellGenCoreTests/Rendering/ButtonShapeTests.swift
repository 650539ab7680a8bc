import CellGenCore
import Testing

/// What a button keeps of UIKit's where a manifest sets only a part of its shape.
@Suite struct ButtonShapeTests {
  private func views(_ keys: String) -> String {
    let text = """
      views:
        Post:
          data: { id: Int, title: String }
          actions: [buy]
          layout:
            - label: title
            - button: { title: Buy, action: buy, \(keys) }
      """
    let source = SourceText(path: "Shop.sections", bytes: Array(text.utf8))
    let files = generate([source], options: Options()).files
    return files.first { $0.name == "Shop+Views.swift" }?.text ?? ""
  }

  @Test(arguments: [
    ("insets: { vertical: 4 }", "CellInsets.make(horizontal: 12, vertical: 4)"),
    ("insets: { horizontal: 4, top: 2 }", "(top: 2, leading: 4, bottom: 7, trailing: 4)"),
    ("insets: { leading: 0 }", "(top: 7, leading: 0, bottom: 7, trailing: 12)"),
    ("insets: 5", "CellInsets.all(5)"),
  ])
  func aSideWithoutAnInsetIsAsUIKits(keys: String, insets: String) {
    #expect(views(keys).contains(insets))
  }

  @Test func aBorderFollowsTheCornersOfAStyle() {
    for style in ["gray", "tinted", "filled"] {
      let views = views("style: \(style), border: red")
      #expect(views.ranges(of: "cornerRadius: 6").count == 2, "the button's and the border's")
    }
    #expect(views("style: filled, border: red, cornerRadius: 3").contains("cornerRadius: 3"))
    for keys in ["style: plain, border: red", "style: filled"] {
      #expect(views(keys).contains("setUp(") && !views(keys).contains("cornerRadius"))
    }
  }
}
