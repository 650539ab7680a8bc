// Made from Sources/CellGenRuntime by a recording test run. Do not edit.
// swift-format-ignore-file

/// The bytes of the embedded runtime before which its source says `open`.
package var openModifiers: [Int] {
[
31251,
32417,
32443,
32574,
32958,
33023,
33455,
33784,
33968,
34147,
34301,
34455,
34606,
34777,
34966,
35201,
35306,
35990,
]
}
