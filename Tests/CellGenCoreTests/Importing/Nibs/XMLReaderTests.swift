import Foundation
import Testing

@testable import CellGenAuthoring

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The reader beside Foundation's.
@Suite("XML")
struct XMLReaderTests {
  @Test("Nibs are read as Foundation reads them", arguments: NibFixtures.names)
  func nibs(_ name: String) throws {
    let bytes = try NibFixtures.bytes(name)
    #expect(try written(readXML(bytes)) == FoundationReader.written(bytes))
  }

  static let texts: [String] = [
    "<a/>", "<a b='1' c=\"2\"/>", "<?xml version='1.0'?>\n<a>\n <b>x</b>y</a>",
    "<a>&lt;&gt;&amp;&quot;&apos;</a>", "<a b='&#10;&#x41;&lt;'/>", "<a><![CDATA[<b>&amp;]]></a>",
    "<!-- c --><a><!-- d --></a><!-- e -->", "<a b='one\ntwo\tthree'/>", "<a>one\r\ntwo\rthree</a>",
    "<a ä='ö'>ü🎉</a>", "\u{FEFF}<a/>", "<a><?pi x?></a>", "<a.b-c:d_e/>", "<a  b = '1'  />",
    "<a></a  >",
  ]

  @Test("So are other texts", arguments: texts)
  func other(_ text: String) throws {
    let bytes = Array(text.utf8)
    #expect(try written(readXML(bytes)) == FoundationReader.written(bytes))
  }

  static let mistakes: [(text: String, place: String, says: String)] = [
    ("", "1:1", "no element"),
    ("<a>", "1:4", "'<a>' has no end"),
    ("<a></b>", "1:4", "'</b>' does not match"),
    ("<a/><b/>", "1:5", "content after the end"),
    ("text", "1:1", "text outside of elements"),
    ("<a b/>", "1:5", "'b' has no value"),
    ("<a b=c/>", "1:6", "has no quotes"),
    ("<a b='c/>", "1:6", "has no end"),
    ("<a b='1' b='2'/>", "1:10", "a second attribute 'b'"),
    ("<a b='1'c='2'/>", "1:9", "no space"),
    ("<a b='<'/>", "1:7", "'<' in the value"),
    ("<a>&nbsp;</a>", "1:4", "the unknown entity '&nbsp;'"),
    ("<a>&#0;</a>", "1:4", "the unknown entity '&#0;'"),
    ("<a>& b</a>", "1:4", "does not begin an entity"),
    ("<a>\n<!DOCTYPE a></a>", "2:1", "a declaration"),
    ("<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", "1:1", "a document type"),
    ("<?xml version='1.0' encoding='UTF-16'?><a/>", "1:1", "the encoding 'UTF-16'"),
    ("<a><!-- ", "1:4", "without an end"),
    ("<1/>", "1:2", "a missing name"),
    ("<a>\u{1}</a>", "1:4", "a control character"),
  ]

  @Test("Mistakes have a place", arguments: mistakes)
  func mistake(_ text: String, _ place: String, _ says: String) {
    do {
      _ = try readXML(Array(text.utf8))
      Issue.record("'\(text)' was read")
    } catch {
      #expect("\(error.line):\(error.column)" == place)
      #expect(error.text.contains(says))
    }
  }

  @Test("Elements nested without end are refused, and so are other bytes")
  func hostile() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(throws: XMLMistake.self) { try readXML(Array(deep.utf8)) }
    #expect(throws: XMLMistake.self) { try readXML([0xFF, 0xFE, 0x3C, 0x00]) }
    #expect(throws: XMLMistake.self) { try readXML(Array("<a>".utf8) + [0xC0, 0x80]) }
  }
}

/// A tree as a text that names everything in it.
private func written(_ element: CellGenAuthoring.XMLElement) -> String {
  let attributes = element.attributes.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
  return "(\(element.name) \(attributes) [\(element.text)] "
    + element.children.map(written).joined() + ")"
}

/// The same with Foundation's parser.
private final class FoundationReader: NSObject, XMLParserDelegate {
  private var open: [CellGenAuthoring.XMLElement] = []
  private var root: CellGenAuthoring.XMLElement?

  static func written(_ bytes: [UInt8]) throws -> String {
    let reader = FoundationReader()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    #expect(parser.parse(), "Foundation: \(parser.parserError.map { "\($0)" } ?? "")")
    let root = try #require(reader.root)
    return CellGenCoreTests.written(root)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let element = CellGenAuthoring.XMLElement(
      name: name, attributes: attributes, line: 0, column: 0)
    open.last?.children.append(element)
    if root == nil { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    open.last?.text += String(decoding: data, as: UTF8.self)
  }
}
