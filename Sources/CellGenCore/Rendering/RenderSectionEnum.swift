/// Writes the sections of a screen.
///
///     /// The sections of the Listing screen, in the order in which they are shown.
///     public enum ListingSection: String, ScreenSection, CaseIterable {
///       case header
///       case photos
///     }
func renderSectionEnum(_ context: ScreenContext, _ w: SwiftWriter) {
  renderDoc("The sections of the \(context.name) screen, in the order in which they are shown.", w)
  let protocols = ["String", "ScreenSection", "CaseIterable"]
  w.type("\(context.access)enum \(context.sectionType)", protocols) { w in
    for section in context.screen.sections {
      if let doc = section.doc { renderDoc(doc, w) }
      w.line("case \(escapedIdentifier(section.name.text))")
    }
  }
}
