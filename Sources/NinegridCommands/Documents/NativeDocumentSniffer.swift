import Foundation

/// Tells native documents from the many other JSON files of a project, by their first bytes.
enum NativeDocumentSniffer {
  /// What every native document says in its first lines. With the quotes: a baseline names documents, and one may
  /// lie in a folder of that name.
  private static let mark = "\"ninegrid-layout\""
  private static let head = 4096

  static func isNative(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: head)
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    return count > 0 && isNative(buffer[..<count])
  }

  /// - Parameter bytes: of the whole file, or its first ones.
  static func isNative(_ bytes: some Sequence<UInt8>) -> Bool {
    String(decoding: Array(bytes.prefix(head)), as: UTF8.self).contains(mark)
  }
}
