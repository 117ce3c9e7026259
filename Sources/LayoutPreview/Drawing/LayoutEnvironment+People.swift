package import LayoutModel

extension LayoutEnvironment {
  /// The device and its orientation in words for a person: `iPhone 17 Pro, upright`,
  /// `iPad Pro 11-inch, on its side, one half`; without a device, the size. The id of the device is
  /// in ``LayoutDrawing/environmentCaption``.
  package var caption: String {
    guard let deviceForPeople, let holdForPeople else {
      return (isAsDesigned ? "as designed, " : "") + sizeForPeople + " points"
    }
    return ([deviceForPeople, holdForPeople] + settingsForPeople).joined(separator: ", ")
  }

  /// The size in points, such as `402 × 874`.
  package var sizeForPeople: String {
    "\(NumberText.rounded(size.width)) × \(NumberText.rounded(size.height))"
  }

  /// The name of the device for a person, such as `iPhone 17 Pro`; `nil` if there is only a size.
  package var deviceForPeople: String? {
    guard let device else { return nil }
    let profile =
      DeviceProfile.profile(key: "\(device)/\(orientation.rawValue)")
      ?? DeviceProfile.profile(interfaceBuilderID: device, orientation: orientation)
    // A model that people know may be newer than the system of the picture.
    let dated = system.flatMap { profile?.running($0) } ?? profile
    return dated?.usualModel ?? device
  }

  /// The orientation of the device, and the part of the screen that the app has:
  /// `on its side, one half`.
  package var holdForPeople: String? {
    guard device != nil else { return nil }
    let hold = orientation == .portrait ? "upright" : "on its side"
    return hold + (split.map { ", " + $0.replacing("_", with: " ") } ?? "")
  }

  /// The cell in words: `compact width, regular height`.
  package var cellForPeople: String {
    "\(cell.width.rawValue) width, \(cell.height.rawValue) height"
  }

  /// The device and its size class, each once.
  var captionWithCell: String {
    caption.contains(cellForPeople) ? caption : "\(caption), \(cellForPeople)"
  }

  /// The settings of the device in words.
  private var settingsForPeople: [String] {
    var parts: [String] = []
    if hasImposedCell { parts.append(cellForPeople) }
    if direction == .rightToLeft { parts.append("right to left") }
    if let contentSizeCategory, contentSizeCategory != .ofNewDevice, !isTextSizeOfCanvas {
      parts.append("text size \(contentSizeCategory.shortName)")
    }
    if !texts.name.isEmpty { parts.append(texts.name) }
    return parts
  }
}

extension DeviceProfile {
  /// The model by which a person knows the screen: for phones the last one with a plain name, for
  /// pads the first one whose name states its size.
  package var usualModel: String? {
    let plain = modelNames.filter {
      !$0.contains("(") && (isPad ? $0.hasSuffix("-inch") : $0.hasPrefix("iPhone"))
    }
    return (isPad ? plain.first : plain.last) ?? models.last
  }
}
