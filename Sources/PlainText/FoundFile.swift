import Foundation

/// A file that a command was given, by itself or in a folder.
package struct FoundFile: Hashable, Sendable {
  /// Absolute.
  package var path: String
  /// As the person would name it: the argument, or the folder that was given with what follows.
  package var name: String
  /// The absolute path of the folder that was given; `nil` for a file given by itself.
  package var folder: String?

  package init(path: String, name: String, folder: String? = nil) {
    self.path = path
    self.name = name
    self.folder = folder
  }
}
