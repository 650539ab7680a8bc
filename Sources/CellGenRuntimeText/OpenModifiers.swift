// Made from Sources/CellGenRuntime by a recording test run. Do not edit.
// swift-format-ignore-file

/// The bytes of the embedded runtime before which its source says `open`.
package var openModifiers: [Int] {
[
32422,
33720,
33746,
33877,
34018,
34402,
34467,
34602,
35034,
35363,
35547,
35726,
35880,
36034,
36185,
36356,
36545,
36780,
36885,
37569,
]
}
