import Foundation
import PreviewServer
import Synchronization
import TestSupport

/// A server that runs in this process, with short answers of its own below `/api/`.
final class RunningServer: Sendable {
  static let token = "0123456789abcdef0123456789abcdef"

  let port: UInt16
  /// Requests that were let in.
  private let asked: Counter
  private let isStopped: Flag

  final class Counter: Sendable {
    private let value = Atomic(0)
    var count: Int { value.load(ordering: .sequentiallyConsistent) }
    func add() { value.add(1, ordering: .sequentiallyConsistent) }
  }

  final class Flag: Sendable {
    private let value = Atomic(false)
    var isSet: Bool { value.load(ordering: .sequentiallyConsistent) }
    func set() { value.store(true, ordering: .sequentiallyConsistent) }

    /// Waits until it is set; `false` where that does not happen.
    func wait() async throws -> Bool {
      for _ in 0..<1000 where !isSet { try await Task.sleep(for: .milliseconds(10)) }
      return isSet
    }
  }

  private init(port: UInt16, asked: Counter, isStopped: Flag) {
    self.port = port
    self.asked = asked
    self.isStopped = isStopped
  }

  var askedCount: Int { asked.count }

  /// Ends the server, as control-C does.
  func stop() { isStopped.set() }

  /// Serves while `body` asks.
  static func serving(
    _ limits: ServerLimits = .patient,
    answer: @escaping @Sendable (PageRequest) async -> PageAnswer? = { .json($0.body) },
    _ body: (RunningServer) async throws -> Void
  ) async throws {
    let (asked, isStopped) = (Counter(), Flag())
    let server = PreviewServer(port: 0, token: AccessToken(text: token), limits: limits) {
      asked.add()
      return await answer($0)
    }
    let (ports, continuation) = AsyncStream.makeStream(of: UInt16.self)
    async let end: Void = server.run(until: { isStopped.isSet }) { address in
      if let port = address.wholeMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/.*/)?.1 {
        continuation.yield(UInt16(port) ?? 0)
      }
      continuation.finish()
    }
    for await port in ports {
      do {
        try await body(RunningServer(port: port, asked: asked, isStopped: isStopped))
      } catch {
        isStopped.set()
        try await end
        throw error
      }
    }
    isStopped.set()
    try await end
  }

  func connect() throws -> LoopbackSocket { try LoopbackSocket(port: port) }

  /// A request with these lines behind the first, with host and token.
  func request(
    _ line: String, _ lines: [String] = [], body: String = "", isKnown: Bool = true
  ) -> String {
    let own = ["Host: 127.0.0.1:\(port)"] + (isKnown ? ["Authorization: Bearer \(Self.token)"] : [])
    return ([line + " HTTP/1.1"] + own + lines).joined(separator: "\r\n") + "\r\n\r\n" + body
  }

  func post(_ lines: [String], body: String = "") -> String {
    request("POST /api/edit", ["Content-Type: application/json"] + lines, body: body)
  }

  /// The status that comes first for these bytes; `nil` where the connection is closed without any.
  func status(of bytes: String) async throws -> Int? {
    let socket = try connect()
    await socket.send(bytes)
    let head = await socket.read(until: "\r\n\r\n")
    return Int(head.split(separator: " ").dropFirst().first ?? "")
  }
}
