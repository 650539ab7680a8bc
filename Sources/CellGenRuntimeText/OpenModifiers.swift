// Made from Sources/CellGenRuntime by a recording test run. Do not edit.
// swift-format-ignore-file

/// The bytes of the embedded runtime before which its source says `open`.
package var openModifiers: [Int] {
[
32505,
33803,
33829,
33960,
34101,
34485,
34550,
34716,
35148,
35477,
35661,
35840,
35994,
36148,
36299,
36470,
36659,
36894,
36999,
37683,
]
}
