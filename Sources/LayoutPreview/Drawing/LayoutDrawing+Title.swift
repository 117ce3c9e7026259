import LayoutModel

extension LayoutDrawing {
  /// The name that a person uses for the scene.
  package var sceneName: String {
    let own = document.scene(layout.scene).map { document.title(of: $0) } ?? layout.scene.text
    return secondary.map { "\(own) | \($0.other.sceneName)" } ?? own
  }

  /// The environment as text: `iphone-4.7, portrait, 375 × 667, wC-hR`.
  var environmentText: String {
    var parts: [String] = []
    if let device = environment.device { parts.append(device) }
    parts.append(environment.orientation.rawValue)
    if let split = environment.split { parts.append(split.replacing("_", with: " ")) }
    let size = environment.size
    parts.append("\(NumberText.rounded(size.width)) × \(NumberText.rounded(size.height))")
    parts.append(environment.cell.description)
    if environment.direction == .rightToLeft { parts.append("right to left") }
    if let category = environment.contentSizeCategory, category != .ofNewDevice,
      !environment.isTextSizeOfCanvas
    {
      parts.append(category.shortName)
    }
    return parts.joined(separator: ", ")
  }

  /// The width that is needed for both lines.
  var titleWidth: Double {
    max(
      TextLines.width(sceneName, size: 15) * 1.1, TextLines.width(subtitle, size: 11) * 1.1)
      + (status == .ok ? 0 : 104)
  }

  /// The name of the document and the environment.
  private var subtitle: String {
    let place = layout.environment.captionWithCell
    return title.isEmpty ? place : "\(title) · \(place)"
  }

  /// A description of the picture for people who do not see it.
  var description: String {
    let views = layout.views.count { !$0.isHidden }
    let outcome =
      switch status {
      case .ok: "Every view has one place."
      case .ambiguous: "The constraints leave places of views open."
      case .unsatisfiable: "Required constraints contradict each other."
      case .unsupported: "The scene can't be resolved."
      }
    return
      "\(views) view\(views == 1 ? "" : "s") on \(layout.environment.captionWithCell). \(outcome)"
  }

  func drawTitle(in picture: Rect, _ svg: inout SVGWriter) {
    let left = picture.x + 20
    svg.label(
      sceneName, at: Point(x: left, y: picture.y + 26), size: 15, fill: Palette.title,
      weight: "600")
    svg.label(subtitle, at: Point(x: left, y: picture.y + 43), size: 11, fill: Palette.caption)
    drawStatus(rightOf: picture.maxX - 20, y: picture.y + 13, &svg)
  }

  /// Draws a pill with the status, unless the status is ok.
  func drawStatus(rightOf right: Double, y: Double, _ svg: inout SVGWriter) {
    guard status != .ok else { return }
    let color = status == .ambiguous ? Palette.ambiguous : Palette.conflict
    // Many fonts are wider than Helvetica, by whose letters texts are measured. So a little more
    // room is left.
    let width = TextLines.width(status.rawValue, size: 10) * 1.15 + 20
    svg.rect(
      Rect(x: right - width, y: y, width: width, height: 17), fill: color, radius: 8.5)
    svg.label(
      status.rawValue, at: Point(x: right - width / 2, y: y + 12), size: 10,
      fill: "#ffffff", weight: "600", anchor: .middle)
  }
}
