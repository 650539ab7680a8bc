/// Manifests that declare so many views: five fields each, ten views a section; each manifest is a screen.
struct Manifests: Sendable {
  var count: Int
  /// The containers that the screens are shown in, as the manifests name them.
  var containers = "[collection]"
  /// The most views that a manifest has.
  var perManifest = 100

  /// Names and texts.
  var files: [(name: String, text: String)] {
    stride(from: 0, to: count, by: perManifest).map { first in
      let views = first..<min(first + perManifest, count)
      return ("Shop\(first / perManifest).sections", text(of: views))
    }
  }

  private func text(of views: Range<Int>) -> String {
    let sections = stride(from: views.lowerBound, to: views.upperBound, by: 10).map { first in
      section(of: first..<min(first + 10, views.upperBound))
    }
    return """
      containers: \(containers)

      views:
      \(views.map(view).joined())
      sections:
      \(sections.joined())
      """
  }

  private func view(_ number: Int) -> String {
    """
      Offer\(number):
        data:
          id: Int
          title: String
          subtitle: String?
          price: Int = 0
          isSaved: Bool = false

    """
  }

  private func section(of views: Range<Int>) -> String {
    """
      part\(views.lowerBound / 10):
        cells: [\(views.map { "Offer\($0)" }.joined(separator: ", "))]

    """
  }
}
