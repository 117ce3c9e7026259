/// Distinguishes native documents from the many other JSON files of a project, by their first
/// bytes.
package enum NativeDocumentSniffer {
  /// The text that every native document has in its first lines. It includes the quotes, because a
  /// baseline contains paths, and a path may have a folder of that name.
  private static let mark = "\"ninegrid-layout\""
  /// How many bytes of a file are looked at.
  package static let head = 4096

  /// - Parameter bytes: the whole file, or its first bytes.
  package static func isNative(_ bytes: some Sequence<UInt8>) -> Bool {
    String(decoding: Array(bytes.prefix(head)), as: UTF8.self).contains(mark)
  }
}
