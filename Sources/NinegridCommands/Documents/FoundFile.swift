import Foundation

/// A file that a command was given, by itself or in a folder.
struct FoundFile: Hashable, Sendable {
  /// Absolute.
  var path: String
  /// As the person would name it: the argument, or the folder that was given with what follows.
  var name: String
  /// The absolute path of the folder that was given; `nil` for a file given by itself.
  var folder: String?
}
