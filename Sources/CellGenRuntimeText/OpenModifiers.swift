// Made from Sources/CellGenRuntime by a recording test run. Do not edit.
// swift-format-ignore-file

/// The bytes of the embedded runtime before which its source says `open`.
package var openModifiers: [Int] {
[
30361,
31402,
31428,
31559,
31943,
32008,
32440,
32769,
32953,
33132,
33286,
33440,
33591,
33762,
33951,
34186,
34291,
34975,
]
}
