/// Writes the sections of a screen.
///
///     /// The sections of the Listing screen, in the order they're shown.
///     public enum ListingSection: String, ScreenSection, CaseIterable {
///       case header
///       case photos
///     }
func renderSectionEnum(_ context: ScreenContext, _ w: SwiftWriter) {
  renderDoc("The sections of the \(context.name) screen, in the order they're shown.", w)
  w.type("\(context.access)enum \(context.sectionType)", context.sectionProtocols) { w in
    if context.hasRepeatedSections {
      renderRepeatedCases(context, w)
    } else {
      renderCases(context, w)
    }
  }
}

extension ScreenContext {
  /// The protocols of its sections. With repeated sections, cases carry values, so there is no list of all.
  package var sectionProtocols: [String] {
    hasRepeatedSections ? ["ScreenSection"] : ["String", "ScreenSection", "CaseIterable"]
  }
}

private func renderCases(_ context: ScreenContext, _ w: SwiftWriter) {
  for section in context.screen.sections {
    if let doc = section.doc { renderDoc(doc, w) }
    w.line("case \(escapedIdentifier(section.name.text))")
  }
}

/// Writes sections if some of them are repeated.
///
///     case pinned
///     case days(DayViewData.ID)
///
///     /// A declared section, whether or not it's repeated.
///     public enum Kind: String, ScreenValue, CaseIterable {
///       case pinned
///       case days
///     }
///
///     public var kind: Kind {
///       switch self {
///       case .pinned: .pinned
///       case .days: .days
///       }
///     }
private func renderRepeatedCases(_ context: ScreenContext, _ w: SwiftWriter) {
  for section in context.screen.sections {
    if let doc = section.doc { renderDoc(doc, w) }
    let name = "case \(escapedIdentifier(section.name.text))"
    guard let repeated = section.repeated else {
      w.line("\(name)")
      continue
    }
    w.call(name, ["\(context.file.module[repeated].viewDataType).ID"])
  }
  w.gap()
  renderDoc("A declared section, whether or not it's repeated.", w)
  w.type("\(context.access)enum Kind", ["String", "ScreenValue", "CaseIterable"]) { w in
    for section in context.screen.sections {
      w.line("case \(escapedIdentifier(section.name.text))")
    }
  }
  w.gap()
  w.block("\(context.access)var kind: Kind") { w in
    w.switch("self", over: context.screen.sections) { section, w in
      let name = memberName(section.name.text)
      w.caseLine(".\(name)", ".\(name)")
    }
  }
}
