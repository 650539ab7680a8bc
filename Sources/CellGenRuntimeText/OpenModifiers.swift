// Made from Sources/CellGenRuntime by a recording test run. Do not edit.
// swift-format-ignore-file

/// The bytes of the embedded runtime before which its source says `open`.
package var openModifiers: [Int] {
[
29714,
30576,
30602,
30733,
31117,
31182,
31614,
31943,
32127,
32306,
32460,
32614,
32765,
32936,
33125,
33360,
33465,
34149,
]
}
