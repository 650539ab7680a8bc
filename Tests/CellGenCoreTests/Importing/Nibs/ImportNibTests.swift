import FixtureSupport
import Foundation
import Testing

@testable import CellGenAuthoring
@testable import CellGenCommand
@testable import CellGenCore

/// Nibs of our own, with the manifests that one would write for them.
@Suite("Importing nibs")
struct ImportNibGoldenTests {
  /// `CELLGEN_RECORD=1 swift test` writes the manifests again and fails; read each as a person would: are
  /// names, nesting and keys what one would have written?
  @Test("Makes manifests", arguments: NibFixtures.names)
  func goldens(_ name: String) throws {
    let text = try NibFixtures.imported(name).manifest(uses: [])
    let base = name.split(separator: ".")[0]
    let difference = Fixtures.difference(
      of: text, from: NibFixtures.folder.appending(path: base + ".sections"),
      isRecording: Fixtures.isRecording)
    #expect(difference == nil)
    expectCorrect(text, name, warnings: true)
  }

  @Test("The manual shows what is made")
  func manual() throws {
    let page = Fixtures.root.appending(
      path: "../../../Sources/CellGenRuntime/CellGenRuntime.docc/ImportingNibs.md")
    let text = try String(contentsOf: page.standardized, encoding: .utf8)
    let made = try NibFixtures.imported("ContactCell.xib").manifest(uses: [])
    #expect(text.contains("# ContactCell.sections\n\(made)```"))
  }

  @Test("A view has no name whose types the runtime has")
  func takenName() throws {
    let label =
      #"<label id="l" text="a"><rect key="frame" x="8" y="4" width="100" height="20"/></label>"#
    let nib = String(decoding: NibFixtures.nib(label), as: UTF8.self)
      .replacing("SampleCell", with: "ConfigurableCell")
    let imported = try importNib(
      Array(nib.utf8), path: "ConfigurableCell.xib", options: NibOptions())
    expectCorrect(imported.manifest(uses: []), nib, warnings: true)
  }

  @Test("Says the same each time", arguments: NibFixtures.names)
  func isStable(_ name: String) throws {
    let texts = try (0..<3).map { _ in try NibFixtures.imported(name).manifest(uses: []) }
    #expect(Set(texts).count == 1)
  }

  @Test("With text styles in place of sizes, where a style has the size")
  func dynamicType() throws {
    let options = NibOptions(dynamicType: true)
    let text = try NibFixtures.imported("SettingCell.xib", options).manifest(uses: [])
    #expect(text.contains("font: headline"))
    #expect(text.contains("font: footnote"))
    #expect(!text.contains("size:"))
  }

  @Test("A token of a color that is not opaque stands for no other")
  func translucentTokens() throws {
    let text = ##"colors: { veil: "#1A4DE680", ink: "#1A4DE6" }"## + "\n"
    let source = SourceText(path: "Brand.sections", bytes: Array(text.utf8))
    let tokens = TokenColors(try #require(analyze([source]).module))
    #expect(tokens.names == ["#1A4DE680": "veil", "#1A4DE6": "ink"])
  }

  @Test("With the tokens that exist")
  func knownColors() throws {
    let options = NibOptions(colors: ["#1A4DE6": "brand", "Heading": "heading"])
    let pair = try NibFixtures.imported("PairCell.xib", options)
    #expect(pair.top.isEmpty)
    #expect(pair.manifest(uses: ["Brand"]).contains("color: brand"))
    let header = try NibFixtures.imported("SectionHeader.xib", options)
    #expect(header.manifest(uses: ["Brand"]).contains("color: heading"))
  }
}

/// Where the imported layouts put the views, beside the frames that Interface Builder recorded.
@Suite("Importing nibs: frames")
struct NibFrameTests {
  @Test("Each view is within a point of its recorded frame", arguments: NibFixtures.names)
  func recorded(_ name: String) throws {
    for cell in try NibFixtures.cells(name) where cell.root.element["style"] == nil {
      let arrangement = try tidied(arrange(cell).get(), in: cell)
      #expect(!arrangement.frames.isEmpty)
      for frame in arrangement.frames {
        #expect(
          frame.deviation <= 1, "\(name) \(frame.view.id): \(frame.recorded) \(frame.laidOut)")
      }
    }
  }

