// What a generated screen costs beside the least that can be written by hand:
//
//     swift run -c release apply-benchmark
//
// Both ways take turns in each round, so that whatever else the machine does meets both alike.

import UIKit

let shelves = Shelves(products: 10_000)
let changedShelves = shelves.withOneChange
let changedID = changedShelves.products[5].first { $0.name == "Sold out" }!.id
let (content, changedContent) = (shelves.content, changedShelves.content)

let clock = ContinuousClock()
var filling = Comparison("10,000 items in 10 sections, from nothing")
var changing = Comparison("one changed item in 10,000")

for round in 0...20 {
  let (generated, byHand) = (Generated(), ByHand())
  var applying = Duration.zero
  let fill = (
    clock.measure { generated.apply(content) },
    clock.measure { applying = byHand.apply(shelves, changed: []) }
  )
  // The first round finds caches and memory cold.
  if round > 0 { filling.add(generated: fill.0, byHand: fill.1, applying: applying) }
  let change = (
    clock.measure { generated.apply(changedContent) },
    clock.measure { applying = byHand.apply(changedShelves, changed: [changedID]) }
  )
  if round > 0 { changing.add(generated: change.0, byHand: change.1, applying: applying) }
  precondition(generated.reconfigured == 1, "one item changed, so one cell is configured anew")
  precondition(byHand.reconfigured == 1)
}

print(filling.report)
print(changing.report)
