/// The texts of a language beside a document.
struct FoundLocalization: Hashable, Sendable {
  /// From the folder of the project.
  var name: String
  var keys: Set<String>
}
