import BrowserSupport
import Testing

@testable import CellGenAuthoring

extension BrowserTests {
  /// The boxes of elements and cells are those of the generated views.
  @Suite("Looks of elements and cells") struct LookTests {
    // MARK: Insets

    @Test("Insets of a button replace those of its style, even with 0")
    func buttons() async throws {
      let page = try await open(
        """
        hstack:
          - button: { title: All, action: open, insets: 0 }
          - button: { title: Some, action: open, insets: { leading: 0, vertical: 3 } }
          - button: { title: None, action: open }
        """)
      let insets = try await ["openButton", "openButton2", "openButton3"].asyncMap { name in
        try await page.style("padding", of: "[data-name=\(name)]")
      }
      #expect(insets == ["0px", "3px 12px 3px 0px", "7px 12px"])
    }

    @Test("Insets of a line and of a control are around what is drawn of them")
    func lines() async throws {
      let page = try await open(
        """
        vstack:
          - divider: { insets: { leading: 20, vertical: 4 } }
          - progress: { value: part, insets: { trailing: 30 } }
          - slider: { value: part, insets: 0 }
        """)
      #expect(try await page.box("divider", in: "stack") == [36, 12, 341, 1])
      #expect(try await page.box("partProgressView", in: "stack").dropFirst(2) == [331, 4])
      #expect(try await page.box("partSlider", in: "stack").last == 31)
    }

    // MARK: Layers

    @Test(
      "An offset moves an element",
      arguments: [("x: 8", "8px"), ("y: 6", "0px 6px"), ("x: 8, y: 6", "8px 6px")])
    func offsets(_ offset: String, _ translate: String) async throws {
      let page = try await open(
        """
        zstack:
          - box: { background: systemGray, height: 60 }
          - label: { text: title, offset: { \(offset) } }
        """)
      #expect(try await page.style("translate", of: "[data-name=titleLabel]") == translate)
    }

    @Test("Lines and bars are as long as the layers around them, unless they have a length")
    func lineLayers() async throws {
      let page = try await open(
        """
        zstack:
          - box: { background: systemGray, height: 60 }
          - divider: { at: bottom }
          - divider: { at: trailing }
          - progress: { value: part, at: top }
          - divider: { width: 100, at: topLeading }
          - progress: { value: part, width: 100 }
        """)
      let names = ["divider", "divider2", "partProgressView", "divider3", "partProgressView2"]
      let boxes = try await names.asyncMap { try await page.box($0, in: "layers") }
      #expect(
        boxes == [
          [0, 59, 361, 1], [360, 0, 1, 60], [0, 0, 361, 4], [0, 0, 100, 1], [130.5, 28, 100, 4],
        ])
    }

    /// - Source: `CellLayers.add(_:at:)` centers what has neither side in its place, at its own size.
    @Test("Stacks and controls over others are as wide as needed, in the middle of their side")
    func stackLayers() async throws {
      let page = try await open(
        """
        zstack:
          - box: { background: systemGray, height: 200 }
          - hstack: { at: top, spacing: 0, children: [{ box: { width: 40, height: 10 } }, spacer, { box: { width: 21, height: 10 } }] }
          - vstack: { at: bottom, children: [{ box: { width: 61, height: 10 } }] }
          - toggle: { isOn: isOn, accessibilityLabel: On }
        """)
      #expect(try await page.box("row", in: "layers").first == 150)
      #expect(try await page.box("column", in: "layers").prefix(3) == [150, 190, 61])
      #expect(try await page.box("isOnSwitch", in: "layers") == [155, 84.5, 51, 31])
    }

    @Test("The first layer fills the others, even a row that turns")
    func turningLayer() async throws {
      let page = try await open(
        """
        zstack:
          - hstack: { vertical: accessibility, children: [{ label: title }] }
          - label: { text: title, width: 300 }
        """)
      #expect(try await page.box("row", in: "layers")[2] == 361)
    }

    // MARK: Stacks

    @Test("A row stretches its elements only with 'fill'")
    func rows() async throws {
      for (alignment, height) in [("", 0.0), ("alignment: center, ", 0), ("alignment: fill, ", 50)]
      {
        let page = try await open(
          """
          hstack: { \(alignment)children: [{ box: { background: systemRed, width: 4 } }, { box: { height: 50 } }] }
          """)
        #expect(try await page.box("box", in: "stack").last == height, "\(alignment)")
      }
    }

    // MARK: Backgrounds of cells

