// What configuring a reused cell costs: what `Tests/Benchmarks/weight` counts the instructions of.
//
//     configure <generated or by-hand> <note or offer> <rounds>
//
// One cell shows other data in each round, as after it was dequeued. The difference between two numbers of rounds
// is what that costs.

import UIKit

@main
@MainActor
enum Configure {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let rounds = Int(arguments[3]) else {
      fatalError("usage: configure generated|by-hand note|offer <rounds>")
    }
    let notes = (0..<16).map { NoteViewData(id: $0, title: "Note \($0)", icon: "star") }
    let offers = (0..<16).map {
      OfferViewData(id: $0, title: "Offer \($0)", price: "\($0) €")
    }
    var reports = 0
    switch (arguments[1], arguments[2]) {
    case ("generated", let kind):
      let items: [ReusedItem] = kind == "note" ? notes.map { .note($0) } : offers.map { .offer($0) }
      let creator = ReusedViewCreator()
      let cell = ConfigurableCollectionViewCell(frame: frame)
      for round in 0..<rounds {
        cell.prepareForReuse()
        creator.cell(for: items[round % 16]).shown.show(in: cell) { _ in reports += 1 }
        cell.updateConfiguration(using: cell.configurationState)
      }
    case (_, "note"):
      let cell: UICollectionViewCell = PlainNoteCell(frame: frame)
      for round in 0..<rounds {
        cell.prepareForReuse()
        (cell as? PlainNoteCell)?.configure(with: notes[round % 16])
        cell.updateConfiguration(using: cell.configurationState)
      }
    default:
      let cell: UICollectionViewCell = PlainOfferCell(frame: frame)
      for round in 0..<rounds {
        cell.prepareForReuse()
        (cell as? PlainOfferCell)?.configure(with: offers[round % 16])
        cell.updateConfiguration(using: cell.configurationState)
      }
    }
    precondition(reports == 0)
  }

  private static var frame: CGRect { CGRect(x: 0, y: 0, width: 180, height: 80) }
}
