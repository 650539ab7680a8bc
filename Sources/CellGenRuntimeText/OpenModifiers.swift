// Made from Sources/CellGenRuntime by a recording test run. Do not edit.
// swift-format-ignore-file

/// The bytes of each piece of the embedded runtime before which its source says `open`.
package var openModifiers: [[Int]] {
[
[
32760,
34058,
34084,
34215,
34356,
34740,
34805,
34971,
35403,
35732,
35916,
36095,
36249,
36403,
36554,
36725,
36914,
37149,
37254,
37938,
],
[
],
[
],
[
],
[
],
[
],
[
],
[
],
[
],
]
}
