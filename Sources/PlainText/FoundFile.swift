import Foundation

/// A file that the user gave to a command, either directly or in a folder.
package struct FoundFile: Hashable, Sendable {
  /// The absolute path.
  package var path: String
  /// The name for a person: the argument, or the given folder followed by the path below it.
  package var name: String
  /// The absolute path of the given folder; `nil` for a file that was given directly.
  package var folder: String?

  package init(path: String, name: String, folder: String? = nil) {
    self.path = path
    self.name = name
    self.folder = folder
  }
}
