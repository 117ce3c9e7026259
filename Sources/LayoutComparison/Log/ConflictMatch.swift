package import LayoutModel

/// The meaning of a message of UIKit in one document.
package struct ConflictMatch: Sendable {
  /// For each constraint of the message, the position of the document's constraint; `nil` if none
  /// fits.
  package var constraints: [Int?]
  /// The objects of the document, by their addresses in the message.
  package var objects: [String: ObjectID]
  /// The number of ways to find as many constraints. If there are several, the first one is taken.
  package var ways: Int

  package var count: Int { constraints.count { $0 != nil } }
}

extension LayoutDocument {
  /// Finds the constraints of a message in the document.
  ///
  /// A constraint fits if it says the same, in either order and whatever its id. A view fits if its
  /// class does. One address is the same view in the whole message. The match finds as many
  /// constraints as possible. Texts and names decide between matches that find equally many.
  ///
  /// - Complexity: at most ``ConflictSearch/mostSteps`` tries; a message has some ten constraints.
  package func match(_ conflict: LoggedConflict) -> ConflictMatch {
    var search = ConflictSearch(self, conflict)
    search.run()
    return search.best
  }
}

/// Searches for a match: it goes through the constraints of a message, and tries for each what fits
/// to the earlier ones.
private struct ConflictSearch {
  /// The greatest number of steps, far more than real messages need. After that, the best match so
  /// far is taken.
  static let mostSteps = 50_000

  let document: LayoutDocument
  let conflict: LoggedConflict
  /// The constraints of the document that fit to each constraint of the message.
  let candidates: [[Candidate]]
  private var chosen: [Int?] = []
  private var objects: [String: ObjectID] = [:]
  private var steps = 0
  private var bestScore = (found: -1, names: -1)
  var best: ConflictMatch

  struct Candidate {
    var constraint: Int
    var objects: [(item: LoggedItem, object: ObjectID)]
  }

  init(_ document: LayoutDocument, _ conflict: LoggedConflict) {
    self.document = document
    self.conflict = conflict
    best = ConflictMatch(
      constraints: conflict.constraints.map { _ in nil }, objects: [:], ways: 0)
    candidates = conflict.constraints.map { logged in
      guard logged.origin == .author else { return [] }
      return document.constraints.indices.flatMap { index in
        document.readings(of: index, as: logged).map { Candidate(constraint: index, objects: $0) }
      }
    }
  }

  mutating func run() { visit(0, found: 0, names: 0) }

  private mutating func visit(_ position: Int, found: Int, names: Int) {
    steps += 1
    guard steps < Self.mostSteps else { return }
    let open = candidates[position...].count { !$0.isEmpty }
    // The remaining constraints can't make this match better than the best one.
    guard found + open >= bestScore.found else { return }
    guard position < candidates.count else {
      if (found, names) > (bestScore.found, bestScore.names) {
        bestScore = (found, names)
        best = ConflictMatch(constraints: chosen, objects: objects, ways: 1)
      } else if (found, names) == (bestScore.found, bestScore.names), found > 0,
        chosen != best.constraints
      {
        best.ways += 1
      }
      return
    }
    for candidate in candidates[position]
    where fits(candidate) && !chosen.contains(candidate.constraint) {
      let before = objects
      var more = conflict.constraints[position].identifier == nil ? 0 : 1
      for (item, object) in candidate.objects where objects[item.address] == nil {
        objects[item.address] = object
        if let label = item.label, document.says(label, object) { more += 1 }
      }
      chosen.append(candidate.constraint)
      visit(position + 1, found: found + 1, names: names + more)
      chosen.removeLast()
      objects = before
    }
    chosen.append(nil)
    visit(position + 1, found: found, names: names)
    chosen.removeLast()
  }

  /// Whether a candidate agrees with the earlier ones: one address is one object, and one object
  /// has one address.
  private func fits(_ candidate: Candidate) -> Bool {
    candidate.objects.allSatisfy { item, object in
      if let known = objects[item.address] { return known == object }
      return !objects.values.contains(object)
    }
  }
}
