// Names that a manifest can have and does not have yet.

/// A name that is not taken: itself, or with the first number from 2 that makes it new.
func unique(_ name: String, isTaken: (String) -> Bool) -> String {
  guard isTaken(name) else { return name }
  var number = 2
  while isTaken("\(name)\(number)") { number += 1 }
  return "\(name)\(number)"
}

/// A name for a field that view data has no member of.
func fieldName(_ name: String) -> String {
  ["samples", "hashValue", "self"].contains(name) ? name + "Value" : name
}
