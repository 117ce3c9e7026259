import Foundation
import PlainText

/// Writes an output file that the person named, and replaces any old content. At any moment the
/// file has either the old or the new content.
///
/// The file keeps its permissions, and its owner and group as far as the process may give them
/// away. A link keeps pointing to its file, which is written, or made if it is missing.
///
/// - Throws: ``CommandFailure``; a read-only file is not replaced, although its folder would allow
///   it.
package func writeFileAtomically(_ bytes: [UInt8], to path: String, named name: String) throws {
  try replaceFile(path, named: name, with: bytes, insteadOf: .anything)
}

/// The same for content that was made from the file's old content: it replaces only this content.
///
/// - Parameter expected: the expected state. It is compared under a lock at the moment in which the
///   file is replaced.
/// - Throws: also ``CommandFailure/changedSinceRead(path:isGone:)``.
package func replaceFile(
  _ path: String, named name: String, with bytes: [UInt8], insteadOf expected: FileExpectation
) throws {
  try StagedFile(bytes, for: path, named: name, insteadOf: expected).commit()
}

/// Removes a file, if it is still as it was read.
package func removeFile(_ path: String, named name: String, insteadOf expected: FileExpectation)
  throws
{
  let folder = FilePaths.parent(of: resolvedFolder(of: path))
  try FolderLock.hold(folder, named: FilePaths.parent(of: name)) {
    try expected.check(path, named: name)
    let code = Disk.remove(path)
    if code != 0 { throw writeFailure(code, name) }
  }
}
