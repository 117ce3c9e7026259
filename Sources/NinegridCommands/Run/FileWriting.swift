import Foundation

/// Writes a file so that at any moment either the old content is there, or the new one.
///
/// The file keeps its permissions, and its owner and group as far as the process may give them away. A link keeps pointing
/// to its file, which is written, or made where it is missing.
///
/// - Throws: ``CommandFailure``; a file that is read-only is not replaced, though its folder would let it be.
func writeFileAtomically(_ bytes: [UInt8], to path: String, named name: String) throws {
  try StagedFile(bytes, for: path, named: name).commit()
}
