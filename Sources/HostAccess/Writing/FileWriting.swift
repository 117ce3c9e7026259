import Foundation
import PlainText

/// Writes an output that the person named, whatever was there: at any moment either the old content is there, or the new
/// one.
///
/// The file keeps its permissions, and its owner and group as far as the process may give them away. A link keeps pointing
/// to its file, which is written, or made where it is missing.
///
/// - Throws: ``CommandFailure``; a file that is read-only is not replaced, though its folder would let it be.
package func writeFileAtomically(_ bytes: [UInt8], to path: String, named name: String) throws {
  try replaceFile(path, named: name, with: bytes, insteadOf: .anything)
}

/// The same for content that was made from what was read there: it takes the place of that alone.
///
/// - Parameter expected: compared under a lock at the moment in which the file is replaced.
/// - Throws: also ``CommandFailure/changedSinceRead(path:isGone:)``.
package func replaceFile(
  _ path: String, named name: String, with bytes: [UInt8], insteadOf expected: FileExpectation
) throws {
  try StagedFile(bytes, for: path, named: name, insteadOf: expected).commit()
}

/// Removes a file that is as it was read.
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
