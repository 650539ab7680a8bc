/// Writes lines of Swift into one growing text; the nesting of its calls shows that of the output.
///
///     w.block("struct Point") { w in
///       w.line("var x: Int")
///     }
///
/// The indentation is a value handed down, so nothing has to be undone; all copies share the text.
/// Every function leaves the layout that `swift format` would leave.
///
/// - Units: widths are counted in characters, as `swift format` counts them.
struct SwiftWriter {
  private let buffer = Buffer()
  private var indentation = ""

  /// The greatest width of a line.
  static let lineLength = 100

  /// What has been written.
  var text: String { buffer.text }

  private final class Buffer {
    var text = ""
    /// Whether a blank line would stand between two things.
    var isAfterLine = false
  }

  /// A writer of the same text, one step further to the right.
  var indented: SwiftWriter {
    var writer = self
    writer.indentation += "  "
    return writer
  }

  /// Whether a text fits on a line here.
  func fits(_ text: String) -> Bool {
    let width = Self.lineLength - indentation.utf8.count
    return text.utf8.count <= width || text.count <= width
  }

  /// Writes one line.
  func line(_ text: String) {
    buffer.text += indentation
    buffer.text += text
    buffer.text += "\n"
    buffer.isAfterLine = true
  }

  /// Writes lines that are there already, as they are.
  func verbatim(_ lines: String) {
    buffer.text += lines
    buffer.isAfterLine = true
  }

  /// Writes a blank line, unless a block has just begun or there is one already.
  func gap() {
    guard buffer.isAfterLine else { return }
    buffer.text += "\n"
    buffer.isAfterLine = false
  }

  /// Writes a head, a body in braces, and what follows it; for a closure its parameters as well.
  ///
  /// A body of no lines leaves `{}`.
  func block(
    _ head: String, end: String = "}", parameters: String = "", _ body: (SwiftWriter) -> Void
  ) {
    line((head.isEmpty ? "{" : head + " {") + (parameters.isEmpty ? "" : " " + parameters))
    buffer.isAfterLine = false
    let start = buffer.text.utf8.count
    body(indented)
    if buffer.text.utf8.count == start {
      buffer.text.removeLast()
    } else {
      buffer.text += indentation
    }
    buffer.text += end
    buffer.text += "\n"
    buffer.isAfterLine = true
  }
}

// MARK: - Lists

extension SwiftWriter {
  /// Writes a call on one line, or with its arguments on lines of their own, filled.
  ///
  ///     private let titleCells = CellKind<TitleCellModel>(
  ///       reuseIdentifier: "Listing.Title", accessibilityIdentifier: "listing.title")
  func call(_ callee: String, _ arguments: [String], end: String = "") {
    let whole = "\(callee)(\(arguments.joined(separator: ", ")))\(end)"
    if fits(whole) || arguments.isEmpty {
      line(whole)
    } else {
      line("\(callee)(")
      indented.fill(arguments, end: ")" + end)
    }
  }

  /// Writes a call of a generic type's initializer like any call; a name that is too long for that
  /// is broken as well.
  func call(_ callee: String, generic argument: String, _ arguments: [String]) {
    guard !fits("\(callee)<\(argument)>(") else {
      return call("\(callee)<\(argument)>", arguments)
    }
    line("\(callee)<")
    indented.line(argument)
    call(">", arguments)
  }

  /// Writes items with commas between them, as many on a line as fit; where the text hangs, all
  /// lines but the first are indented.
  func fill(_ items: [String], end: String, hanging: Bool = false) {
    var w = self
    var current = ""
    for (index, item) in items.enumerated() {
      let piece = item + (index == items.count - 1 ? end : ",")
      if current.isEmpty {
        current = piece
      } else if w.fits("\(current) \(piece)") {
        current += " "
        current += piece
      } else {
        w.line(current)
        current = piece
        if hanging { w = indented }
      }
    }
    w.line(current)
  }

  /// Writes a function on one line, or with its parameters on lines of their own, filled.
  ///
  ///     func cell(
  ///       for item: ListingItem, at indexPath: IndexPath, in tableView: UITableView
  ///     ) -> UITableViewCell {
  func function(
    _ name: String, _ parameters: [String], _ result: String = "", _ body: (SwiftWriter) -> Void
  ) {
    let whole = "\(name)(\(parameters.joined(separator: ", ")))\(result)"
    if fits(whole + " {") || parameters.isEmpty {
      block(whole, body)
    } else {
      line("\(name)(")
      indented.fill(parameters, end: "")
      block(")\(result)", body)
    }
  }
}

// MARK: - Declarations and statements

extension SwiftWriter {
  /// Writes a type with what it conforms to.
  func type(_ name: String, _ conformances: [String], _ body: (SwiftWriter) -> Void) {
    let whole = "\(name): \(conformances.joined(separator: ", "))"
    guard !fits(whole + " {") else { return block(whole, body) }
    let first = "\(name): \(conformances[0])\(conformances.count > 1 ? "," : "")"
    if conformances.count > 1, fits(first) {
      line(first)
      indented.fill(Array(conformances.dropFirst()), end: "")
    } else {
      line("\(name):")
      indented.fill(conformances, end: "")
    }
    block("", body)
  }

  /// Writes a property with its type and, where there is one, its value.
  func property(_ name: String, _ type: String, _ value: String? = nil) {
    let end = value.map { "\(type) = \($0)" } ?? type
    broken(name + ":", end)
  }

  /// Writes an assignment.
  func assign(_ target: String, _ value: String) {
    broken(target + " =", value)
  }

  /// Writes one case of a `switch` and the expression it comes to.
  func caseLine(_ pattern: String, _ value: String) {
    broken("case \(pattern):", value)
  }

  /// Writes a case of several patterns of a `switch` and the expression it comes to.
  func caseLine(_ patterns: [String], _ value: String) {
    let whole = "case \(patterns.joined(separator: ", ")): \(value)"
    guard !fits(whole) else { return line(whole) }
    fill(["case \(patterns[0])"] + patterns.dropFirst(), end: ":", hanging: true)
    indented.line(value)
  }

  /// Writes two parts on one line, or the second below the first.
  private func broken(_ first: String, _ second: String) {
    let whole = "\(first) \(second)"
    if fits(whole) {
      line(whole)
    } else {
      line(first)
      indented.line(second)
    }
  }
}
