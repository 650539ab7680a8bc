import Testing

@testable import CellGenAuthoring
@testable import CellGenCore

@Suite("Trees as JSON")
struct JSONTests {
  @Test func keepsOrderAndText() throws {
    let root = try #require(Reading("b: 1.10\na: [x, {}]\nc:\n").root)
    #expect(renderJSON(root) == #"{"b":"1.10","a":["x",{}],"c":null}"#)
  }

  @Test func escapes() throws {
    let root = try #require(Reading(#"a: "\"\\\n\t\r\x01\x1f\u2028é""# + "\n").root)
    #expect(renderJSON(root) == #"{"a":"\"\\\n\t\r\u0001\u001F"# + "\u{2028}é\"}")
  }
}
