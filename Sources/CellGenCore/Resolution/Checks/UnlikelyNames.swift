/// Checks of names that are compiled unchanged: symbols, fonts, and cases.
extension Resolver {
  /// Warns about the name of a symbol that is one letter away from a common one.
  ///
  /// Other unknown names could be those of newer symbols, or of the app's own symbols.
  mutating func checkSymbol(_ name: Name) {
    guard let meant = symbol(meantBy: name.text) else { return }
    report(.unlikelySymbol(name, meant))
  }

  /// Warns about a font name that isn't a PostScript name, which `UIFont` requires.
  mutating func checkFontName(_ name: String, at entry: Mapping.Entry) {
    let isFile = [".ttf", ".otf", ".ttc"].contains { name.lowercased().hasSuffix($0) }
    guard isFile || name.contains(" ") else { return }
    report(.unlikelyFont(Name(name, span: entry.value.span), isFile: isFile))
  }

  /// Warns about an enum case that is capitalized like a title: `System` for `system`.
  ///
  /// Cases in all capitals, such as those of currencies, are fine.
  mutating func checkCase(_ name: Name, of field: Field) {
    let letters = name.text.utf8.prefix(2)
    guard letters.count == 2, letters.first.map(isUpper) == true, letters.last.map(isLower) == true
    else { return }
    report(.unlikelyCase(name, of: field))
  }
}

/// Returns the name of a symbol with one letter of a common word missing, doubled, or wrong; nil for other
/// names.
func symbol(meantBy name: String) -> String? {
  var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  guard let position = words.firstIndex(where: { !Vocabulary.wordsOfSymbols.contains($0) }),
    let meant = Vocabulary.wordsOfSymbols.filter({ isSlip(words[position], of: $0) }).min()
  else { return nil }
  words[position] = meant
  return words.allSatisfy(Vocabulary.wordsOfSymbols.contains) ? words.joined(separator: ".") : nil
}

/// Returns true if a word of a symbol's name is a typo of another. A wrong letter can turn a short word into
/// another valid one.
private func isSlip(_ typed: String, of word: String) -> Bool {
  if isSlip(typed, for: word, atLeast: 4) { return true }
  guard typed.utf8.count == word.utf8.count, typed.utf8.count >= 8 else { return false }
  return zip(typed.utf8, word.utf8).count { $0 != $1 } == 1
}

/// Returns the likely PostScript name for a family with a weight, or for a file: `Inter-Bold` for `Inter
/// Bold`.
private func postScriptName(meantBy name: String) -> String {
  let file = name.split(separator: "/").last.map(String.init) ?? name
  let stem = file.firstIndex(of: ".").map { String(file[..<$0]) } ?? file
  let words = stem.split(separator: " ").map(String.init)
  let faces = [
    "thin", "ultra", "ultralight", "extra", "extralight", "light", "regular", "book", "roman",
    "medium", "semi", "semibold", "demi", "demibold", "bold", "extrabold", "heavy", "black",
    "italic", "oblique", "condensed",
  ]
  let face = words.dropFirst().firstIndex { faces.contains($0.lowercased()) } ?? words.count
  return [words[..<face].joined(), words[face...].joined()].filter { !$0.isEmpty }
    .joined(separator: "-")
}

