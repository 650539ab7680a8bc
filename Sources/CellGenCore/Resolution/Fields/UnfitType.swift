/// A well-known type that isn't suitable for view data, or not without extra work.
struct UnfitType: Sendable {
  /// The problem, after "the type 'Color' of 'tint'".
  var flaw: String
  var label: String
  /// The alternative.
  var help: String
  var isOfSwiftUI = false
}

extension TypeExpression {
  /// Returns the first name in a type that is an unsuitable type.
  ///
  /// A name qualified by its module is always considered intentional, so it isn't included.
  ///
  /// - Parameter knowsSwiftUI: True if SwiftUI's types are visible where it is compiled.
  func unfitName(knowsSwiftUI: Bool) -> (name: String, type: UnfitType)? {
    collect { components -> (name: String, type: UnfitType)? in
      guard components.count == 1, components[0].arguments.isEmpty,
        let unfit = unfitTypes[components[0].name], !(unfit.isOfSwiftUI && knowsSwiftUI)
      else { return nil }
      return (components[0].name, unfit)
    }.first
  }
}

private let unfitTypes: [String: UnfitType] = {
  var all: [String: UnfitType] = [
    "Error": UnfitType(
      flaw: "is a protocol, whose values cannot be compared", label: "not Hashable",
      help: "write 'String' for its message, or your own Hashable type")
  ]
  for (name, instead) in [
    ("Color", "UIColor"), ("Font", "UIFont"), ("Image", "UIImage"),
    ("LocalizedStringKey", "String"), ("Text", "String"),
  ] {
    all[name] = UnfitType(
      flaw: "belongs to SwiftUI, which generated code does not import", label: "a SwiftUI type",
      help: "write '\(instead)'", isOfSwiftUI: true)
  }
  for (name, instead) in [
    ("NSDate", "Date"), ("NSString", "String"), ("NSURL", "URL"), ("NSDecimalNumber", "Decimal"),
    ("NSUUID", "UUID"), ("NSAttributedString", "AttributedString"), ("NSData", "Data"),
    ("NSNumber", "Int"),
  ] {
    all[name] = UnfitType(
      flaw: "is a class, which is not Sendable", label: "an Objective-C class",
      help: "write '\(instead)'")
  }
  for name in [
    "UIView", "UIViewController", "UILabel", "UIImageView", "UIButton", "UIControl", "UISwitch",
    "UITableViewCell", "UICollectionViewCell", "AnyView",
  ] {
    all[name] = UnfitType(
      flaw: "is a view, not data", label: "a view",
      help: "write the data that it shows, such as 'String' or 'UIImage'")
  }
  for (name, instead) in [
    ("Set", "Set<String>"), ("Array", "[String]"), ("Dictionary", "[String: Int]"),
    ("Optional", "String?"), ("Range", "Range<Int>"), ("ClosedRange", "ClosedRange<Int>"),
  ] {
    all[name] = UnfitType(
      flaw: "has no element type", label: "of what?",
      help: "write \"\(instead)\", with the type of its elements")
  }
  return all
}()
