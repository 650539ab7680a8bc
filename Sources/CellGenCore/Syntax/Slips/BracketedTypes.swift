/// Swift types that begin with a bracket, which YAML reads as lists.
extension ManifestBytes {
  /// The type at an offset with its question marks and default, if it is clear what belongs to it.
  ///
  ///     type → '[' type (':' type)? ']' '?'* ('=' default)?       names begin with a capital
  ///
  /// - Parameter inFlow: whether other brackets are around it.
  func bracketedType(_ start: Int, inFlow: Bool) -> QuotedPlace? {
    guard byte(start) == Byte.openBracket, var index = typeEnd(start) else { return nil }
    while byte(index) == Byte.question { index += 1 }
    let sign = afterSpaces(index)
    if byte(sign) == Byte.equals {
      guard let defaultEnd = defaultEnd(afterSpaces(sign + 1)) else { return nil }
      index = defaultEnd
    }
    guard endsValue(index, inFlow: inFlow), byte(afterSpaces(index)) != Byte.colon else {
      return nil
    }
    return QuotedPlace(text: text(start, index), span: span(start, index))
  }

  /// The end of the brackets at an offset, if they hold nothing but names of types and their signs.
  private func typeEnd(_ start: Int) -> Int? {
    var (index, brackets, angles) = (start, 0, 0)
    repeat {
      switch byte(index) {
      case Byte.openBracket, Byte.colon:
        let next = byte(afterSpaces(index + 1))
        guard next == Byte.openBracket || isCapital(next) else { return nil }
        if base[index] == Byte.openBracket { brackets += 1 }
      case Byte.closeBracket: brackets -= 1
      case Byte.less: angles += 1
      case Byte.greater: angles -= 1
      case Byte.comma: guard angles > 0 else { return nil }
      case Byte.question, Byte.dot, Byte.space: break
      default: guard index < end, isWordByte(base[index]) else { return nil }
      }
      index += 1
    } while brackets > 0
    return index
  }

  /// The end of `[]`, `[:]`, `nil` or `.member`.
  private func defaultEnd(_ start: Int) -> Int? {
    for word: StaticString in ["[]", "[:]"] where starts(start, with: word) {
      return start + word.utf8CodeUnitCount
    }
    var index = byte(start) == Byte.dot ? start + 1 : start
    while index < end, isWordByte(base[index]) { index += 1 }
    return index > start + 1 ? index : nil
  }
}

/// Whether a byte is one of `A`-`Z`.
func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
