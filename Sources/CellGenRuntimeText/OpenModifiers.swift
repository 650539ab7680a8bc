// Made from Sources/CellGenRuntime by a recording test run. Do not edit.
// swift-format-ignore-file

/// The bytes of the embedded runtime before which its source says `open`.
package var openModifiers: [Int] {
[
30566,
31607,
31633,
31764,
32148,
32213,
32645,
32974,
33158,
33337,
33491,
33645,
33796,
33967,
34156,
34391,
34496,
35180,
]
}
