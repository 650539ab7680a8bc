// Made from Sources/CellGenRuntime by a recording test run. Do not edit.
// swift-format-ignore-file

/// The bytes of the embedded runtime before which its source says `open`.
package var openModifiers: [Int] {
[
31067,
32141,
32167,
32298,
32682,
32747,
33179,
33508,
33692,
33871,
34025,
34179,
34330,
34501,
34690,
34925,
35030,
35714,
]
}
