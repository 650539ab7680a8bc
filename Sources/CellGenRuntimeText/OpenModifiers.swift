// Made from Sources/CellGenRuntime by a recording test run. Do not edit.
// swift-format-ignore-file

/// The bytes of the embedded runtime before which its source says `open`.
package var openModifiers: [Int] {
[
29714,
30733,
30759,
30890,
31274,
31339,
31771,
32100,
32284,
32463,
32617,
32771,
32922,
33093,
33282,
33517,
33622,
34306,
]
}
