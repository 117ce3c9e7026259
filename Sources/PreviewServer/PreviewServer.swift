import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// A server for one person on this machine.
///
/// It listens on the loopback interface alone, asks for a token, and serves the files of the page; whatever is below
/// `/api/` is answered by whoever starts it. The only place that knows FlyingFox.
package final class PreviewServer: Sendable {
  private let server: HTTPServer
  /// 0 until it listens.
  private let port: ListeningPort
  private let wantedPort: UInt16
  package let token: AccessToken

  /// Far more than an edit needs, and no reason to fill the memory; in bytes.
  package static let largestBody = 1 << 20
  /// How long an answer may take, in seconds: a check of a large document on all devices takes a few.
  package static let timeLimit = 60.0

  private final class ListeningPort: Sendable {
    let value = Atomic<UInt16>(0)
  }

  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - answer: the answer to a request below `/api/`; `nil` where there is nothing.
  package init(
    port: UInt16, token: AccessToken = AccessToken(),
    answer: @escaping @Sendable (PageRequest) async -> PageAnswer?
  ) throws {
    self.token = token
    wantedPort = port
    let listening = ListeningPort()
    self.port = listening
    let router = Router(token: token, answer: answer) { listening.value.load(ordering: .relaxed) }
    let logger: DisabledLogger = .disabled
    let address: sockaddr_in = try .inet(ip4: "127.0.0.1", port: port)
    server = HTTPServer(
      config: .init(
        address: address, timeout: Self.timeLimit, sharedRequestReplaySize: Self.largestBody,
        pool: PromptPool(), logger: logger),
      handler: router)
  }

  private enum Event: Sendable { case listening, ended, stopped }

  /// Serves until it is stopped.
  ///
  /// - Parameters:
  ///   - isStopped: asked several times a second.
  ///   - onListening: is told the address with the token, once.
  /// - Throws: ``ServerFailure``, and what `onListening` throws.
  package func run(
    until isStopped: @escaping @Sendable () -> Bool,
    onListening: (String) throws -> Void
  ) async throws {
    let server = server
    do {
      try await withThrowingTaskGroup(of: Event.self) { group in
        group.addTask {
          try await server.run()
          return .ended
        }
        group.addTask {
          try await server.waitUntilListening()
          return .listening
        }
        group.addTask {
          while !isStopped() { try await Task.sleep(for: .milliseconds(50)) }
          return .stopped
        }
        while let event = try await group.next() {
          guard event == .listening else { break }
          if case .ip4(_, let port)? = await server.listeningAddress {
            self.port.value.store(port, ordering: .relaxed)
            try onListening("http://127.0.0.1:\(port)/?token=\(token.text)")
          }
        }
        group.cancelAll()
        await server.stop()
      }
    } catch let error as SocketError {
      throw failure(error)
    }
  }

  private func failure(_ error: SocketError) -> ServerFailure {
    guard case .failed(_, let number, let message) = error else {
      return .failed(reason: error.localizedDescription)
    }
    return switch number {
    case EADDRINUSE: .portInUse(wantedPort)
    case EACCES: .portNotPermitted(wantedPort)
    default: .failed(reason: message)
    }
  }
}
