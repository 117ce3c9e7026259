import ArgumentParser
import Diagnostics
import LayoutPreview

extension PreviewAppearance: ExpressibleByArgument {
  package static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

/// An argument with layers: `constraints,names`.
struct LayersArgument: Hashable, Sendable {
  var layers: Set<PreviewLayer>

  init(text: String) throws {
    if text == "all" {
      layers = Set(PreviewLayer.allCases)
      return
    }
    layers = []
    let names = PreviewLayer.allCases.map(\.rawValue)
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let layer = PreviewLayer(rawValue: String(part)) else {
        let nearest = Spelling.nearest(to: String(part), in: names).map { " Did you mean '\($0)'?" }
        throw ValidationError(
          "'\(part)' is not a layer; there are \(names.joined(separator: ", ")), and all.\(nearest ?? "")"
        )
      }
      layers.insert(layer)
    }
  }
}
