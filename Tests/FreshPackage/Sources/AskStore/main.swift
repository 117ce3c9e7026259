import Ninegrid

// A store of all documents and layouts, to be asked with SQL.
let store = try Store(path: CommandLine.arguments[1])
try store.add(Document(path: "Documents/Old.json"))
let count = try store.resolveAll(on: Device.fullScreens)
print("\(count) layouts on \(Device.fullScreens.count) screens")
let sql = "SELECT device, max(y) AS lowest FROM frames WHERE id = :id GROUP BY device LIMIT 3"
for row in try store.rows(sql, ["id": .text("follow")]) { print(row) }
