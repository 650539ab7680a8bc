import Testing
import UIKit

/// Numbers and dates for which UIKit raises an exception.
@MainActor
@Suite struct NotFiniteTests {
  private func failures(_ body: () -> Void) -> [String] {
    StandIn.recordingFailures(body).map(\.name)
  }

  @Test func constraintsAreFinite() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    let internalInconsistency = "NSInternalInconsistencyException"
    #expect(failures { constraint.constant = .nan } == [internalInconsistency])
    #expect(failures { constraint.constant = .infinity } == [internalInconsistency])
    #expect(
      failures { _ = view.widthAnchor.constraint(equalToConstant: .nan) }
        == [internalInconsistency])
    #expect(
      failures { _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan) }
        == [internalInconsistency])
    #expect(failures { UIStackView().spacing = .infinity } == [internalInconsistency])
    #expect(failures { constraint.constant = .greatestFiniteMagnitude } == [])
  }

  @Test func layersHaveNumbers() {
    let view = UIView()
    #expect(failures { view.frame = CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1) } != [])
    #expect(
      failures { view.bounds = CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan) }
        == ["CALayerInvalidGeometry"])
    #expect(failures { view.alpha = .nan } != [])
    #expect(failures { view.layer.cornerRadius = .infinity } != [])
    #expect(failures { UIProgressView().progress = .nan } == ["CALayerInvalidGeometry"])
    #expect(failures { UISlider().maximumValue = .infinity } == ["CALayerInvalidGeometry"])
  }

  @Test func aPickerHasDatesOfACalendarInOrder() {
    let picker = UIDatePicker()
    for seconds in [Double.nan, .infinity, 1e300, -1e300] {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      #expect(failures { picker.date = date } == ["NSInvalidArgumentException"])
      #expect(failures { picker.minimumDate = date } == ["NSInvalidArgumentException"])
      #expect(failures { picker.maximumDate = date } == ["NSInvalidArgumentException"])
    }
    picker.maximumDate = Date(timeIntervalSinceReferenceDate: 0)
    #expect(
      failures { picker.minimumDate = Date(timeIntervalSinceReferenceDate: 1) }
        == ["NSGenericException"])
  }

  @Test func aDataSourceThatIsNoMoreUpdatesNothing() {
    let table = UITableView()
    let first = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
    let second = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
    #expect(failures { first.apply(NSDiffableDataSourceSnapshot()) } != [])
    #expect(failures { second.apply(NSDiffableDataSourceSnapshot()) } == [])
  }
}
