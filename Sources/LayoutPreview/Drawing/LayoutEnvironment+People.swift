package import LayoutModel

extension LayoutEnvironment {
  /// The device and its orientation in words for a person: `iPhone 17 Pro, upright`,
  /// `iPad Pro 11-inch, on its side, one half`; without a device, the size. The id of the device is
  /// in ``LayoutDrawing/environmentCaption``.
  package var caption: String {
    let size = "\(NumberText.rounded(size.width)) × \(NumberText.rounded(size.height)) points"
    guard let device else { return (isAsDesigned ? "as designed, " : "") + size }
    let profile =
      DeviceProfile.profile(key: "\(device)/\(orientation.rawValue)")
      ?? DeviceProfile.profile(interfaceBuilderID: device, orientation: orientation)
    var parts = [profile?.usualModel ?? device]
    parts.append(orientation == .portrait ? "upright" : "on its side")
    if let split { parts.append(split.replacing("_", with: " ")) }
    return (parts + settingsForPeople).joined(separator: ", ")
  }

  /// `compact width, regular height`.
  package var cellForPeople: String {
    "\(cell.width.rawValue) width, \(cell.height.rawValue) height"
  }

  /// What somebody has set on the device.
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
