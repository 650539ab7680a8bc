import CellGenCore
import Testing

@Suite("Prefixes of views")
struct PrefixTests {
  private static let day = "views:\n  Day: { data: { id: Int, name: String } }\n"

  private func prefixed(_ prefix: String, _ more: String = "") -> String {
    "prefix: \(prefix)\n" + Self.day + more
  }

  @Test("A manifest means its own view, and both views have types")
  func own() throws {
    let analysis = resolved([
      ("Agenda.sections", prefixed("Agenda", "sections: { days: { cells: [Day] } }\n")),
      ("Diary.sections", "uses: [Agenda]\n" + Self.day + "sections: { days: { cells: [Day] } }\n"),
    ])
    let module = try #require(analysis.module)
    #expect(module.views.map(\.viewDataType) == ["AgendaDayViewData", "DayViewData"])
    let screens = module.manifests.compactMap(\.screen)
    #expect(screens.map { $0.cells.map { module[$0].typeName } } == [["AgendaDay"], ["Day"]])
  }

  @Test("The only view of a name among those that are used needs no prefix, and may have it")
  func used() throws {
    for name in ["Day", "AgendaDay"] {
      let analysis = resolved([
        ("Agenda.sections", prefixed("Agenda")),
        ("Diary.sections", prefixed("Diary")),
        ("Planner.sections", "uses: [Agenda]\nsections: { days: { cells: [\(name)] } }\n"),
      ])
      let module = try #require(analysis.module)
      let screen = try #require(module.manifests[2].screen)
      #expect(screen.cells.map { module[$0].typeName } == ["AgendaDay"])
      #expect(screen.cells.map { screen.caseName(of: module[$0]) } == ["day"])
    }
  }

  @Test("The cases of a screen have the prefixes of two views of a name, and of no others")
  func cases() throws {
    let analysis = resolved([
      ("Agenda.sections", prefixed("Agenda", "  Note: { data: { id: Int, text: String } }\n")),
      ("Diary.sections", prefixed("Diary")),
      (
        "Planner.sections",
        "uses: [Agenda, Diary]\nsections: { days: { cells: [AgendaDay, DiaryDay, Note] } }\n"
      ),
    ])
    let module = try #require(analysis.module)
    let screen = try #require(module.manifests[2].screen)
    let cases = screen.cells.map { screen.caseName(of: module[$0]) }
    #expect(cases == ["agendaDay", "diaryDay", "note"])
  }

  @Test("A name of two views that are used is reported where it is written, with their names")
  func ambiguous() {
    let analysis = resolved([
      ("Agenda.sections", prefixed("Agenda")),
      ("Diary.sections", prefixed("Diary")),
      (
        "Planner.sections",
        """
        uses: [Agenda, Diary]
        views:
          Entry: { data: { id: Int, name: String }, view: Day }
        sections: { days: { cells: [Day, Entry] } }

        """
      ),
    ])
    #expect(
      messages(analysis) == [
        "Planner: the view 'Day' is declared in two manifests that this one uses: "
          + "write 'AgendaDay' or 'DiaryDay'",
        "Planner: the view 'Day' is declared in two manifests that this one uses: "
          + "write 'AgendaDay' or 'DiaryDay'",
      ])
  }

  @Test("Two views of a name need a prefix, which the message offers")
  func duplicate() {
    let analysis = resolved([("Agenda.sections", Self.day), ("Diary.sections", Self.day)])
    #expect(
      messages(analysis) == [
        "Diary: the view 'Day' is also declared in 'Agenda': add 'prefix: Diary' to the top of this "
          + "manifest to have both, or remove this one and add 'uses: [Agenda]' to share the other"
      ])
    let same = resolved([
      ("Agenda.sections", prefixed("Day")), ("Diary.sections", prefixed("Day")),
    ])
    #expect(
      messages(same) == [
        "Diary: the view 'Day' is also declared in 'Agenda': remove this one and add "
          + "'uses: [Agenda]' to share the other, or rename one"
      ])
  }

  @Test("A prefix that is wrong is the only mistake")
  func wrong() {
    for prefix in ["diary", "1st", "[Diary, Log]"] {
      let analysis = resolved([
        ("Agenda.sections", Self.day),
        (
          "Diary.sections",
          prefixed(prefix, "  Note: { data: { id: Int, day: DiaryDayViewData }, view: custom }\n")
        ),
      ])
      #expect(messages(analysis).count == 1, "\(prefix): \(messages(analysis))")
    }
  }

  @Test("A prefix and a name may not make the name of another view")
  func collision() {
    let other = "views:\n  AgendaDay: { data: { id: Int, name: String } }\n"
    let analysis = resolved([("Agenda.sections", prefixed("Agenda")), ("Diary.sections", other)])
    #expect(
      messages(analysis) == [
        "Diary: 'AgendaDay' and 'Day' both generate the type 'AgendaDayViewData': rename one of them"
      ])
  }

  @Test("The type of a view of another manifest has its prefix")
  func types() {
    let planner = { (type: String) in
      "uses: [Agenda]\nviews:\n  Task: { data: { id: Int, day: \(type)ViewData }, layout: { view: day } }\n"
    }
    let right = resolved([
      ("Agenda.sections", prefixed("Agenda")), ("Planner.sections", planner("AgendaDay")),
    ])
    #expect(headlines(right) == [])
    let wrong = resolved([
      ("Agenda.sections", prefixed("Agenda")), ("Planner.sections", planner("Day")),
    ])
    #expect(
      messages(wrong) == [
        "Planner: there is no type 'DayViewData': the manifest of 'Day' has the prefix 'Agenda': "
          + "write 'AgendaDayViewData'"
      ])
    let unused = resolved([
      ("Agenda.sections", prefixed("Agenda")),
      ("Planner.sections", planner("AgendaDay").replacing("uses: [Agenda]\n", with: "")),
    ])
    #expect(
      headlines(unused) == [
        "the view 'AgendaDay' is declared in 'Agenda', which this manifest does not use"
      ])
  }

  private func messages(_ analysis: Analysis) -> [String] {
    analysis.diagnostics.sorted.filter { $0.severity == .error }.map { diagnostic in
      let path = analysis.trees[Int(diagnostic.primary.span.file)].source.path
      let manifest = path.replacing(".sections", with: "")
      return "\(manifest): \(diagnostic.message): \(diagnostic.help ?? "")"
    }
  }
}
