import LayoutModel
import LayoutPreview
import PreviewServer

/// What a picture shows, as an address says: `layers=constraints,names&appearance=dark`.
struct PictureLayers {
  private(set) var options = PreviewOptions(showsTitle: false)

  init(_ request: PageRequest) throws {
    for name in (request["layers"] ?? "").split(separator: ",").map(String.init) {
      if name == Self.wireframe {
        options.showsColors = false
        options.layers.insert(.frames)
      } else if let layer = PreviewLayer(rawValue: name) {
        options.layers.insert(layer)
      } else {
        let names = PreviewLayer.allCases.map(\.rawValue) + [Self.wireframe]
        throw ServeFailure.invalidParameter(
          name: "layer", value: name, wanted: names.joined(separator: ", "))
      }
    }
    options.appearance = try request["appearance"].map { text in
      guard let appearance = PreviewAppearance(rawValue: text) else {
        throw ServeFailure.invalidParameter(
          name: "appearance", value: text, wanted: "light or dark")
      }
      return appearance
    }
  }

  private static let wireframe = "wireframe"

  /// The part of the plane that a picture shows, in points; the origin is that of the scene's root.
  static func viewBox(of svg: String) -> Rect {
    guard let start = svg.firstRange(of: "viewBox=\"") else { return Rect() }
    let numbers = svg[start.upperBound...].prefix { $0 != "\"" }.split(separator: " ")
      .compactMap { Double($0) }
    guard numbers.count == 4 else { return Rect() }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
