import LayoutEngine
package import LayoutModel

/// Storyboards that refer to each other's scenes: those of a folder, of a store, or those that a migration makes.
package enum StoryboardFamily {
  /// The longest chain of storyboards that refer to each other, such as three storyboards in a row, that is followed.
  private static let longestChain = 4

  /// The places where storyboards show scenes of other storyboards.
  ///
  /// - Parameters:
  ///   - documents: each with the name of its file without folder and extension, by which others refer to it.
  ///   - starts: where the system shows storyboards of app extensions, by their names.
  /// - Returns: the places by the name of the storyboard that is shown, the nearest to the app's entry first.
  package static func arrivals(
    in documents: [(name: String, document: LayoutDocument)],
    from starts: [String: [SceneArrival]] = [:]
  ) -> [String: [SceneArrival]] {
    if documents.isEmpty { return starts }
    var result = starts
    for _ in 0..<longestChain {
      var next = starts
      for (name, document) in documents {
        var document = document
        document.arrivals = result[name] ?? []
        for departure in SceneDeparture.all(of: document, named: name + ".storyboard")
        where departure.storyboard != name {
          next[departure.storyboard, default: []].append(departure.arrival)
        }
      }
      // The nearest place comes first, whatever the order of the documents is.
      next = next.mapValues { arrivals in
        arrivals.enumerated().sorted {
          ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
        }.map(\.element)
      }
      if next == result { break }
      result = next
    }
    return result
  }
}
