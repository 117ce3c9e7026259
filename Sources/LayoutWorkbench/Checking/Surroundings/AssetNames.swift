import Diagnostics
import LayoutModel
package import LayoutPreview

/// The names of images and colours in asset catalogues below a folder, and of image files beside them.
package struct AssetNames: Sendable {
  private var images: Set<String> = []
  /// By name, the function that reads a colour in an appearance.
  private var colors: [String: @Sendable (PreviewAppearance) -> PreviewColor?] = [:]
  /// Whether there is a catalogue or an Xcode project. Otherwise nobody knows which images the app has.
  package private(set) var isProject = false

  package init() {}

  package mutating func addImage(_ name: String) { images.insert(name) }

  /// - Parameter read: called when a rule first wants the colour; returns `nil` if the catalogue does not state it.
  package mutating func addColor(
    _ name: String, read: @escaping @Sendable (PreviewAppearance) -> PreviewColor?
  ) {
    if colors[name] == nil { colors[name] = read }
  }

  package mutating func markAsProject() { isProject = true }

  package func merged(with other: AssetNames) -> AssetNames {
    var result = self
    result.images.formUnion(other.images)
    result.colors.merge(other.colors) { own, _ in own }
    result.isProject = isProject || other.isProject
    return result
  }

  /// Whether there is an image. Old documents name images as PNG files, and find them in a catalogue without the
  /// extension, too.
  package func hasImage(_ name: String) -> Bool {
    images.contains(name)
      || name.hasSuffix(".png") && images.contains(String(name.dropLast(".png".count)))
  }
  package func hasColor(_ name: String) -> Bool { colors[name] != nil }

  package func nearestImage(to name: String) -> String? {
    Spelling.nearest(to: name, in: images.sorted())
  }

  /// Red, green, blue and alpha of a colour in light appearance; `nil` if the catalogue does not state it.
  package func components(ofColor name: String) -> [Double]? {
    color(named: name, .light).map { [$0.red, $0.green, $0.blue, $0.alpha] }
  }

  /// A colour in an appearance; `nil` if the catalogue does not state it.
  package func color(named name: String, _ appearance: PreviewAppearance) -> PreviewColor? {
    colors[name]?(appearance)
  }

  /// A digest of all names, and of the colours in each appearance.
  package var digest: String {
    Fingerprint.text(
      of: ["\(isProject)", "\(images.count)"] + images.sorted()
        + colors.keys.sorted().flatMap { name in
          [name] + PreviewAppearance.allCases.map { color(named: name, $0).map { "\($0)" } ?? "-" }
        })
  }
}
