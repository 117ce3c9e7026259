/// A question about the surroundings of a document that a rule has asked.
///
/// A stored result is valid as long as each of its questions has the same answer. Everything else in
/// the surroundings may change.
package enum SurroundingsQuestion: Hashable, Sendable, Codable {
  case assets
  case catalogue(String)
  case sources
  case swiftClasses(included: [String], excluded: [String])
  case storyboards(String)
  case identifiers
  case module(String)
  case oldestSystem
  case localizations
}
