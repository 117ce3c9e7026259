import Diagnostics

/// The names of images and colours below a folder: of asset catalogues, and of image files beside them.
package struct AssetNames: Sendable {
  private var images: Set<String> = []
  /// What reads red, green, blue and alpha of each colour in light appearance.
  private var colors: [String: @Sendable () -> [Double]?] = [:]
  /// Whether there is a catalogue or an Xcode project: else nobody knows what an app has.
  package private(set) var isProject = false

  package init() {}

  package mutating func addImage(_ name: String) { images.insert(name) }

  /// - Parameter components: asked for once a rule wants them; `nil` where the catalogue does not say.
  package mutating func addColor(_ name: String, components: @escaping @Sendable () -> [Double]?) {
    if colors[name] == nil { colors[name] = components }
  }

  package mutating func markAsProject() { isProject = true }

  package func merged(with other: AssetNames) -> AssetNames {
    var result = self
    result.images.formUnion(other.images)
    result.colors.merge(other.colors) { own, _ in own }
    result.isProject = isProject || other.isProject
    return result
  }

  package func hasImage(_ name: String) -> Bool { images.contains(name) }
  package func hasColor(_ name: String) -> Bool { colors[name] != nil }

  package func nearestImage(to name: String) -> String? {
    Spelling.nearest(to: name, in: images.sorted())
  }

  /// Red, green, blue and alpha of a colour in light appearance; `nil` where the catalogue does not say.
  package func components(ofColor name: String) -> [Double]? { colors[name]?() }
}
