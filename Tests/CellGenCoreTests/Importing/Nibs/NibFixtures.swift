import FixtureSupport
import Foundation

@testable import CellGenAuthoring
@testable import CellGenCommand

/// Nibs and storyboards of our own, in `Fixtures/Nibs`, and the manifests that they become.
enum NibFixtures {
  static let folder = Fixtures.root.appending(path: "Nibs")
  static let names = Fixtures.names(in: folder).filter { !$0.hasSuffix(".sections") }

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  static func imported(_ name: String, _ options: NibOptions = NibOptions()) throws -> Imported {
    try importNib(bytes(name), path: name, options: options)
  }

  static func cells(_ name: String) throws -> [NibCell] {
    try readCells(in: readXML(bytes(name)), name: name)
  }

  /// A nib with a table cell.
  ///
  /// - Parameters:
  ///   - content: the subviews of its content.
  ///   - constraints: the constraints of its content.
  static func nib(
    _ content: String, constraints: String = "", width: Int = 320, height: Int = 44,
    attributes: String = "", more: String = ""
  ) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects><tableViewCell id="root" customClass="SampleCell" \(attributes)>
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
      <subviews>\(content)</subviews><constraints>\(constraints)</constraints>
      </tableViewCellContentView>\(more)</tableViewCell></objects></document>
      """.utf8)
  }
}
