/// What cairo writes.
final class ByteCollector {
  var bytes: [UInt8] = []

  static let write: PictureLibraries.Write = { closure, data, count in
    guard let closure, let data else { return 0 }
    let collector = Unmanaged<ByteCollector>.fromOpaque(closure).takeUnretainedValue()
    collector.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return 0
  }
}
