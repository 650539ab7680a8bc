/// Writes the layout of a screen in a collection view; sections whose layout the user makes are
/// parameters.
///
///     /// The layout of the Listing screen in a collection view.
///     @MainActor
///     public enum ListingLayout {
///       public static func make() -> UICollectionViewCompositionalLayout {
///         ScreenLayout<ListingContent>.make { section in
///           switch section.section {
///           case .header: section.list()
///           }
///         }
///       }
///     }
func renderScreenLayout(_ context: ScreenContext, _ w: SwiftWriter) {
  renderDoc("The layout of the \(context.name) screen in a collection view.", w)
  w.line("@MainActor")
  w.block("\(context.access)enum \(context.name)Layout") { w in
    renderSignature(context, w) { w in
      w.block("ScreenLayout<\(context.contentType)>.make", parameters: "section in") { w in
        w.switch("section.section", over: context.screen.sections) { section, w in
          w.layout(of: section)
        }
      }
    }
  }
}

/// Writes the function around the layout, with a parameter for each section whose layout the user
/// makes.
///
///     public static func make(
///       photos: @escaping @MainActor (LayoutSection<ListingSection>) -> NSCollectionLayoutSection
///     ) -> UICollectionViewCompositionalLayout {
private func renderSignature(
  _ context: ScreenContext, _ w: SwiftWriter, _ body: (SwiftWriter) -> Void
) {
  let parameters = customParameters(context)
  let name = "\(context.access)static func make("
  let result = ") -> UICollectionViewCompositionalLayout"
  guard !parameters.isEmpty else { return w.block(name + result, body) }
  w.line(name)
  for (index, parameter) in parameters.enumerated() {
    renderParameter(parameter, end: index == parameters.count - 1 ? "" : ",", context, w.indented)
  }
  w.block(result, body)
}

private func renderParameter(
  _ name: String, end: String, _ context: ScreenContext, _ w: SwiftWriter
) {
  let argument = "@escaping @MainActor (LayoutSection<\(context.sectionType)>) ->"
  let result = "NSCollectionLayoutSection\(end)"
  if w.fits("\(name): \(argument) \(result)") {
    w.line("\(name): \(argument) \(result)")
  } else {
    w.line("\(name):")
    w.indented.pair(argument, result, indent: false)
  }
}

/// The names of the parameters for the sections whose layout the user makes.
private func customParameters(_ context: ScreenContext) -> [String] {
  context.screen.sections.compactMap { section in
    guard case .custom = section.layout else { return nil }
    let name = section.name.text
    // The closure around the call has a parameter of that name.
    return name == "section" ? "section makeSection" : parameterName(name)
  }
}

extension SwiftWriter {
  /// Writes the case of a section that makes its layout, on one line where it fits.
  fileprivate func layout(of section: Section) {
    let name = section.name.text
    let function = name == "section" ? "makeSection" : escapedIdentifier(name)
    let (callee, arguments) = layoutCall(section.layout, custom: function)
    let whole = "case .\(memberName(name)): \(callee)(\(arguments.joined(separator: ", ")))"
    if fits(whole) {
      line(whole)
    } else {
      line("case .\(memberName(name)):")
      indented.call(callee, arguments)
    }
  }
}

/// The function that makes a section's layout, with its arguments.
private func layoutCall(
  _ layout: SectionLayout, custom function: String
) -> (callee: String, arguments: [String]) {
  switch layout {
  case .list(let list):
    ("section.list", list.appearance == "plain" ? [] : [".\(memberName(list.appearance))"])
  case .grid(let grid):
    (
      "section.grid",
      ["columns: \(grid.columns)"]
        + commonArguments(grid.spacing, grid.insets, grid.height)
    )
  case .carousel(let carousel):
    (
      "section.carousel",
      ["width: \(swiftText(carousel.width))"]
        + commonArguments(carousel.spacing, carousel.insets, carousel.height)
    )
  case .custom: (function, ["section"])
  }
}

private func commonArguments(
  _ spacing: Double, _ insets: Insets?, _ height: CellHeight
) -> [String] {
  ["spacing: \(swiftText(spacing))"] + (insets.map { ["insets: \(swiftText($0))"] } ?? [])
    + ["height: \(swiftText(height))"]
}

private func swiftText(_ height: CellHeight) -> String {
  switch height {
  case .fixed(let points): ".absolute(\(swiftText(points)))"
  case .estimated(let points): ".estimated(\(swiftText(points)))"
  }
}

private func swiftText(_ width: CarouselLayout.Width) -> String {
  switch width {
  case .points(let points): ".absolute(\(swiftText(points)))"
  case .fraction(let fraction): ".fractionalWidth(\(swiftText(fraction)))"
  }
}
