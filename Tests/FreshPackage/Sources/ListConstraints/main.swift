import Ninegrid

// Which constraints hold in which size classes.
let document = try Document(path: "Documents/Old.json")
for cell in GridCell.devices {
  print(cell)
  for constraint in document.constraints(in: cell) { print("  \(constraint)") }
}
