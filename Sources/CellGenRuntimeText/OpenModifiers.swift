// Made from Sources/CellGenRuntime by a recording test run. Do not edit.
// swift-format-ignore-file

/// The bytes of the embedded runtime before which its source says `open`.
package var openModifiers: [Int] {
[
31067,
32108,
32134,
32265,
32649,
32714,
33146,
33475,
33659,
33838,
33992,
34146,
34297,
34468,
34657,
34892,
34997,
35681,
]
}
