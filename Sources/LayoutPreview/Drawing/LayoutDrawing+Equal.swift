import LayoutModel

extension LayoutDrawing {
  /// Leaves out pictures that look the same as an earlier one of the same scene on the same device.
  /// The earlier one gets their captions.
  package static func joiningEqual(_ drawings: [LayoutDrawing]) -> [LayoutDrawing] {
    var result: [LayoutDrawing] = []
    // For each scene and device, the drawn shapes, with the position of their picture in the
    // result.
    var known: [[String]: [String: Int]] = [:]
    for drawing in drawings {
      let (key, shapes) = (drawing.subject, drawing.shapes)
      if let place = known[key]?[shapes] {
        result[place].equalCaptions.append(drawing.caption ?? drawing.layout.environment.caption)
      } else {
        known[key, default: [:]][shapes] = result.count
        result.append(drawing)
      }
    }
    return result
  }

  /// A sentence about the pictures that are left out; `nil` if there are none.
  package var sentenceOfEqual: String? {
    guard let caption, !equalCaptions.isEmpty else { return nil }
    return
      "'\(sceneName)' is drawn once for \(caption) and \(equalCaptions.joined(separator: ", ")): they look the same"
  }

  private var subject: [String] {
    let environment = environment
    return [
      title, layout.scene.text, environment.device ?? "", environment.orientation.rawValue,
      environment.split ?? "", environment.sizeForPeople, environment.cell.description,
    ]
  }

  /// The picture without any text about it.
  private var shapes: String {
    var svg = SVGWriter()
    let scene = placedScene
    draw(scene, deviceFrame(scene), PreviewOptions(showsTitle: false), &svg)
    return svg.text
  }
}
