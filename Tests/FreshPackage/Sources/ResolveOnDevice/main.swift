import Ninegrid

// Where everything is on a small phone whose user reads large text.
let document = try Document(path: "Documents/Old.json")
var device = try Device("iPhone SE (3rd generation)")
device.textSize = .accessibilityLarge
for layout in document.layouts(on: device) {
  print("\(layout.scene) on \(layout.device): \(layout.status)")
  for view in layout.views { print("  \(view.name) \(view.frame)") }
}
