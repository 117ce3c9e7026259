import LayoutModel

extension LayoutDrawing {
  /// Leaves out pictures that show the same as an earlier one of the same scene on the same device,
  /// and tells the earlier one their captions.
  package static func joiningEqual(_ drawings: [LayoutDrawing]) -> [LayoutDrawing] {
    var result: [LayoutDrawing] = []
    // Of each scene on each device what is drawn, with the place of the picture in the result.
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

  /// What a sentence says of pictures that are left out; `nil` where there are none.
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

  /// The picture without any words about it.
  private var shapes: String {
    var svg = SVGWriter()
    let scene = placedScene
    draw(scene, deviceFrame(scene), PreviewOptions(showsTitle: false), &svg)
    return svg.text
  }
}
