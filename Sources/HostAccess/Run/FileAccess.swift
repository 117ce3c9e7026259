import Foundation
import PlainText

/// Reads a whole file.
///
/// - Parameters:
///   - path: an absolute path, or another one that the system accepts.
///   - name: the name that the person used, for messages.
/// - Throws: ``CommandFailure``.
package func readFile(_ path: String, named name: String) throws -> [UInt8] {
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

/// Reads a pipe or a device to its end, such as that of a shell's process substitution.
package func readStream(_ path: String, named name: String) throws -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw openFailure(errno, name, toWrite: false) }
  defer { close(descriptor) }
  return try readAll(of: descriptor, named: name, isEndless: true)
}

/// The most bytes that are read: far more than readers accept, which give a better message, and few
/// enough for the memory.
private let largestFile = 1 << 28

/// Reads a descriptor to its end.
///
/// - Parameter isEndless: whether it may never end, like `/dev/zero`. Then input that is larger
///   than any document is refused.
package func readAll(
  of descriptor: Int32, named name: String, expecting size: Int = 0, isEndless: Bool = false
) throws -> [UInt8] {
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
    if isEndless, result.count > largestFile {
      throw CommandFailure.tooLarge(path: name, bytes: result.count)
    }
  }
}

/// The names of everything in a folder, hidden or not, in the order of their bytes.
///
/// - Parameters:
///   - folder: an absolute path, or another one that the system accepts.
///   - name: the name that the person used, for messages.
/// - Throws: ``CommandFailure`` if the folder can't be listed.
package func folderEntries(
  _ folder: String, named name: String
) throws(CommandFailure) -> [String] {
  guard let stream = opendir(folder) else {
    throw errno == EACCES
      ? CommandFailure.notPermitted(path: name, toWrite: false)
      : CommandFailure.unreadable(path: name, reason: systemReason(errno))
  }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
        String(cString: $0)
      }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The names of everything in a folder; none if there is no such folder, or if it can't be listed.
package func folderEntriesIfListed(_ folder: String) -> [String] {
  (try? folderEntries(folder, named: folder)) ?? []
}

/// Creates a folder and all folders on its path.
package func makeFolder(_ path: String, named name: String) throws {
  if mkdir(path, 0o777) == 0 { return }
  switch errno {
  case EEXIST:
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR {
      throw CommandFailure.isNotDirectory(path: name)
    }
  case ENOENT where FilePaths.parent(of: path) != path:
    try makeFolder(FilePaths.parent(of: path), named: FilePaths.parent(of: name))
    // The folder around it exists now. Some folders, such as /proc, can't contain new ones.
    if mkdir(path, 0o777) != 0, errno != EEXIST {
      throw errno == ENOENT
        ? CommandFailure.folderNotWritable(path: FilePaths.parent(of: name))
        : creationFailure(errno, name)
    }
  default: throw creationFailure(errno, name)
  }
}

/// Checks whether a file can be created in a folder. The code that creates the file may not be able
/// to report why it fails.
package func checkFolder(_ path: String, named name: String) throws {
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

/// Whether there is nothing at a path; false if this can't be found out.
package func isGone(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) != 0 && (errno == ENOENT || errno == ENOTDIR)
}

/// The path without links; the path itself if they can't be resolved.
package func resolvedLink(_ path: String) -> String {
  guard let real = realpath(path, nil) else { return path }
  defer { free(real) }
  return String(cString: real)
}

/// The path to which links lead, also if nothing exists there yet.
package func linkTarget(_ path: String) -> String {
  var path = path
  // Linux follows as many links.
  for _ in 0..<40 {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    // Nothing exists there, but links and '..' may lead to its folder.
    guard count > 0 else { return resolvedFolder(of: path) }
    let next = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    path = next.hasPrefix("/") ? next : resolvedLink(FilePaths.parent(of: path)) + "/" + next
  }
  return path
}

/// The path with the links of its folder resolved, but not the link itself: a linked document has
/// the name of the link.
package func resolvedFolder(of path: String) -> String {
  FilePaths.normalized(
    resolvedLink(FilePaths.parent(of: path)) + "/" + FilePaths.lastComponent(of: path))
}

/// The failure for a path that can't be opened.
package func openFailure(_ code: Int32, _ name: String, toWrite: Bool) -> CommandFailure {
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

/// The failure for a path where nothing can be created, because its folder does not allow it.
package func creationFailure(_ code: Int32, _ name: String) -> CommandFailure {
  code == EACCES || code == EPERM
    ? .folderNotWritable(path: FilePaths.parent(of: name)) : openFailure(code, name, toWrite: true)
}

/// The failure for bytes that can't be written.
package func writeFailure(_ code: Int32, _ name: String) -> CommandFailure {
  code == ENOSPC || code == EDQUOT
    ? .noSpace(path: name) : .unwritable(path: name, reason: systemReason(code))
}

/// The system's text for an error, as a part of a sentence.
package func systemReason(_ code: Int32) -> String {
  let text = String(cString: strerror(code))
  return text.prefix(1).lowercased() + text.dropFirst()
}
