/// `font: UIFont.systemFont(ofSize: 14)`: a call that makes a font or a colour, whose label looks like a key.
@Sendable func callOfUIKit(_ mistake: Mistake) -> Advice? {
  guard mistake.code == .nestedKey else { return nil }
  let bytes = mistake.text.bytes
  let start = mistake.text.start
  let lineEnd = bytes.contentEnd(start)
  guard let close = (start..<lineEnd).first(where: { bytes.base[$0] == UInt8(ascii: ")") }),
    let help = swiftCallHelp(bytes.text(start, close + 1))
  else { return nil }
  return Advice(help: help)
}
