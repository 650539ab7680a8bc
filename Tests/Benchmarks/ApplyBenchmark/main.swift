// What applying content to a generated screen costs beside the least that can be written by hand: what
// `Tests/Benchmarks/apply` counts the instructions of.
//
//     apply-benchmark <generated or by-hand> <scenario> <applies>
//
// All contents are made before any is applied, and as many whatever the number of applies: the difference between
// two numbers is what applying costs.

import UIKit

let arguments = CommandLine.arguments
guard arguments.count == 4, let scenario = Scenario(rawValue: arguments[2]),
  let applies = Int(arguments[3]), (1...Scenario.rounds).contains(applies)
else {
  let scenarios = Scenario.allCases.map(\.rawValue).joined(separator: "|")
  print("usage: apply-benchmark generated|by-hand \(scenarios) 1...\(Scenario.rounds)")
  exit(2)
}

let rounds = scenario.contents
switch arguments[1] {
case "generated":
  let screen = Generated()
  let contents = rounds.map(\.shelves.content)
  for content in contents.prefix(applies) { screen.apply(content) }
  let isApplied = scenario != .unchanged && scenario != .shared
  precondition(screen.updateCount == (isApplied ? applies : 1), "UIKit heard of what is the same")
  scenario.check(screen.lastUpdate, isFirst: !isApplied || applies == 1)
default:
  let screen = ByHand()
  for round in rounds.prefix(applies) { screen.apply(round.shelves, changed: round.changed) }
  scenario.check(screen.lastUpdate, isFirst: applies == 1)
}
