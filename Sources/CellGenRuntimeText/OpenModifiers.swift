// Made from Sources/CellGenRuntime by a recording test run. Do not edit.
// swift-format-ignore-file

/// The bytes of the embedded runtime before which its source says `open`.
package var openModifiers: [Int] {
[
32257,
33423,
33449,
33580,
33721,
34105,
34170,
34602,
34931,
35115,
35294,
35448,
35602,
35753,
35924,
36113,
36348,
36453,
37137,
]
}
