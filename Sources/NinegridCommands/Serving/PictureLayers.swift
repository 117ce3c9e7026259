import LayoutModel
import LayoutPreview
import LayoutWorkbench
import PreviewServer

/// The layers and appearance of a picture, from an address:
/// `layers=constraints,names&appearance=dark`.
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
    // The page has a background of its own, and moves views by their ids while somebody drags them.
    options.showsBackdrop = false
    options.namesViews = true
    options.appearance = try request["appearance"].map { text in
      guard let appearance = PreviewAppearance(rawValue: text) else {
        throw ServeFailure.invalidParameter(
          name: "appearance", value: text, wanted: "light or dark")
      }
      return appearance
    }
  }

  private static let wireframe = "wireframe"
}