  @Test("And in a wider cell where the constraints put it", arguments: NibFixtures.names)
  func wider(_ name: String) throws {
    for cell in try NibFixtures.cells(name) where cell.root.element["style"] == nil {
      let arrangement = try tidied(arrange(cell).get(), in: cell)
      // A cell that gets taller when it gets wider, as pictures with a ratio make it, says nothing here.
      #expect(arrangement.isTrusted == (name != "PairCell.xib"))
      guard arrangement.isTrusted else { continue }
      for frame in arrangement.frames {
        #expect(
          frame.widerDeviation <= 1,
          "\(name) \(frame.view.id): \(frame.solvedWider) \(frame.laidOutWider)")
      }
    }
  }

  /// A layout that no rows, columns and layers say must not pass for one that they do.
  @Test("What is elsewhere is reported with its distance")
  func deviation() throws {
    let views = ["a", "b"].map { id in
      """
      <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="\(id == "a" ? 40 : 200)" \
      y="2" width="40" height="40"/><color key="backgroundColor" red="1" green="0" blue="0"/></view>
      """
    }
    // Each is at a part of the width, which stacks cannot say.
    let constraints = ["a": "0.375", "b": "1.375"].sorted { $0.key < $1.key }.map { id, part in
      """
      <constraint firstItem="\(id)" firstAttribute="centerX" secondItem="content" secondAttribute="centerX" \
      multiplier="\(part)" id="x\(id)"/>
      <constraint firstItem="\(id)" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="y\(id)"/>
      <constraint firstItem="\(id)" firstAttribute="width" constant="40" id="w\(id)"/>
      <constraint firstItem="\(id)" firstAttribute="height" constant="40" id="h\(id)"/>
      """
    }
    let imported = try importNib(
      NibFixtures.nib(views.joined(), constraints: constraints.joined()), path: "SampleCell.xib",
      options: NibOptions())
    let layout = imported.findings.filter { $0.kind == "layout" }
    #expect(!layout.isEmpty)
    #expect(layout.allSatisfy { $0.text.contains("points wider") })
    #expect(!imported.outcomes[0].isWhole)
  }

  /// Frames do not say it: a view of a fixed size lies where one that its content sizes would.
  @Test("The size that a constraint gives a container stays")
  func fixedSize() throws {
    let text =
      #"<label id="l" text="9" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="4" y="0" width="48" height="44"/></label>"#
    let box = """
      <view id="box" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="264" y="0" width="56" height="44"/>\
      <subviews>\(text)</subviews><color key="backgroundColor" red="1" green="0" blue="0"/><constraints>\
      <constraint firstItem="box" firstAttribute="width" constant="56" id="w"/>\
      <constraint firstItem="l" firstAttribute="leading" secondItem="box" secondAttribute="leading" constant="4" id="a"/>\
      <constraint firstItem="box" firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="4" id="b"/>\
      <constraint firstItem="l" firstAttribute="top" secondItem="box" secondAttribute="top" id="c"/>\
      <constraint firstItem="box" firstAttribute="bottom" secondItem="l" secondAttribute="bottom" id="d"/></constraints></view>
      """
    let constraints = """
      <constraint firstItem="content" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="e"/>\
      <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="f"/>\
      <constraint firstItem="content" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="g"/>
      """
    let imported = try importNib(
      NibFixtures.nib(box, constraints: constraints), path: "SampleCell.xib", options: NibOptions())
    #expect(imported.manifest(uses: []).contains("width: 56"))
  }

  @Test("Later views lie above earlier ones")
  func order() throws {
    let label =
      #"<label id="l" text="below"><rect key="frame" x="8" y="4" width="100" height="20"/></label>"#
    let image =
      #"<imageView id="i" image="veil" contentMode="center"><rect key="frame" x="0" y="0" width="320" height="44"/></imageView>"#
    func layers(_ content: String) throws -> [String] {
      let imported = try importNib(
        NibFixtures.nib(content), path: "SampleCell.xib", options: NibOptions())
      let text = imported.manifest(uses: [])
      #expect(text.contains("zstack:"))
      return ["below", "veil"].sorted { one, other in
        (text.firstRange(of: one)?.lowerBound ?? text.endIndex)
          < (text.firstRange(of: other)?.lowerBound ?? text.endIndex)
      }
    }
    #expect(try layers(label + image) == ["below", "veil"])
    #expect(try layers(image + label) == ["veil", "below"])
  }

  @Test("Colors of today's systems come before those of older ones")
  func newColors() throws {
    let label =
      #"<label id="l" text="a"><rect key="frame" x="8" y="4" width="100" height="20"/><color key="textColor" xcode11CocoaTouchSystemColor="secondaryLabelColor" cocoaTouchSystemColor="darkGrayColor"/></label>"#
    let imported = try importNib(
      NibFixtures.nib(label), path: "SampleCell.xib", options: NibOptions())
    #expect(imported.manifest(uses: []).contains("color: secondaryLabel"))
  }

  @Test("Are printed as JSON, those of both sides")
  func json() throws {
    let outcome = try #require(try NibFixtures.imported("ContactCell.xib").outcomes.first)
    let text = JSONValue.object(outcome.details).rendered()
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let frames = try #require(object?["frames"] as? [[String: Any]])
    #expect(Set(frames.compactMap { $0["id"] as? String }) == ["avatar", "name", "place"])
    for frame in frames {
      for key in ["recorded", "laidOut", "wider", "laidOutWider"] {
        #expect((frame[key] as? [Double])?.count == 4)
      }
    }
  }
}

