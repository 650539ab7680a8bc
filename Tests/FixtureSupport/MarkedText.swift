/// The signs that mark the places of expected diagnostics in an input, in file order.
package let marks: [Character] = ["①", "②", "③", "④", "⑤"]

/// An input without its marks, and the byte offsets at which they stood.
package func stripMarks(_ marked: String) -> (bytes: [UInt8], offsets: [Int]) {
  var bytes: [UInt8] = []
  var offsets: [Int] = []
  for scalar in marked.unicodeScalars {
    if isMark(scalar) {
      offsets.append(bytes.count)
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar)!)
    }
  }
  return (bytes, offsets)
}

/// From ① to ⑤.
func isMark(_ scalar: Unicode.Scalar) -> Bool { (0x2460...0x2464).contains(scalar.value) }
