// Made from Sources/CellGenRuntime by a recording test run. Do not edit.
// swift-format-ignore-file

/// The bytes of the embedded runtime before which its source says `open`.
package var openModifiers: [Int] {
[
31129,
32295,
32321,
32452,
32836,
32901,
33333,
33662,
33846,
34025,
34179,
34333,
34484,
34655,
34844,
35079,
35184,
35868,
]
}
