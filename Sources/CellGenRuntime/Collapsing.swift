#if canImport(UIKit)
import UIKit

/// The sections that are collapsed. They are remembered by section, even while the content has none of them.
struct CellGenCollapsedSections<Section: ScreenSection> {
  var sections: Swift.Set<Section> = []
  private var known: Swift.Set<Section> = []

  /// True if a section is collapsed; nil for a section that cannot be collapsed.
  ///
  /// - Parameter initially: the state in which it is first shown; nil for a section that cannot be collapsed.
  mutating func state(of section: Section, initially: Bool?) -> Bool? {
    guard let initially else { return nil }
    if known.insert(section).inserted, initially { sections.insert(section) }
    return sections.contains(section)
  }
}

extension CellGenCollapsedSections {
  /// Returns the sections of content, each with its current state.
  mutating func marking<Content>(
    _ sections: [ShownSection<Content>]
  ) -> [ShownSection<Content>] where Content.Section == Section {
    sections.map { shown in
      var shown = shown
      shown.setCollapsed(state(of: shown.section, initially: shown.isCollapsed))
      return shown
    }
  }
}

extension CellGenList {
  var collapsedSections: Swift.Set<Content.Section> {
    get { shown.collapsed.sections }
    set {
      guard newValue != shown.collapsed.sections else { return }
      shown.collapsed.sections = newValue
      shown.fallOutOfStep()
      shown.updates.add(of: self) {
        guard $0.hasContainer else { return }
        $0.show($0.shown.content, animation: $0.animation, completion: nil)
      }
    }
  }

  /// Makes a header show whether its section is collapsed, and lets it collapse the section.
  func showCollapsing(of section: Content.Section, in header: UIView) {
    let isCollapsed = shown.boundaries(of: section).isCollapsed
    CellGenCollapseMark.show(isCollapsed, in: header) { [weak self] in self?.toggle(section) }
  }

  private func toggle(_ section: Content.Section) {
    guard hasContainer else { return }
    collapsedSections.formSymmetricDifference([section])
    hooks.collapseChanged?()
  }
}

/// The chevron of a section's header, which points down while the section is expanded. A tap anywhere on the
/// header, except on its controls, collapses or expands the section.
final class CellGenCollapseMark: UIImageView {
  /// The distance from the trailing edge. It is also the space that the mark needs in addition to the space
  /// between the header's own content and that edge. Units: points.
  private static let margin: CGFloat = 16
  private static let room: CGFloat = 32

  private var cellGenTap: CellGenTap?

  /// - Parameter isCollapsed: the state; nil for a header whose section cannot be collapsed.
  static func show(
    _ isCollapsed: Bool?, in header: UIView, toggle: @escaping @MainActor () -> Void
  ) {
    let known = header.subviews.lazy.compactMap { $0 as? CellGenCollapseMark }.first
    guard let isCollapsed else {
      known?.leave(header)
      return
    }
    let mark = known ?? install(in: header)
    mark.cellGenTap?.cellGenReport = toggle
    mark.show(isCollapsed, in: header)
  }

  private static func install(in header: UIView) -> CellGenCollapseMark {
    let mark = CellGenCollapseMark()
    mark.translatesAutoresizingMaskIntoConstraints = false
    mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
    header.addSubview(mark)
    NSLayoutConstraint.activate([
      header.safeAreaLayoutGuide.trailingAnchor.constraint(
        equalTo: mark.trailingAnchor, constant: margin),
      mark.centerYAnchor.constraint(equalTo: header.centerYAnchor),
    ])
    let tap = CellGenTap.make()
    header.addGestureRecognizer(tap)
    mark.cellGenTap = tap
    (header as? any CellGenHost)?.hosted?.trailingRoom = room
    return mark
  }

  /// Removes the mark from a header, which may be dequeued for another section.
  private func leave(_ header: UIView) {
    if let cellGenTap { header.removeGestureRecognizer(cellGenTap) }
    (header as? any CellGenHost)?.hosted?.trailingRoom = 0
    removeFromSuperview()
  }

  private func show(_ isCollapsed: Bool, in header: UIView) {
    image = UIImage(systemName: isCollapsed ? Self.forward : "chevron.down")
    // UIKit adds the content of a header again with each text.
    header.bringSubviewToFront(self)
    // part: Headings
    if #available(iOS 14, *), let header = header as? any CellGenHeadingShowing {
      header.makeRoom(trailing: Self.room)
      header.accessibilityTraits = [.header, .button]
      return say(isCollapsed, of: header)
    }
    // part end
    isAccessibilityElement = true
    accessibilityLabel = Self.text(in: header)
    accessibilityTraits = .button
    say(isCollapsed, of: self)
  }

  /// The name of the chevron, mirrored in right-to-left layouts.
  private static var forward: String {
    if #available(iOS 14, *) { "chevron.forward" } else { "chevron.right" }
  }

  /// Announces the state. Before iOS 18, there is no API for that in the user's language.
  private func say(_ isCollapsed: Bool, of element: UIView) {
    #if compiler(>=6.0)
    if #available(iOS 18, *) {
      element.accessibilityExpandedStatus = isCollapsed ? .collapsed : .expanded
    }
    #endif
  }

  /// Returns the texts of a header, without its buttons.
  private static func text(in header: UIView) -> String? {
    let view = (header as? any CellGenHost)?.hosted?.view ?? header
    let content =
      (view as? DeclaredView).map { CellGenSpokenContent(partsOf: $0) }
      ?? CellGenSpokenContent(of: view)
    return content.name
  }
}
#endif
