package import Foundation
import PlainText

/// The new content of a file, which is written beside it but not yet in its place.
package struct StagedFile {
  private let bytes: [UInt8]
  private let name: String
  private let target: WritableTarget
  private let expected: FileExpectation
  /// The file with the new content; `nil` for a device.
  private let scratch: ScratchFile?

  /// - Throws: ``CommandFailure`` if the file can't be written.
  package init(
    _ bytes: [UInt8], for path: String, named name: String, insteadOf expected: FileExpectation
  ) throws {
    self.bytes = bytes
    self.name = name
    self.expected = expected
    if expected == .nothing { try expected.check(path, named: name) }
    target = try WritableTarget(path, named: name)
    if target.isDevice {
      scratch = nil
      return
    }
    try CommandContext.current.visits.enter(target.folder)
    let scratch = try ScratchFile(in: target.folder, named: name)
    do {
      try scratch.write(bytes, named: name)
      if let status = target.status { takeOwnerAndMode(of: status, for: scratch.descriptor) }
    } catch {
      scratch.remove()
      throw error
    }
    self.scratch = scratch
  }

  /// Leaves the file as it is.
  package func discard() { scratch?.remove() }

  /// Puts the content in place, if the present file is still as it was read.
  package func commit() throws {
    guard let scratch else { return try writeInPlace(bytes, to: target.path, named: name) }
    do {
      try scratch.sync(named: name)
      try FolderLock.hold(target.folder, named: FilePaths.parent(of: name)) {
        try expected.check(target.path, named: name)
        try scratch.replace(target.path, named: name)
      }
    } catch {
      scratch.remove()
      throw error
    }
  }
}

private func writeInPlace(_ bytes: [UInt8], to path: String, named name: String) throws {
  let descriptor = open(path, O_WRONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw openFailure(errno, name, toWrite: true) }
  defer { close(descriptor) }
  let code = Disk.write(bytes, to: descriptor, at: path)
  if code != 0 { throw writeFailure(code, name) }
}

/// Gives a new file the owner and permissions of the file that it will replace, as far as the
/// process may.
package func takeOwnerAndMode(of status: stat, for descriptor: Int32) {
  var own = stat()
  guard fstat(descriptor, &own) == 0 else { return }
  var mode = status.st_mode & 0o7777
  if own.st_uid != status.st_uid || own.st_gid != status.st_gid {
    if fchown(descriptor, status.st_uid, status.st_gid) != 0 {
      // A group of the person's own may be set even then. Running the file must not give anybody
      // the rights of another person.
      _ = fchown(descriptor, own.st_uid, status.st_gid)
      mode &= 0o777
    }
  }
  _ = fchmod(descriptor, mode)
}
