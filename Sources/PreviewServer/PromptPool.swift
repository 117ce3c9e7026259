import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// FlyingFox's own way to wait for sockets, for connections that send at once what they have.
///
/// An answer is two writes, its head and its body. By default the system keeps the second back until the browser has
/// confirmed the first, which it does after 40 ms.
final class PromptPool: AsyncSocketPool {
  private let base: any AsyncSocketPool = HTTPServer.defaultPool()
  private let isSet = Atomic(false)

  func prepare() async throws { try await base.prepare() }

  func run() async throws { try await base.run() }

  /// The first to wait is the socket that listens: connections have its options.
  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    if !isSet.exchange(true, ordering: .relaxed) {
      let noDelay = BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY)
      try socket.setValue(true, for: noDelay)
    }
    try await base.suspendSocket(socket, untilReadyFor: events)
  }
}
