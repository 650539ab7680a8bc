import CellGenCore

/// Names in a manifest's style, derived from those of an Interface Builder file.
enum NibNames {
  /// The name of a view from its class: `Order` for `OrderTableViewCell`.
  static func view(class name: String?, reuseIdentifier: String?, file: String) -> String {
    for source in [name, reuseIdentifier, file].compactMap(\.self) {
      var plain = source.split(separator: ".").last.map(String.init) ?? source
      let suffixes = [
        "TableViewCell", "CollectionViewCell", "CollectionReusableView", "ReusableView",
        "TableCell", "Cell", "View",
      ]
      while let suffix = suffixes.first(where: { plain.count > $0.count && plain.hasSuffix($0) }) {
        plain = String(plain.dropLast(suffix.count))
      }
      if [
        "UI", "UITable", "UICollection", "UITableView", "UICollectionView", "UICollectionReusable",
      ]
      .contains(plain) {
        continue
      }
      let words = words(of: plain)
      let joined = words.map(capitalized).joined()
      if joined.first?.isLetter == true { return joined }
    }
    return "Row"
  }

  /// The name of a view from its content: the outlet or the text of its first leaf.
  static func view(content cell: NibCell) -> String? {
    for leaf in cell.content.leaves {
      if let outlet = cell.outlet(of: leaf), let name = field(outlet: outlet, kind: leaf.kind) {
        return capitalized(name)
      }
      let text: String? = leaf.text("text") ?? leaf.element.child("state")?["title"]
      if let text, let name = field(text: text) { return capitalized(name) }
    }
    return nil
  }

  /// The name of a field from its outlet: `title` for `titleLabel`.
  static func field(outlet: String, kind: String) -> String? {
    var words = words(of: outlet.drop { $0 == "_" })
    let suffixes =
      switch kind {
      case "label": [["Label"], ["Lbl"], ["Label", "View"], ["Lb"]]
      case "imageView": [["Image", "View"], ["Image"], ["View"], ["Imageview"], ["Img"]]
      case "button": [["Button"], ["Btn"]]
      case "textField": [["Text", "Field"], ["Field"], ["Textfield"]]
      case "textView": [["Text", "View"], ["View"], ["Textview"]]
      case "switch": [["Switch"], ["Toggle"], ["Switch", "View"]]
      case "slider", "stepper": [["Slider"], ["Stepper"]]
      case "segmentedControl": [["Segmented", "Control"], ["Control"], ["Segment"]]
      case "datePicker": [["Date", "Picker"], ["Picker"]]
      case "progressView": [["Progress", "View"], ["View"], ["Bar"]]
      case "activityIndicatorView": [["Activity", "Indicator"], ["Indicator"], ["View"]]
      default: [["View"]]
      }
    let capital = words.map(capitalized)
    for suffix in suffixes
    where capital.count > suffix.count && Array(capital.suffix(suffix.count)) == suffix {
      words = Array(words.dropLast(suffix.count))
      break
    }
    let prefixes: [[String]] =
      switch kind {
      case "label": [["label"], ["lbl"]]
      case "imageView": [["image", "view"], ["img"], ["iv"]]
      case "button": [["button"], ["btn"]]
      case "textField": [["text", "field"], ["txt"], ["tf"]]
      case "textView": [["text", "view"], ["txt"], ["tv"]]
      default: []
      }
    let small = words.map { $0.lowercased() }
    if let prefix = prefixes.first(where: {
      small.count > $0.count && Array(small.prefix($0.count)) == $0
    }) {
      words.removeFirst(prefix.count)
    }
    return member(words)
  }

  /// A name from the first words of a text.
  static func field(text: String) -> String? {
    member(Array(words(of: text).prefix(3)))
  }

  /// The name of an action from its selector: `didTapMore` for `didTapMore:`.
  static func action(selector: String) -> String? {
    let name = selector.prefix { $0 != ":" }
    return member(words(of: name))
  }

  static func member(_ words: [String]) -> String? {
    guard let first = words.first else { return nil }
    let head =
      first.allSatisfy { $0.isUppercase || $0.isNumber } ? first.lowercased() : decapitalized(first)
    let name = head + words.dropFirst().map(capitalized).joined()
    guard name.first?.isLetter == true else { return nil }
    return name
  }

  /// The words of an identifier or a text in ASCII.
  static func words(of text: some StringProtocol) -> [String] {
    CellGenAuthoring.words(of: String(text.map { $0.isASCII ? $0 : " " }))
  }

  private static func decapitalized(_ word: String) -> String {
    word.prefix(1).lowercased() + word.dropFirst()
  }
}
