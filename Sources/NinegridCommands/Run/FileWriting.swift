import Foundation

/// Writes a file so that at any moment either the old content is there, or the new one.
///
/// The file keeps its permissions, and its owner and group as far as the process may give them away. A link keeps pointing
/// to its file, which is written, or made where it is missing.
///
/// - Throws: ``CommandFailure``; a file that is read-only is not replaced, though its folder would let it be.
func writeFileAtomically(_ bytes: [UInt8], to path: String, named name: String) throws {
  let target = linkTarget(path)
  var status = stat()
  let exists = stat(target, &status) == 0
  if exists, status.st_mode & S_IFMT == S_IFDIR { throw CommandFailure.isDirectory(path: name) }
  if exists, status.st_mode & S_IFMT != S_IFREG {
    // A device such as /dev/stdout can't be replaced, only written.
    return try writeInPlace(bytes, to: target, named: name)
  }
  if exists {
    // Root may write whatever the mode says, and should not by accident.
    if status.st_mode & 0o222 == 0 { throw CommandFailure.notPermitted(path: name, toWrite: true) }
    if access(target, W_OK) != 0 { throw openFailure(errno, name, toWrite: true) }
  }
  let folder = FilePaths.parent(of: target)
  ScratchFile.removeLeftovers(in: folder)
  let scratch = try ScratchFile(in: folder, named: name)
  do {
    try writeAll(bytes, to: scratch.descriptor, named: name)
    if exists { scratch.takeOwnerAndMode(of: status) }
    try scratch.replace(target, named: name)
  } catch {
    scratch.remove()
    throw error
  }
}

private func writeInPlace(_ bytes: [UInt8], to path: String, named name: String) throws {
  let descriptor = open(path, O_WRONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw openFailure(errno, name, toWrite: true) }
  defer { close(descriptor) }
  try writeAll(bytes, to: descriptor, named: name)
}

private func writeAll(_ bytes: [UInt8], to descriptor: Int32, named name: String) throws {
  try bytes.withUnsafeBytes { bytes in
    var start = 0
    while start < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw writeFailure(errno, name)
      }
      start += count
    }
  }
}
