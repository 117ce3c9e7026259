package import Foundation

/// A connection to a server on this machine, for tests that send what no well-behaved client would
/// send.
///
/// It waits on threads of its own, because the server needs the threads on which tasks run.
package final class LoopbackSocket: @unchecked Sendable {
  private let descriptor: Int32
  private let queue = DispatchQueue(label: "LoopbackSocket")

  package struct Failure: Error {
    var call: String
    var number: Int32
  }

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
    private static let quietly: Int32 = 0
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
    /// A server that closes early must not cause a signal.
    private static let quietly = Int32(MSG_NOSIGNAL)
  #endif

  package init(port: UInt16) throws {
    descriptor = socket(AF_INET, Self.stream, 0)
    guard descriptor >= 0 else { throw Failure(call: "socket", number: errno) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let descriptor = descriptor
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    // If a server never answers, the test fails, but does not hang. Beside many other tests an answer can take minutes.
    var time = timeval(tv_sec: 1200, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    guard connected == 0 else { throw Failure(call: "connect", number: errno) }
  }

  deinit { close(descriptor) }

  /// Sends bytes, as many as the server accepts. It may have refused the request already.
  package func send(_ bytes: [UInt8]) async {
    await onQueue { descriptor in
      var sent = 0
      while sent < bytes.count {
        let count = bytes[sent...].withUnsafeBytes {
          Foundation.send(descriptor, $0.baseAddress, $0.count, Self.quietly)
        }
        guard count > 0 else { return }
        sent += count
      }
    }
  }

  package func send(_ text: String) async { await send(Array(text.utf8)) }

  /// The bytes that arrive until the server closes the connection.
  package func readToEnd() async -> Data {
    await onQueue { descriptor in
      var received = Data()
      while let part = Self.part(from: descriptor) { received += part }
      return received
    }
  }

  /// The text that arrives until it contains a given text often enough, or until the server closes.
  package func read(until text: String, times: Int = 1) async -> String {
    await onQueue { descriptor in
      var received = Data()
      while String(decoding: received, as: UTF8.self).components(separatedBy: text).count <= times {
        guard let part = Self.part(from: descriptor) else { break }
        received += part
      }
      return String(decoding: received, as: UTF8.self)
    }
  }

  /// Ends both directions, like a page that is closed.
  package func hangUp() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  private static func part(from descriptor: Int32) -> Data? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Data(buffer[..<count]) : nil
  }

  private func onQueue<Result: Sendable>(
    _ body: @escaping @Sendable (Int32) -> Result
  ) async -> Result {
    let descriptor = descriptor
    return await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: body(descriptor)) }
    }
  }
}
