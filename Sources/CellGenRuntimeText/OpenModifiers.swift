// Made from Sources/CellGenRuntime by a recording test run. Do not edit.
// swift-format-ignore-file

/// The bytes of the embedded runtime before which its source says `open`.
package var openModifiers: [Int] {
[
32709,
34007,
34033,
34164,
34305,
34689,
34754,
34920,
35352,
35681,
35865,
36044,
36198,
36352,
36503,
36674,
36863,
37098,
37203,
37887,
]
}
