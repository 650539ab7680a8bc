// Made from Sources/CellGenRuntime by a recording test run. Do not edit.
// swift-format-ignore-file

/// The bytes of the embedded runtime before which its source says `open`.
package var openModifiers: [Int] {
[
30261,
31280,
31306,
31437,
31821,
31886,
32318,
32647,
32831,
33010,
33164,
33318,
33469,
33640,
33829,
34064,
34169,
34853,
]
}