/// Nothing is lost in silence.
@Suite("Importing nibs: what is not converted")
struct NibLossTests {
  /// What a nib has, and the kind of the finding that says so.
  static let losses: [(xml: String, kind: String)] = [
    (#"<label id="v" customClass="Fancy">RECT</label>"#, "own-class"),
    (#"<view id="v" customClass="Chart">RECT</view>"#, "own-class"),
    (#"<mapView id="v">RECT</mapView>"#, "list"),
    (#"<collectionView id="v">RECT</collectionView>"#, "list"),
    (#"<scrollView id="v">RECT</scrollView>"#, "list"),
    (#"<wkWebView id="v">RECT</wkWebView>"#, "list"),
    (#"<containerView id="v">RECT</containerView>"#, "list"),
    (
      #"<label id="v" usesAttributedText="YES">RECT<attributedString key="attributedText"><fragment content="a"/></attributedString></label>"#,
      "attributed-text"
    ),
    (#"<imageView id="v" highlightedImage="b">RECT</imageView>"#, "highlighted-image"),
    (#"<imageView id="v" contentMode="scaleToFill">RECT</imageView>"#, "scale-to-fill"),
    (#"<imageView id="v" contentMode="topLeft">RECT</imageView>"#, "content-mode"),
    (
      #"<button id="v">RECT<state key="normal" title="A"/><state key="selected" title="B"/></button>"#,
      "button-state"
    ),
    (
      #"<button id="v">RECT<state key="normal" title="A" backgroundImage="b"/></button>"#,
      "background-image"
    ),
    (
      #"<button id="v">RECT<state key="normal" title="A"/><inset key="titleEdgeInsets" minX="4"/></button>"#,
      "edge-insets"
    ),
    (#"<label id="v" text="A" tag="3">RECT</label>"#, "tag"),
    (#"<label id="v" text="A" restorationIdentifier="x">RECT</label>"#, "restoration"),
    (
      #"<label id="v" text="A" semanticContentAttribute="forceRightToLeft">RECT</label>"#,
      "direction"
    ),
    (
      #"<label id="v" text="A">RECT<color key="highlightedColor" white="1" alpha="1"/></label>"#,
      "highlighted-color"
    ),
    (
      #"<label id="v" text="A">RECT<color key="shadowColor" white="1" alpha="1"/></label>"#,
      "text-shadow"
    ),
    (
      #"<label id="v" text="A">RECT<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="theme" value="x"/></userDefinedRuntimeAttributes></label>"#,
      "runtime-attribute"
    ),
    (
      #"<label id="v" text="A">RECT<connections><outletCollection property="gestureRecognizers" destination="g"/></connections></label>"#,
      "gesture"
    ),
    (
      #"<button id="v">RECT<state key="normal" title="A"/><connections><segue destination="x" kind="show"/></connections></button>"#,
      "segue"
    ),
    (
      #"<label id="v" text="A">RECT<color key="textColor" cocoaTouchSystemColor="groupTableViewBackgroundColor"/></label>"#,
      "color"
    ),
    (
      #"<label id="v" text="A">RECT<variation key="heightClass=compact"><mask key="subviews"/></variation></label>"#,
      "size-class"
    ),
    (
      #"<view id="v">RECT<constraints><constraint firstItem="v" firstAttribute="width" constant="9" id="n"/></constraints><variation key="default"><mask key="constraints"><exclude reference="n"/></mask></variation><color key="backgroundColor" red="1" green="0" blue="0"/></view>"#,
      "not-installed"
    ),
    (
      #"<stackView id="v" distribution="fillProportionally">RECT<subviews><label id="l" text="A">RECT</label></subviews></stackView>"#,
      "distribution"
    ),
    (
      #"<visualEffectView id="v">RECT<blurEffect style="dark"/></visualEffectView>"#, "blur"
    ),
    (
      #"<label id="v" text="A">RECT<accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" link="YES"/></accessibility></label>"#,
      "accessibility-trait"
    ),
    (#"<view id="v">RECT</view>"#, "empty-view"),
  ]

  @Test("Is a finding at its line", arguments: losses)
  func finding(_ xml: String, _ kind: String) throws {
    let rect = #"<rect key="frame" x="16" y="12" width="60" height="20"/>"#
    let nib = NibFixtures.nib(
      xml.replacing("RECT", with: rect),
      more: #"<connections><outlet property="thing" destination="v"/></connections>"#)
    let findings = try importNib(nib, path: "SampleCell.xib", options: NibOptions()).findings
    let found = try #require(findings.first { $0.kind == kind }, "\(findings.map(\.kind))")
    #expect(found.line == 7)
    #expect(found.view == "Sample")
  }

  @Test(
    "A detail button without an action, outlets of constraints, and collections of outlets",
    arguments: ["accessory", "outlet-to-constraint", "outlet-collection"])
  func connections(_ kind: String) throws {
    let label =
      #"<label id="v" text="A"><rect key="frame" x="16" y="12" width="60" height="20"/></label>"#
    let constraint = #"<constraint firstItem="v" firstAttribute="width" constant="60" id="k"/>"#
    let nib = NibFixtures.nib(
      label, constraints: constraint, attributes: #"accessoryType="detailDisclosureButton""#,
      more: """
        <connections><outlet property="width" destination="k"/>\
        <outletCollection property="labels" destination="v"/></connections>
        """)
    let findings = try importNib(nib, path: "SampleCell.xib", options: NibOptions()).findings
    #expect(findings.contains { $0.kind == kind }, "\(findings.map(\.kind))")
  }

  @Test("Is all of a cell that has everything")
  func player() throws {
    let findings = try NibFixtures.imported("PlayerCell.xib").findings
    let kinds: Set = [
      "accessory", "button-state", "edge-insets", "gesture", "highlighted-color",
      "highlighted-image", "own-class", "runtime-attribute", "tag",
    ]
    #expect(Set(findings.map(\.kind)) == kinds)
  }
}

/// Files that are no nib, or have nothing to import.
@Suite("Importing nibs: refusals")
struct NibRefusalTests {
  static let refusals: [(name: String, text: String, says: String)] = [
    ("A.xib", "<plist version=\"1.0\"/>", "was not made by Interface Builder"),
    ("A.xib", "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "before 5"),
    (
      "A.xib", "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects/></document>",
      "is not for iOS"
    ),
    (
      "A.xib",
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>",
      "has no cell"
    ),
    (
      "A.storyboard",
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes/></document>",
      "has no cell"
    ),
    (
      "A.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\
      <placeholder placeholderIdentifier="IBFilesOwner" customClass="LoginViewController"/>\
      <view id="v"/></objects></document>
      """, "view of a view controller"
    ),
    ("A.xib", "no XML", "line 1, column 1"),
    ("A.xib", "", "no element"),
  ]

  @Test("Are refused with a reason", arguments: refusals)
  func refusal(_ name: String, _ text: String, _ says: String) {
    #expect(
      performing: {
        _ = try importNib(Array(text.utf8), path: name, options: NibOptions())
      }, throws: { "\($0)".contains(says) })
  }
}

/// Files that are damaged, or made to do harm.
@Suite("Importing nibs: damaged files")
struct DamagedNibTests {
  @Test("A file that ends anywhere is refused or imported", arguments: NibFixtures.names)
  func truncated(_ name: String) throws {
    let bytes = try NibFixtures.bytes(name)
    for end in stride(from: 0, to: bytes.count, by: 97) {
      let part = Array(bytes[..<end])
      #expect(throws: Failure.self) {
        try importNib(part, path: name, options: NibOptions())
      }
    }
  }

  @Test("A file with other numbers, names and elements becomes a manifest or is refused")
  func changed() throws {
    var random = SplitMix(state: 7)
    for name in NibFixtures.names {
      let text = String(decoding: try NibFixtures.bytes(name), as: UTF8.self)
      for _ in 0..<12 {
        let changed = random.change(text)
        guard
          let imported = try? importNib(Array(changed.utf8), path: name, options: NibOptions())
        else { continue }
        expectCorrect(imported.manifest(uses: []), name + "\n" + changed, warnings: true)
      }
    }
  }
}

extension SplitMix {
  /// Replaces some attribute values by others of the same file or by unlikely ones.
  fileprivate mutating func change(_ text: String) -> String {
    var parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    let header = parts.firstIndex { $0.contains("<objects>") || $0.contains("<scenes>") } ?? 0
    for _ in 0..<4 {
      let values = parts.indices.filter { $0 > header && $0 % 2 == 1 }
      guard let index = values.randomElement(using: &self) else { break }
      let unlikely = ["", "-1", "1e9", "nan", "YES", "{x}", "root", "content", "0", "Ä ö"]
      parts[index] =
        Bool.random(using: &self)
        ? unlikely.randomElement(using: &self) ?? ""
        : parts[values.randomElement(using: &self) ?? index]
    }
    return parts.joined(separator: "\"")
  }
}
