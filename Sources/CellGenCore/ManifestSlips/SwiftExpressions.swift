/// `color: isRead ? gray : black` and `visible: !isRead`: an expression of Swift, whose colon and `!` mean something else to
/// YAML.
@Sendable func swiftExpression(_ text: TextPlace) -> Scalar? {
  let written = text.text
  guard let expression = WrittenExpression(written),
    expression.isChoice || written.hasPrefix("!")
  else { return nil }
  return Scalar(text: written, style: .expression)
}