extension Vocabulary {
  /// The words in the names of common SF Symbols.
  ///
  /// Names are compared only if at least one of their words is known, so gaps in this list cause no warnings.
  static let wordsOfSymbols = Set(
    """
    airplane alarm alt ant antenna app apple archivebox arrow arrows arrowshape arrowtriangle aspectratio at \
    backward badge bag banknote bandage barcode basket battery bed bell bicycle bin binoculars birthday blocks \
    bold bolt book bookmark books bottom box boxes brain branch briefcase bubble building bullet burst bus cake \
    calculator calendar camera capsule car cart case chart chat check checklist checkmark chevron circle \
    circlepath clipboard clock clockwise cloud columns command comment compact compass compose connected cpu \
    creditcard crop cross crown cube cup curved cursor dash dashed decrease delete desktopcomputer dial diamond \
    display divide doc document dollarsign dot dots dotted double down download drive drop ear earth ellipsis \
    envelope equal eraser eurosign even exclamationmark externaldrive eye eyedropper eyeglasses eyes face \
    facing fast figure filemenu fill film filter flag flame flashlight flipped folder fork forward frying \
    function gamecontroller gauge gear gearshape generic gift giftcard glass glasses globe graduationcap grid \
    group half hammer hand handle hare hat headphones heart heat height hexagon high hifispeaker history hourglass \
    house icloud increase indent infinity info inset insert italic key keyboard knife ladybug landscape laptop \
    laptopcomputer lasso leaf left letter level lifepreserver lightbulb line lines link list location lock long \
    low macwindow magnifyingglass mail map mappin mark max medal medium megaphone memories message mic micro \
    microphone min minus mirror mode moon motorcycle mouth mug multiply music mute network newspaper nosign note \
    number octagon on open opticaldisc outgoing paintbrush paintpalette paperclip paperplane partial path pause \
    paw pawprint pc pencil percent person persons phone photo picker pill pills pin play plus point pointed \
    points popover portrait power printer progress puzzlepiece qrcode quarter questionmark quote rays reader \
    record rectangle repeat resize return reverse ribbon richtext right ring rosette rotate round ruler safari \
    scissors screen scribble seal sealed section selected send sensor share shield shift ship shippingbox shoe \
    shuffle sidebar signature signpost simcard slash slider sliders slow small snow snowflake sort sparkle \
    sparkles speaker speedometer split square squareshape stack stacks staple star stars stop stopwatch \
    storefront strikethrough studentdesk subtract suitcase suit sun sunglasses sunrise sunset switch table tag \
    target telephone tent terminal text textbox textformat thermometer three thumbsdown thumbsup ticket timelapse \
    timer toggle tools top tortoise touchid translate tram trash tray tree triangle trophy tshirt tv two umbrella \
    under underline up upload vertical video viewfinder volume wallet wand warning watch water wave waveform waves wifi \
    wind window wrench x xmark yensign zzz 0 1 2 3 4 5 6 7 8 9 a and by
    """.split(separator: " ").map(String.init))
}

extension DiagnosticCode {
  package static let unlikelyName = Self("unlikely-name", .warning, .elements, waits: .forItsView)
}

extension Diagnostic {
  fileprivate static func unlikelySymbol(_ name: Name, _ meant: String) -> Diagnostic {
    Diagnostic(
      .unlikelyName,
      "the symbol \(quoted(name.text)) looks like a typo for \(quoted(meant))",
      at: Annotation(name.span, "not a common symbol"),
      help: "write '\(meant)'",
      note: "for a symbol that does not exist, UIKit shows nothing")
  }

  fileprivate static func unlikelyCase(_ name: Name, of field: Field) -> Diagnostic {
    Diagnostic(
      .unlikelyName,
      "the case \(quoted(name.text)) of \(quoted(field.name.text)) begins with a capital letter",
      at: Annotation(name.span, "cases begin with a lower-case letter"),
      also: [Annotation(field.typeSpan, "the enum")],
      help: "write the case as '\(field.type.unwrapped)' declares it, which is probably "
        + "'\(lowerCamelCase(name.text))'")
  }

  fileprivate static func unlikelyFont(_ name: Name, isFile: Bool) -> Diagnostic {
    Diagnostic(
      .unlikelyName,
      "\(quoted(name.text)) is not the PostScript name of a font",
      at: Annotation(name.span, isFile ? "a file" : "a PostScript name has no spaces"),
      help: "write the PostScript name, which is probably '\(postScriptName(meantBy: name.text))'",
      note:
        "Font Book shows the PostScript name of a font; UIKit replaces a missing font with the system font"
    )
  }
}
