import Foundation

/// The new content of a file, written beside it and not yet in its place.
struct StagedFile {
  private let bytes: [UInt8]
  private let name: String
  /// Where the file is, whatever links lead there.
  let target: String
  /// Whether there is a file already.
  let exists: Bool
  /// `nil` for a device such as /dev/stdout, which can't be replaced, only written.
  private let scratch: ScratchFile?

  /// - Throws: ``CommandFailure`` if the file can't be written.
  init(_ bytes: [UInt8], for path: String, named name: String) throws {
    self.bytes = bytes
    self.name = name
    target = linkTarget(path)
    var status = stat()
    exists = stat(target, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw CommandFailure.isDirectory(path: name) }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      scratch = nil
      return
    }
    if exists {
      // Root may write whatever the mode says, and should not by accident.
      if status.st_mode & 0o222 == 0 {
        throw CommandFailure.notPermitted(path: name, toWrite: true)
      }
      if access(target, W_OK) != 0 { throw openFailure(errno, name, toWrite: true) }
    }
    let folder = FilePaths.parent(of: target)
    ScratchFile.removeLeftovers(in: folder)
    let scratch = try ScratchFile(in: folder, named: name)
    do {
      try writeAll(bytes, to: scratch.descriptor, named: name)
      if exists { scratch.takeOwnerAndMode(of: status) }
    } catch {
      scratch.remove()
      throw error
    }
    self.scratch = scratch
  }

  /// Puts the content in place.
  func commit() throws {
    guard let scratch else { return try writeInPlace(bytes, to: target, named: name) }
    do {
      try scratch.replace(target, named: name)
    } catch {
      scratch.remove()
      throw error
    }
  }

  /// Leaves the file as it is.
  func discard() { scratch?.remove() }
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
