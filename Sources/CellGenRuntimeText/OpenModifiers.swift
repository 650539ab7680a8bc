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
34685,
35117,
35446,
35630,
35809,
35963,
36117,
36268,
36439,
36628,
36863,
36968,
37652,
]
}
