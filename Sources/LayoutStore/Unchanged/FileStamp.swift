/// The facts that the file system states about a file, without its content.
///
/// A file with the same stamp has the same bytes, unless it was changed so soon after the stamp was
/// taken that its times are still the same: see ``hasSettled(whenSeen:)``.
///
/// - Source: git's index keeps the same data, and has the same rule
///   (Documentation/technical/racy-git).
package struct FileStamp: Hashable, Sendable {
  /// The size in bytes.
  package var size: Int64
  /// When the content was changed, in nanoseconds since 1970.
  package var modified: Int64
  /// When the content, name or permissions were changed, in nanoseconds since 1970. Programs can't set this time.
  package var changed: Int64
  package var inode: Int64

  package init(size: Int64, modified: Int64, changed: Int64, inode: Int64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.inode = inode
  }

  /// The coarsest time step of a file system in use, which is that of FAT. ext4 and APFS have steps of some
  /// milliseconds or less.
  static let coarsestStepInNanoseconds: Int64 = 2_000_000_000

  /// Whether a change after this moment would give another stamp, because the times of the file are
  /// older than the coarsest time step.
  ///
  /// - Parameter seen: the time at which the stamp was taken, before the file was read, in
  ///   nanoseconds since 1970.
  package func hasSettled(whenSeen seen: Int64) -> Bool {
    max(modified, changed) < seen - Self.coarsestStepInNanoseconds
  }
}
