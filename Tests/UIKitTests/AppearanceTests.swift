import Testing
import UIKit

/// Traits, colours, fonts and layers.
@MainActor
struct AppearanceTests {
  @Test func viewsAreToldOfTheTraitsThatTheyAskFor() {
    final class View: UIView {
      var changes: [String] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        changes.append("any")
      }
    }
    func changes(on version: Double, _ traits: StandIn.Traits) -> [String] {
      let view = View()
      view.registerForTraitChanges([UITraitDisplayScale.self]) { (view: View, _) in
        view.changes.append("scale")
      }
      view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
        (view: View, previous) in
        view.changes.append(
          "\(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
      }
      StandIn.withSystemVersion(version) { StandIn.withTraits(traits, in: view) {} }
      return view.changes
    }
    #expect(
      changes(on: 17, .init(style: .dark)) == ["any", "light to dark", "any", "dark to light"])
    #expect(changes(on: 17, .init(displayScale: 3)) == ["any", "scale", "any", "scale"])
    #expect(changes(on: 16, .init(style: .dark)) == ["any", "any"])
    let failures = StandIn.recordingFailures {
      StandIn.withSystemVersion(16) {
        _ = UIView().registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in }
      }
    }
    #expect(failures.map(\.name) == ["Unavailable"])
  }

  @Test func layersHoldColoursWithoutTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    StandIn.withTraits(.init(style: .dark)) {
      let resolved = color.resolvedColor(with: UITraitCollection())
      #expect(resolved == .white)
      #expect(resolved.cgColor == UIColor.white.cgColor)
      #expect(color.cgColor == UIColor.black.cgColor)
      let label = UIColor.label
      #expect(label.resolvedColor(with: UITraitCollection()).cgColor != label.cgColor)
      #expect(UIColor.red.resolvedColor(with: UITraitCollection()) == .red)
    }
    #expect(color != UIColor { _ in .black })
    #expect(color.withAlphaComponent(0.5).cgColor == UIColor.black.withAlphaComponent(0.5).cgColor)
    #expect(UIColor.clear.cgColor.alpha == 0)
  }

  @Test func colorAppearancesAreCompared() {
    let light = UITraitCollection()
    StandIn.withTraits(.init(style: .dark)) {
      #expect(UITraitCollection().hasDifferentColorAppearance(comparedTo: light))
      #expect(UITraitCollection().hasDifferentColorAppearance(comparedTo: nil))
    }
    StandIn.withTraits(.init(displayScale: 3)) {
      #expect(!UITraitCollection().hasDifferentColorAppearance(comparedTo: light))
      #expect(UITraitCollection() != light)
    }
  }

  @Test func aViewsLayerIsOfItsClass() {
    final class View: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let layer = View().layer as? CAGradientLayer
    #expect(layer != nil)
    layer?.colors = [UIColor.red.cgColor]
    let failures = StandIn.recordingFailures { layer?.colors = [UIColor.red] }
    #expect(failures.count == 1)
    let view = UIView()
    #expect(type(of: view.layer) == CALayer.self)
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
  }

  @Test func paths() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 3).cgPath
    #expect(path == UIBezierPath(roundedRect: rect, cornerRadius: 3).cgPath)
    #expect(path != UIBezierPath(roundedRect: rect, cornerRadius: 4).cgPath)
    #expect(path.boundingBox == rect)
  }

  @Test func aFontIsScaledOnce() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = metrics.scaledFont(for: .systemFont(ofSize: 10))
    let again = StandIn.recordingFailures { _ = metrics.scaledFont(for: font) }
    #expect(again.map(\.name) == ["NSInvalidArgumentException"])
    let style = StandIn.recordingFailures {
      _ = metrics.scaledFont(for: .preferredFont(forTextStyle: .body))
    }
    #expect(style.count == 1)
    let plain = UIFont(descriptor: font.fontDescriptor, size: 0)
    #expect(StandIn.recordingFailures { _ = metrics.scaledFont(for: plain) } == [])
    let label = UILabel()
    label.text = "x"
    label.font = font
    let size = label.intrinsicContentSize
    label.adjustsFontForContentSizeCategory = true
    StandIn.withContentSizeCategory(.accessibilityLarge, in: label) {
      #expect(metrics.scaledValue(for: 10) == 19.5)
      #expect(
        metrics.scaledValue(
          for: 10, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)) == 10)
      #expect(label.intrinsicContentSize.height > size.height)
    }
  }

  @Test func descriptorsOfFonts() {
    let bold = UIFont.systemFont(ofSize: 12, weight: .semibold).fontDescriptor
    #expect(bold.symbolicTraits == .traitBold)
    #expect(
      bold.withSymbolicTraits([.traitBold, .traitItalic])?.symbolicTraits
        == [.traitBold, .traitItalic])
    #expect(bold.withSymbolicTraits(.traitItalic)?.symbolicTraits == .traitItalic)
    #expect(bold.withDesign(.rounded) != bold)
    #expect(UIFont(name: "Inter", size: 12)?.fontDescriptor.withDesign(.rounded) == nil)
    #expect(UIFont(name: "Missing", size: 12) == nil)
    #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
    #expect(
      UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular) != .systemFont(ofSize: 12))
  }

  @Test func aBlurHoldsNoSubviewsOfItsOwn() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    #expect(StandIn.recordingFailures { view.addSubview(UIView()) }.count == 1)
    view.contentView.addSubview(UIView())
    #expect(view.subviews == [view.contentView])
  }
}
