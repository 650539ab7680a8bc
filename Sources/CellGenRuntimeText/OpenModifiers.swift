// Made from Sources/CellGenRuntime by a recording test run. Do not edit.
// swift-format-ignore-file

/// The bytes of the embedded runtime before which its source says `open`.
package var openModifiers: [Int] {
[
32422,
33588,
33614,
33745,
33886,
34270,
34335,
34767,
35096,
35280,
35459,
35613,
35767,
35918,
36089,
36278,
36513,
36618,
37302,
]
}
