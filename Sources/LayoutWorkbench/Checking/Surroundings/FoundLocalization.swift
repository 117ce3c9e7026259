/// The texts of a language beside a document.
package struct FoundLocalization: Hashable, Sendable {
  /// From the folder of the project.
  package var name: String
  package var keys: Set<String>

  package init(name: String, keys: Set<String>) {
    self.name = name
    self.keys = keys
  }
}
