// Made from Sources/CellGenRuntime by a recording test run. Do not edit.
// swift-format-ignore-file

/// The bytes of the embedded runtime before which its source says `open`.
package var openModifiers: [Int] {
[
30272,
31291,
31317,
31448,
31832,
31897,
32329,
32658,
32842,
33021,
33175,
33329,
33480,
33651,
33840,
34075,
34180,
34864,
]
}
