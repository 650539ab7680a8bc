import Testing
import UIKit

/// Cells that nibs make, which tests register by name.
@MainActor
struct NibTests {
  @Test func aNibMakesItsObjects() {
    StandIn.register(nib: "Label") { [NSObject(), UILabel()] }
    let objects = UINib(nibName: "Label", bundle: nil).instantiate(withOwner: nil)
    #expect(objects.count == 2)
    #expect(objects[1] is UILabel)
  }

  @Test func theCellOfANibIsDequeuedForAnIdentifierThatItDoesNotHave() {
    StandIn.register(nib: "PlainCell") { [NibCell(frame: .zero)] }
    let (cell, failures) = shown("PlainCell", for: "x")
    #expect(failures == [])
    #expect(cell is NibCell)
    #expect(cell?.reuseIdentifier == "x")
  }

  @Test func theIdentifierOfANibIsTheOneToRegisterItFor() {
    StandIn.register(nib: "NamedCell", reuseIdentifier: "own") { [NibCell(frame: .zero)] }
    let (cell, failures) = shown("NamedCell", for: "own")
    #expect(failures == [])
    #expect(cell is NibCell)
    let other = shown("NamedCell", for: "x").failures.first ?? ""
    #expect(
      other.hasPrefix(
        "view reuse identifier in nib (own) does not match the identifier used to register the nib (x)"
      ))
  }

  @Test func aNibOfTwoObjectsOrAnotherViewMakesNoCell() {
    StandIn.register(nib: "TwoCells") { [NibCell(frame: .zero), NibCell(frame: .zero)] }
    StandIn.register(nib: "NoCell") { [UILabel()] }
    for name in ["TwoCells", "NoCell"] {
      let failure = shown(name, for: "x").failures.first ?? ""
      #expect(
        failure == "invalid nib registered for identifier (x) - nib must contain exactly one top "
          + "level object which must be a UICollectionReusableView instance")
    }
  }

  @Test func aTableDequeuesTheCellOfANib() {
    StandIn.register(nib: "Row") { [UITableViewCell(style: .default, reuseIdentifier: nil)] }
    StandIn.register(nib: "NamedRow", reuseIdentifier: "own") {
      [UITableViewCell(style: .default, reuseIdentifier: nil)]
    }
    StandIn.register(nib: "NoRow") { [NibCell(frame: .zero)] }
    let table = UITableView(frame: .zero, style: .plain)
    for name in ["Row", "NamedRow", "NoRow"] {
      table.register(UINib(nibName: name, bundle: nil), forCellReuseIdentifier: name)
    }
    #expect(table.dequeueReusableCell(withIdentifier: "Row")?.reuseIdentifier == "Row")
    let failures = StandIn.recordingFailures {
      _ = table.dequeueReusableCell(withIdentifier: "NamedRow")
      _ = table.dequeueReusableCell(withIdentifier: "NoRow")
    }
    #expect(
      failures.map(\.message) == [
        "cell reuse indentifier in nib (own) does not match the identifier used to register the nib "
          + "(NamedRow)",
        "invalid nib registered for identifier (NoRow) - nib must contain exactly one top level object "
          + "which must be a UITableViewCell instance",
      ])
  }

  private func shown(
    _ nib: String, for identifier: String
  ) -> (cell: UICollectionViewCell?, failures: [String]) {
    let view = listView()
    view.register(
      UINib(nibName: nib, bundle: nil), forCellWithReuseIdentifier: identifier)
    let source = ClosureSource { view, path in
      view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
    }
    view.dataSource = source
    let failures = StandIn.recordingFailures { view.layoutIfNeeded() }
    return (view.visibleCells.first, failures.map(\.message))
  }
}

private final class NibCell: UICollectionViewCell {}
