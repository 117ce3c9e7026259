import Foundation

/// Reads a whole file.
///
/// - Parameters:
///   - path: absolute, or as the system understands it.
///   - name: what the person called it, for messages.
/// - Throws: ``CommandFailure``.
func readFile(_ path: String, named name: String) throws -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { throw openFailure(errno, name, toWrite: false) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else {
    throw CommandFailure.unreadable(path: name, reason: systemReason(errno))
  }
  switch status.st_mode & S_IFMT {
  case S_IFREG: break
  case S_IFDIR: throw CommandFailure.isDirectory(path: name)
  default: throw CommandFailure.notAFile(path: name)
  }
  let size = Int(status.st_size)
  if size > largestFile { throw CommandFailure.tooLarge(path: name, bytes: size) }
  return try readAll(of: descriptor, named: name, expecting: size)
}

/// Far more than readers accept, which give a better message; but no reason to fill the memory.
private let largestFile = 1 << 28

/// Reads a descriptor to its end.
func readAll(of descriptor: Int32, named name: String, expecting size: Int = 0) throws -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(size + 1)
  var buffer = [UInt8](repeating: 0, count: max(1 << 16, min(size + 1, 1 << 22)))
  while true {
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count == 0 { return result }
    if count < 0 {
      if errno == EINTR { continue }
      throw CommandFailure.unreadable(path: name, reason: systemReason(errno))
    }
    result.append(contentsOf: buffer[..<count])
  }
}

/// Writes a file so that at any moment either the old content is there, or the new one. A link keeps
/// pointing to its file.
func writeFileAtomically(_ bytes: [UInt8], to path: String, named name: String) throws {
  let target = resolvedLink(path)
  var status = stat()
  let exists = stat(target, &status) == 0
  if exists, status.st_mode & S_IFMT == S_IFDIR { throw CommandFailure.isDirectory(path: name) }
  if exists, status.st_mode & S_IFMT != S_IFREG {
    // A device such as /dev/stdout can't be replaced, only written.
    return try writeInPlace(bytes, to: target, named: name)
  }
  // Not the target's name with something added: that one may be as long as names can be.
  let temporary =
    FilePaths.parent(of: target) + "/.ninegrid-\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
  let mode = exists ? status.st_mode & 0o777 : 0o666
  let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
  guard descriptor >= 0 else { throw creationFailure(errno, name) }
  do {
    try writeAll(bytes, to: descriptor, named: name)
    guard fsync(descriptor) == 0, close(descriptor) == 0 else {
      throw writeFailure(errno, name)
    }
    guard rename(temporary, target) == 0 else { throw writeFailure(errno, name) }
  } catch {
    unlink(temporary)
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

/// Makes a folder with all folders on the way.
func makeFolder(_ path: String, named name: String) throws {
  if mkdir(path, 0o777) == 0 { return }
  switch errno {
  case EEXIST:
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR {
      throw CommandFailure.isNotDirectory(path: name)
    }
  case ENOENT where FilePaths.parent(of: path) != path:
    try makeFolder(FilePaths.parent(of: path), named: FilePaths.parent(of: name))
    // The folder around it is there now; some, such as /proc, take no others.
    if mkdir(path, 0o777) != 0, errno != EEXIST {
      throw errno == ENOENT
        ? CommandFailure.folderNotWritable(path: FilePaths.parent(of: name))
        : creationFailure(errno, name)
    }
  default: throw creationFailure(errno, name)
  }
}

/// Whether a file can be made in a folder: whoever makes it may not say why it can't be.
func checkFolder(_ path: String, named name: String) throws {
  switch FileKind(path) {
  case nil: throw CommandFailure.noSuchFolder(path: name)
  case .directory:
    if access(path, W_OK | X_OK) != 0 {
      throw errno == EROFS
        ? CommandFailure.readOnlyVolume(path: name) : CommandFailure.folderNotWritable(path: name)
    }
  case .file, .other: throw CommandFailure.isNotDirectory(path: name)
  }
}

/// What a path is, following links; `nil` where there is nothing.
enum FileKind {
  case file, directory, other

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .directory
    default: self = .other
    }
  }
}

/// Whether there is nothing at a path; false where that can't be told.
func isGone(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) != 0 && (errno == ENOENT || errno == ENOTDIR)
}

/// The path without links; the path itself where that can't be told.
func resolvedLink(_ path: String) -> String {
  guard let real = realpath(path, nil) else { return path }
  defer { free(real) }
  return String(cString: real)
}

/// The path with the links of its folder followed, but not its own: a linked document has the name of
/// the link.
func resolvedFolder(of path: String) -> String {
  FilePaths.normalized(
    resolvedLink(FilePaths.parent(of: path)) + "/" + FilePaths.lastComponent(of: path))
}

private func openFailure(_ code: Int32, _ name: String, toWrite: Bool) -> CommandFailure {
  switch code {
  case ENOENT: toWrite ? .noSuchFolder(path: FilePaths.parent(of: name)) : .noSuchFile(path: name)
  case EISDIR: .isDirectory(path: name)
  case ENOTDIR: .isNotDirectory(path: FilePaths.parent(of: name))
  case EACCES, EPERM: .notPermitted(path: name, toWrite: toWrite)
  case EROFS: .readOnlyVolume(path: name)
  case ENOSPC, EDQUOT: .noSpace(path: name)
  default:
    toWrite
      ? .unwritable(path: name, reason: systemReason(code))
      : .unreadable(path: name, reason: systemReason(code))
  }
}

/// Why nothing can be made at a path: it is the folder that takes it.
private func creationFailure(_ code: Int32, _ name: String) -> CommandFailure {
  code == EACCES || code == EPERM
    ? .folderNotWritable(path: FilePaths.parent(of: name)) : openFailure(code, name, toWrite: true)
}

private func writeFailure(_ code: Int32, _ name: String) -> CommandFailure {
  code == ENOSPC || code == EDQUOT
    ? .noSpace(path: name) : .unwritable(path: name, reason: systemReason(code))
}

/// What the system says of an error, as a part of a sentence.
func systemReason(_ code: Int32) -> String {
  let text = String(cString: strerror(code))
  return text.prefix(1).lowercased() + text.dropFirst()
}
