/// The totals of a batch for a document whose results are complete.
package struct FinishedBatch: Hashable, Sendable {
  /// A digest of the requested environments.
  package var request: String
  package var scenes: Int
  package var environments: Int
  package var layouts: Int
  /// How many scenes are shown in each kind of place, by its name.
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