    /// - Source: `UIBackgroundConfiguration.backgroundInsets` insets the background and its stroke alone.
    @Test(
      "A background with insets has its corners and its border, and leaves the content in place")
    func insetBackground() async throws {
      let keys =
        "color: systemIndigo, cornerRadius: 12, border: { color: systemRed, width: 2 }"
      func page(_ insets: String) async throws -> Page {
        try await open("label: title", "background: { \(keys)\(insets) }", "overlay: systemFill")
      }
      let (plain, inset) = try await (page(""), page(", insets: { horizontal: 16, top: 4 }"))
      #expect(
        try await plain.box("titleLabel", in: ".row") == inset.box("titleLabel", in: ".row"))
      #expect(try await plain.style("outline-style", of: ".row") == "solid")
      #expect(try await inset.style("outline-style", of: ".row") == "none")
      #expect(try await inset.style("background-color", of: ".row") == "rgba(0, 0, 0, 0)")
      let drawn: [String] = try await inset.evaluate(
        """
        (style => ['left', 'right', 'top', 'bottom', 'borderRadius', 'borderTopWidth', 'backgroundColor'].map(k => style[k]))(
          getComputedStyle(document.querySelector('.row'), '::before'))
        """)
      #expect(drawn == ["16px", "16px", "4px", "0px", "12px", "2px", "rgb(88, 86, 214)"])
      #expect(try await inset.style("left", of: ".overlay") == "16px")
      #expect(try await inset.style("border-radius", of: ".overlay") == "12px")
    }

    // MARK: Colors

    @Test("The colors of samples are drawn where UIKit has them")
    func colors() async throws {
      let page = try await open(
        """
        hstack:
          - box: { background: { field: tint }, width: 8, height: 8 }
          - divider: { field: tint }
        """)
      let color = "rgb(88, 86, 214)"
      #expect(try await page.style("background-color", of: "[data-name=box]") == color)
      #expect(try await page.style("background-color", of: ".divider") == color)
    }

    // MARK: Excerpts

    @Test(
      "Texts of several lines may end early; those that have no room for their lines are cut off")
    func excerpts() async throws {
      let page = try await open(
        """
        vstack:
          - label: { text: note, lines: 2 }
          - label: { text: note, lines: 1 }
          - label: { text: note, lines: 3, height: 30 }
        """)
      try await page.set(["made": "0"])
      let cut: [String] = try await page.evaluate(
        "Array.from(document.querySelectorAll('.screen .cut-off')).map(e => e.dataset.name)")
      #expect(cut == ["noteLabel2", "noteLabel3"])
    }

    // MARK: Pages

    private func open(_ layout: String, _ keys: String...) async throws -> Page {
      let lines = layout.split(separator: "\n").map { "        \($0)\n" }.joined()
      return try await Browser.shared.open(
        html: try PageInput(
          """
          deploymentTarget: 17
          views:
            Row:
              data: { id: Int, title: String, note: String, part: Double, isOn: Bool, tint: UIColor }
              unshown: [title, note, part, isOn]
              actions: [open]
          \(keys.map { "    \($0)\n" }.joined())    samples: [{ id: 1, title: One, note: "\(Self.note)", part: 0.5, isOn: true, tint: .systemIndigo }]
              layout:
          \(lines)sections:
            rows: { cells: [Row] }

          """
        ).html())
    }

    private static let note = Array(repeating: "A long text that ends early.", count: 12)
      .joined(separator: " ")
  }
}

extension Page {
  /// The place of an element in another one of the screen, and its size: `[x, y, width, height]`.
  ///
  /// - Parameter outer: the name of an element, or a selector with a dot.
  fileprivate func box(_ name: String, in outer: String) async throws -> [Double] {
    let selector = outer.hasPrefix(".") ? outer : "[data-name=\(outer)]"
    return try await evaluate(
      """
      (() => {
        const outer = document.querySelector('.screen \(selector)')
        const [a, b] = [outer, outer.querySelector('[data-name=\(name)]')].map(e => e.getBoundingClientRect())
        return [b.x - a.x, b.y - a.y, b.width, b.height].map(n => Math.round(n * 10) / 10)
      })()
      """)
  }
}

extension Array {
  fileprivate func asyncMap<Result>(_ body: (Element) async throws -> Result) async throws
    -> [Result]
  {
    var results: [Result] = []
    for element in self { results.append(try await body(element)) }
    return results
  }
}
