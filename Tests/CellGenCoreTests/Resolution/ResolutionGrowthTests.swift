import CellGenCore
import Foundation
import TestSupport
import Testing

/// What four times as much takes about four times as long, and not sixteen times.
@Suite("Growth of the whole run")
struct ResolutionGrowthTests {
  @Test(
    "Is linear",
    arguments: [
      Growth("fields of a view") {
        "views:\n  V:\n    data:\n" + lines($0) { "      f\($0): Int" }
      },
      Growth("fields of a public view of one's own") {
        "access: public\nviews:\n  V:\n    view: custom\n    data:\n"
          + lines($0) { "      f\($0): URL" }
      },
      Growth("misspelt fields") {
        "views:\n  V:\n    view: custom\n    data:\n" + lines($0) { "      F\($0): Int" }
      },
      Growth("actions") {
        "views:\n  V:\n    view: custom\n    data: { a: Int }\n    actions:\n"
          + lines($0) { "      a\($0): { b\($0): Int }" }
      },
      Growth("unknown fields of a sample") {
        "views:\n  V:\n    view: custom\n    data: { a: Int }\n    samples:\n      - a: 1\n"
          + lines($0) { "        f\($0): 1" }
      },
      Growth("unknown fields of a sample beside as many known ones") {
        "views:\n  V:\n    view: custom\n    data:\n" + lines($0) { "      a\($0): Int = 1" }
          + "    samples:\n      - a0: 1\n" + lines($0) { "        f\($0): 1" }
      },
      Growth("samples with an unknown field each") {
        "views:\n  V:\n    view: custom\n    data: { a: Int }\n    samples:\n"
          + lines($0) { "      - { a: 1, f\($0): 1 }" }
      },
      Growth("unknown fields of a layout") {
        "views:\n  V:\n    data: { a: Int }\n    layout:\n" + lines($0) { "      - label: f\($0)" }
      },
      Growth("elements of a layout") {
        "views:\n  V:\n    data: { a: Int }\n    layout:\n" + lines($0) { _ in "      - label: a" }
      },
      Growth("keys of a dictionary in a sample") {
        "views:\n  V:\n    view: custom\n    data: { a: \"[Int: Int]\" }\n    samples:\n      - a:\n"
          + lines($0) { "          \($0): 1" }
      },
      Growth("sections") {
        "views:\n  V: { data: { id: Int, a: Int } }\nsections:\n"
          + lines($0) { "  s\($0): { cells: V, layout: custom }" }
      },
      Growth("views in views") {
        "views:\n"
          + lines($0) { "  V\($0): { data: { a: V\($0 + 1)ViewData }, layout: { view: a } }" }
          + "  V\($0): { data: { t: String } }\n"
      },
      Growth("colours that name each other") {
        "colors:\n" + lines($0) { "  c\($0): { light: c\($0 + 1), dark: c\($0 + 1) }" }
          + "  c\($0): systemRed\n" + shown("color: c0")
      },
      Growth("styles that name each other") {
        "styles:\n" + lines($0) { "  s\($0): { style: s\($0 + 1), lines: \($0) }" }
          + "  s\($0): { lines: 1 }\n" + shown("style: s0")
      },
      Growth("styles that two others name") {
        "styles:\n"
          + lines($0) {
            "  s\($0): { style: [s\($0 + 1), t\($0 + 1)] }\n"
              + "  t\($0): { style: [s\($0 + 1), t\($0 + 1)] }"
          } + "  s\($0): { lines: 1 }\n  t\($0): { alpha: 0.5 }\n" + shown("style: s0")
      },
      Growth("views") { "views:\n" + lines($0) { "  V\($0): { data: { id: Int, a: Int } }" } },
    ])
  func growth(_ growth: Growth) {
    // The larger, the smaller the share that does not grow linearly may be and still be found.
    let size = Thoroughness.isNightly ? 1_500 : 300
    let few = growth.seconds(for: size)
    let many = growth.seconds(for: 4 * size)
    #expect(many < 9 * few, "\(few) s, and \(many) s for four times as much")
  }

  /// There are 2 to the power of 40 ways from the first view to the last.
  @Test("Views that are inside two others each end")
  func innerViews() {
    let views = Growth("inner views") {
      "views:\n"
        + lines($0) {
          "  V\($0): { data: { a: V\($0 + 1)ViewData, b: V\($0 + 1)ViewData }, "
            + "layout: [{ view: a }, { view: b }] }"
        } + "  V\($0): { data: { a: Int } }\n"
    }
    #expect(views.seconds(for: 40) < 10)
  }
}

/// A manifest of any size.
struct Growth: CustomTestStringConvertible, Sendable {
  var testDescription: String
  private let text: @Sendable (Int) -> String

  init(_ name: String, _ text: @escaping @Sendable (Int) -> String) {
    testDescription = name
    self.text = text
  }

  /// How long this thread computes for a manifest of a size; the least of two runs.
  ///
  /// - Parameter run: what is done with the manifest.
  func seconds(
    for size: Int,
    _ run: (SourceText) -> Void = { _ = generate([$0], options: Options(runtime: .import)) }
  ) -> Double {
    let source = SourceText(path: "Growth.sections", bytes: Array(text(size).utf8))
    return (0..<2).map { _ in
      let start = threadSeconds()
      run(source)
      return threadSeconds() - start
    }.min() ?? 0
  }
}

/// What the thread has computed so far, however busy the machine is.
func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// A view whose label has more keys.
private func shown(_ keys: String) -> String {
  "views:\n  V: { data: { a: Int }, layout: [{ label: { text: a, \(keys) } }] }\n"
}

func lines(_ count: Int, _ line: (Int) -> String) -> String {
  (0..<count).map { line($0) + "\n" }.joined()
}
