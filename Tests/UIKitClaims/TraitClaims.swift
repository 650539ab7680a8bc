import Stage
import Testing
import UIKit

/// Text sizes, appearances and directions.
extension Claims {
  @MainActor
  @Suite struct Traits {
    @Test(
      "The font of a text style is larger for a larger text size",
      .source(
        "Apple, `UIFont.preferredFont(forTextStyle:compatibleWith:)`",
        usedIn: "CellFont.swift"))
    func fontsOfStyles() {
      func size(_ category: UIContentSizeCategory) -> CGFloat {
        UIFont.preferredFont(
          forTextStyle: .body,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
        ).pointSize
      }
      #expect(size(.large) == 17)
      #expect(size(.accessibilityLarge) > size(.extraExtraExtraLarge))
      #expect(size(.small) < size(.large))
    }

    @Test(
      "The metrics of a text style scale lengths with it",
      .source(
        "Apple, `UIFontMetrics.scaledValue(for:compatibleWith:)`",
        usedIn: "CellStacks.swift", "CellFont.swift"))
    func metrics() {
      func value(_ category: UIContentSizeCategory) -> CGFloat {
        UIFontMetrics.default.scaledValue(
          for: 100, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
      }
      #expect(value(.large) == 100)
      #expect(value(.accessibilityLarge) > 100)
    }

    @Test(
      "The font of a descriptor with other traits has those alone",
      .source("Apple, `UIFontDescriptor.withSymbolicTraits(_:)`", usedIn: "CellFont.swift"))
    func symbolicTraits() throws {
      let bold = UIFont.boldSystemFont(ofSize: 17).fontDescriptor
      #expect(bold.symbolicTraits.contains(.traitBold))
      let both = try #require(
        bold.withSymbolicTraits(bold.symbolicTraits.union(.traitItalic)))
      #expect(both.symbolicTraits.contains(.traitBold))
      #expect(both.symbolicTraits.contains(.traitItalic))
    }

    @Test(
      "There is no font for an unknown name",
      .source("Apple, `UIFont.init(name:size:)`", usedIn: "CellFont.swift"),
      .needsUIKit("the stand-in has a font of any name"))
    func unknownFont() { #expect(UIFont(name: "NoSuchFont-Regular", size: 12) == nil) }

    @available(iOS 17, *)
    @Test(
      "A label that adjusts its font follows the text size",
      .source(
        "Apple, `UIContentSizeCategoryAdjusting.adjustsFontForContentSizeCategory`",
        usedIn: "CellFont.swift", "ConfigurableView.swift"))
    func labels() {
      let stage = Stage()
      let (adjusting, fixed) = (UILabel(), UILabel())
      for label in [adjusting, fixed] {
        label.font = .preferredFont(forTextStyle: .body)
        label.text = "text"
      }
      adjusting.adjustsFontForContentSizeCategory = true
      stage.show(UIStackView(arrangedSubviews: [adjusting, fixed]))
      let before = adjusting.intrinsicContentSize.height
      stage.withTextSize(.accessibilityLarge) {
        #expect(adjusting.intrinsicContentSize.height > before)
        #expect(fixed.intrinsicContentSize.height == before)
      }
    }

    @available(iOS 17, *)
    @Test(
      "A label that adjusts its font follows with a font that was scaled by metrics, too",
      .source("github.com/dotnet/macios/issues/18335", usedIn: "CellFont.swift"))
    func scaledFonts() {
      let stage = Stage()
      let label = UILabel()
      label.text = "text"
      label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20))
      label.adjustsFontForContentSizeCategory = true
      stage.show(UIStackView(arrangedSubviews: [label]))
      let before = label.intrinsicContentSize.height
      stage.withTextSize(.accessibilityLarge) {
        #expect(label.intrinsicContentSize.height > before)
      }
    }

    @available(iOS 17, *)
    @Test(
      "From iOS 17 on, a view can have a text size and a direction of its own, and hands them on",
      .source("Apple, `UIView.traitOverrides`", usedIn: "SwiftUIHosting.swift"))
    func overrides() {
      let stage = Stage()
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      stage.show(outer)
      outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      outer.traitOverrides.layoutDirection = .rightToLeft
      stage.layOut()
      #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
      #expect(inner.traitCollection.layoutDirection == .rightToLeft)
      #expect(stage.window.traitCollection.preferredContentSizeCategory != .accessibilityLarge)
    }

    @available(iOS 17, *)
    @Test(
      "From iOS 17 on, a view is told of changes of the traits that it has asked about",
      .source(
        "Apple, `UITraitChangeObservable.registerForTraitChanges(_:handler:)`",
        usedIn: "CellTurningRow.swift", "CellBox.swift", "CellDivider.swift"))
    func changes() {
      let stage = Stage()
      let view = UIView()
      var sizes: [UIContentSizeCategory] = []
      view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (view: UIView, _: UITraitCollection) in
        sizes.append(view.traitCollection.preferredContentSizeCategory)
      }
      stage.show(view)
      sizes = []
      view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      stage.layOut()
      #expect(sizes == [.accessibilityLarge])
    }

    @Test(
      "A dynamic color is resolved for an appearance",
      .source("Apple, `UIColor.init(dynamicProvider:)`", usedIn: "CellBox.swift"))
    func dynamicColors() {
      let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
      #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
    }

    @Test(
      "A view that is forced from right to left has its leading edge at the right",
      .source(
        "Apple, `UIView.semanticContentAttribute`",
        usedIn: "CellFlow.swift", "RowEdges.swift"))
    func direction() {
      let stage = Stage()
      let (outer, inner) = (UIView(), UIView())
      outer.semanticContentAttribute = .forceRightToLeft
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.widthAnchor.constraint(equalToConstant: 50),
        inner.heightAnchor.constraint(equalToConstant: 50),
      ])
      stage.show(outer)
      #expect(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(inner.frame.maxX == outer.bounds.maxX)
    }
  }
}
