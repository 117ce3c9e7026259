/// What a batch has found of a document of which all results are there.
package struct FinishedBatch: Hashable, Sendable {
  /// A digest of the environments that were asked for.
  package var request: String
  package var scenes: Int
  package var environments: Int
  package var layouts: Int
  /// How many scenes are shown how, by the name of the place.
  package var places: [String: Int]

  package init(
    request: String, scenes: Int, environments: Int, layouts: Int, places: [String: Int]
  ) {
    self.request = request
    self.scenes = scenes
    self.environments = environments
    self.layouts = layouts
    self.places = places
  }
}
