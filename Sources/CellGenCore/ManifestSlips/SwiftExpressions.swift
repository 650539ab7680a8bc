/// `color: isRead ? gray : black` and `visible: !isRead`: a Swift expression, whose colon and `!` have
/// another meaning in YAML.
@Sendable func swiftExpression(_ text: TextPlace) -> Scalar? {
  let written = text.text
  guard let expression = WrittenExpression(written),
    expression.isChoice || written.hasPrefix("!")
  else { return nil }
  return Scalar(text: written, style: .expression)
}
