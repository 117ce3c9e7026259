import Foundation

extension DocumentStore {
  /// The sizes of a store before and after its file was written anew.
  package struct Compaction: Hashable, Sendable {
    /// In bytes, with the log beside the file.
    package var sizeBefore: Int
    package var sizeAfter: Int
  }

  /// Writes the file anew, so that it takes no more space than its rows.
  ///
  /// SQLite keeps the pages of removed rows for later ones. So a file does not become smaller when documents or results are
  /// removed, or when a newer version stores the same in fewer rows. All rows stay; others may read meanwhile. If it is
  /// interrupted, the file is as it was.
  ///
  /// - Throws: ``StoreError/busy(path:)`` if another process goes on writing, ``StoreError/diskFull(path:)`` if there is no
  ///   space for a second copy.
  /// - Complexity: O(size of the file).
  package func compact() throws(StoreError) -> Compaction {
    let before = try sizeOfFiles()
    try withoutTransaction { connection in
      try connection.execute("VACUUM")
      // The new file stands in the log until it is copied. A process that still reads keeps the old one; then the next that
      // closes the store copies it.
      try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    return Compaction(sizeBefore: before, sizeAfter: try sizeOfFiles())
  }

  /// In bytes: the file, and the log if there is one.
  private func sizeOfFiles() throws(StoreError) -> Int {
    var result = 0
    for name in [path, path + "-wal"] where FileManager.default.fileExists(atPath: name) {
      do {
        let values = try URL(fileURLWithPath: name).resourceValues(forKeys: [.fileSizeKey])
        result += values.fileSize ?? 0
      } catch {
        throw StoreError(error, path: path)
      }
    }
    return result
  }
}
