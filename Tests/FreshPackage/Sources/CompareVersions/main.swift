import Ninegrid

// What a change says, and what moves on a phone because of it.
let old = try Document(path: "Documents/Old.json")
let new = try Document(path: "Documents/New.json")
let comparison = Comparison(from: old, to: new)
for change in comparison.changes { print(change) }
for move in try comparison.moves(on: [Device("iPhone 15")]) { print("  \(move)") }
