/// What a rule has asked about the surroundings of a document.
///
/// A kept result holds while each of its questions has the same answer. What nobody asked may change.
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
