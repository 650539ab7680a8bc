// Names that a manifest can use and doesn't have yet.

/// Returns a name that isn't taken: the name itself, or with the first number from 2 that makes it new.
func unique(_ name: String, isTaken: (String) -> Bool) -> String {
  guard isTaken(name) else { return name }
  var number = 2
  while isTaken("\(name)\(number)") { number += 1 }
  return "\(name)\(number)"
}

/// A name for a field that doesn't clash with a member of view data.
func fieldName(_ name: String) -> String {
  ["samples", "hashValue", "self"].contains(name) ? name + "Value" : name
}
