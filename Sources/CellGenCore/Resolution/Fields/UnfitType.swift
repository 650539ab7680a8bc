/// A well-known type that view data cannot have, or not without more.
struct UnfitType: Sendable {
  /// What is wrong, after "the type 'Color' of 'tint'".
  var flaw: String
  var label: String
  /// What to write instead.
  var help: String
  var isOfSwiftUI = false
}

extension TypeExpression {
  /// The first name in a type that is that of an unfit one.
  ///
  /// A name that is qualified by its module is always intended, so it is none.
  ///
  /// - Parameter knowsSwiftUI: whether the types of SwiftUI are known where it is compiled.
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
      help: "write 'String' for what it says, or a Hashable type of yours")
  ]
  for (name, instead) in [
    ("Color", "UIColor"), ("Font", "UIFont"), ("Image", "UIImage"),
    ("LocalizedStringKey", "String"), ("Text", "String"),
  ] {
    all[name] = UnfitType(
      flaw: "is one of SwiftUI, which generated code does not import", label: "of SwiftUI",
      help: "write '\(instead)'", isOfSwiftUI: true)
  }
  for (name, instead) in [
    ("NSDate", "Date"), ("NSString", "String"), ("NSURL", "URL"), ("NSDecimalNumber", "Decimal"),
    ("NSUUID", "UUID"), ("NSAttributedString", "AttributedString"), ("NSData", "Data"),
    ("NSNumber", "Int"),
  ] {
    all[name] = UnfitType(
      flaw: "is a class, which is not Sendable", label: "a class of Objective-C",
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
      flaw: "does not say what it holds", label: "what does it hold?",
      help: "write \"\(instead)\", with the type of what it holds")
  }
  return all
}()
