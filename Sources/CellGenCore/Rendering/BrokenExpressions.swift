extension SwiftWriter {
  /// Writes an expression on one line, or breaks it if it is a choice or a call.
  ///
  ///     data.isOpen
  ///       ? BrandColors.tint : .label
  func expression(_ text: String, end: String = "") {
    let whole: SwiftLine = "\(text)\(end)"
    guard !fits(whole) else { return line(whole) }
    let expression = Expression(text)
    if let choice = expression.choice {
      line("\(choice.condition)")
      let rest: SwiftLine = "? \(choice.first) : \(choice.second)\(end)"
      if fits(rest) { return line(rest) }
      alternative("?", choice.first)
      alternative(":", choice.second, end: end)
    } else if let call = expression.call {
      self.call(call.callee, call.arguments, end: end)
    } else {
      line(whole)
    }
  }
}

extension SwiftWriter {
  /// Writes one of two alternatives after its sign, broken if it is a call.
  private func alternative(_ sign: String, _ text: String, end: String = "") {
    let whole: SwiftLine = "\(sign) \(text)\(end)"
    if fits(whole) || !breakCall(text, after: sign, end: end) { line(whole) }
  }

  /// Writes a call of a named type after some text, with its arguments on separate lines; returns false for
  /// any other expression.
  ///
  ///     titleLabel.text = String(
  ///       localized: "Delivered free of charge", comment: "Above the price.")
  func breakCall(_ text: String, after start: String, end: String = "") -> Bool {
    guard text.first?.isUppercase == true, let call = Expression(text).call,
      isIdentifier(call.callee), call.arguments.count > 1, fits("\(start) \(call.callee)(")
    else { return false }
    self.call("\(start) \(call.callee)", call.arguments, end: end)
    return true
  }
}

extension SwiftWriter {
  /// Writes a list after its label, with its items on separate lines; returns false for any other expression.
  ///
  ///     titles: [
  ///       String(localized: "Light"),
  ///       String(localized: "Dark"),
  ///     ])
  func breakList(_ text: String, after label: String, end: String) -> Bool {
    guard text.first == "[", let close = text.lastIndex(of: "]") else { return false }
    let items = Expression.items(of: text[..<close].dropFirst())
    line("\(label) [")
    for (position, item) in items.enumerated() {
      indented.item(item + (items.count > 1 || position > 0 ? "," : ""))
    }
    line("]\(text[close...].dropFirst())\(end)")
    return true
  }
}

/// The text of an expression, with the positions at which it can be broken.
private struct Expression {
  private let text: [UInt8]
  /// The positions of the brackets, commas, and signs outside of strings and nested brackets.
  private var opening: [Int] = []
  private var commas: [Int] = []
  private var question: Int?
  private var colon: Int?

  init(_ text: String) {
    self.text = Array(text.utf8)
    var depth = 0
    var isInString = false
    var position = 0
    while position < self.text.count {
      let byte = self.text[position]
      switch byte {
      case UInt8(ascii: "\\") where isInString: position += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case _ where isInString: break
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == 0, byte == UInt8(ascii: "(") {
          opening.append(position)
          commas = []
        }
        depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 1: commas.append(position)
      case UInt8(ascii: "?") where depth == 0 && question == nil && isSpaced(position):
        question = position
      case UInt8(ascii: ":") where depth == 0 && question != nil && isSpaced(position):
        colon = colon ?? position
      default: break
      }
      position += 1
    }
  }

  /// Returns the items of a list, given without its brackets.
  static func items(of list: Substring) -> [String] {
    let call = Expression("_(\(list))").call
    return call?.arguments ?? [String(list)]
  }

  private func isSpaced(_ position: Int) -> Bool {
    let space = UInt8(ascii: " ")
    return position > 0 && text[position - 1] == space && position + 1 < text.count
      && text[position + 1] == space
  }

  private func part(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  /// The parts of `condition ? first : second`.
  var choice: (condition: String, first: String, second: String)? {
    guard let question, let colon else { return nil }
    return (
      part(0..<(question - 1)), part((question + 2)..<(colon - 1)), part((colon + 2)..<text.count)
    )
  }

  /// The callee and arguments of the call at the end of the expression.
  var call: (callee: String, arguments: [String])? {
    guard question == nil, let start = opening.last, text.last == UInt8(ascii: ")") else {
      return nil
    }
    let ends = commas + [text.count - 1]
    var arguments: [String] = []
    var begin = start + 1
    for end in ends {
      arguments.append(part(begin..<end))
      begin = min(end + 2, text.count)
    }
    return (part(0..<start), arguments)
  }
}
