enum GuideForm {
  static let oldNames = ["Top Layout Guide", "Bottom Layout Guide"]
  static let controllerKinds = ["top", "bottom"]
  static let viewKinds = [
    "safeArea", "keyboard", "contentLayoutGuide", "frameLayoutGuide", "layoutMargins",
    "readableContent", "custom",
  ]
}
