import LayoutModel

extension ContactSheet {
  /// The text below a picture.
  struct Caption {
    var name: String
    /// The lines below the name; at most two.
    var details: [String]
    var isFault: Bool
    /// The ids of device and cell, for the tooltip.
    var tooltip: String
    var width: Double {
      let widths = details.map { TextLines.width($0, size: 10.5) * 1.08 }
      return max(TextLines.width(name, size: 12) * 1.15, widths.max() ?? 0)
    }
  }

  /// The caption: the device, its orientation, its size, cell and status. If there are several
  /// scenes, it has the scene's title.
  func caption(_ drawing: LayoutDrawing, named: Bool) -> Caption {
    let environment = drawing.environment
    let isGrid = isGrid(Self.group(of: drawing))
    let hold = environment.holdForPeople
    let status = drawing.status == .ok ? "" : ", \(drawing.status.rawValue)"
    func caption(_ name: String, _ details: [String?]) -> Caption {
      var details = details.compactMap(\.self)
      details[details.count - 1] += status
      return Caption(
        name: name, details: details, isFault: !status.isEmpty,
        tooltip: drawing.environmentText)
    }
    if isGrid, !named {
      let device = environment.deviceForPeople ?? "canvas"
      let note = cellNotes[drawing.layout.scene]?[environment.cell].map { "  \($0)" } ?? ""
      return caption(
        environment.cellForPeople + note,
        [[device, hold].compactMap(\.self).joined(separator: ", "), environment.sizeForPeople])
    }
    let device = environment.deviceForPeople ?? "\(environment.sizeForPeople) points"
    if named {
      return caption(
        TextLines.cut(drawing.sceneName, size: 12, width: 240),
        [[device, hold].compactMap(\.self).joined(separator: ", ")])
    }
    // The differing settings come first: on a sheet of text sizes, all devices are the same.
    let settings = environment.settings
    let name = drawing.caption ?? settings ?? device
    let size = environment.device == nil ? nil : environment.sizeForPeople
    let first = [name == device ? nil : device, hold, size, name == settings ? nil : settings]
      .compactMap(\.self)
    let equal = Self.equalText(drawing.equalCaptions)
    return caption(
      name,
      [
        first.isEmpty ? nil : first.joined(separator: ", "),
        equal ?? environment.cellForPeople,
      ])
  }

  /// The greatest width of a line below a picture.
  private static let widestLine = 230.0

  /// A line about equal pictures. It lists as many captions as fit, and the number of the others.
  private static func equalText(_ captions: [String]) -> String? {
    guard !captions.isEmpty else { return nil }
    for count in captions.indices.reversed().map({ $0 + 1 }) {
      let more = captions.count - count
      let text =
        "the same: " + captions.prefix(count).joined(separator: ", ")
        + (more > 0 ? " and \(more) more" : "")
      if TextLines.width(text, size: 10.5) <= widestLine { return text }
    }
    return "the same: \(captions.count) others"
  }
}

extension LayoutEnvironment {
  /// The settings of the device: text size, language, direction. `nil` if all of them are as usual.
  fileprivate var settings: String? {
    var parts: [String] = []
    if let contentSizeCategory, contentSizeCategory != .ofNewDevice {
      parts.append(contentSizeCategory.shortName)
    }
    if !texts.name.isEmpty { parts.append(texts.name) }
    if direction == .rightToLeft { parts.append("right to left") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
