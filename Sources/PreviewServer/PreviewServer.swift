import NIOCore
import NIOHTTP1
import NIOPosix

/// A server for one person on this machine.
///
/// It listens only on the loopback interface, asks for a token, and serves the files of the page.
/// Requests below `/api/` are answered by the caller that starts it. This is the only target that
/// imports SwiftNIO.
package final class PreviewServer: Sendable {
  private let router: Router
  private let port: UInt16
  private let limits: ServerLimits
  package let token: AccessToken

  /// - Parameters:
  ///   - port: 0 for any free port.
  ///   - answer: the answer to a request below `/api/`; `nil` if there is nothing.
  package init(
    port: UInt16, token: AccessToken = AccessToken(), limits: ServerLimits = .current,
    answer: @escaping @Sendable (PageRequest) async -> PageAnswer?
  ) {
    self.token = token
    self.port = port
    self.limits = limits
    router = Router(token: token, answer: answer)
  }

  /// Serves until it is stopped.
  ///
  /// - Parameters:
  ///   - isStopped: called several times a second.
  ///   - onListening: called once, with the address that contains the token.
  /// - Throws: ``ServerFailure``, and what `onListening` throws.
  package func run(
    until isStopped: @escaping @Sendable () -> Bool,
    onListening: (String) throws -> Void
  ) async throws {
    // Requests are read on one thread of their own, so a client that sends much, or slowly, does
    // not slow down layouts.
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    do {
      try await run(on: group.next(), until: isStopped, onListening: onListening)
    } catch {
      try await group.shutdownGracefully()
      throw error
    }
    try await group.shutdownGracefully()
  }

  private func run(
    on loop: any EventLoop, until isStopped: @escaping @Sendable () -> Bool,
    onListening: (String) throws -> Void
  ) async throws {
    let most = limits.connections
    let connections = try await loop.submit {
      NIOLoopBound(OpenConnections(atMost: most), eventLoop: loop)
    }.get()
    let channel: any Channel
    do {
      channel = try await bootstrap(on: loop, connections).bind(
        host: "127.0.0.1", port: Int(port)
      ).get()
    } catch let error as IOError {
      throw ServerFailure(error, port: port)
    }
    do {
      let port = channel.localAddress?.port ?? Int(port)
      try onListening("http://127.0.0.1:\(port)/?token=\(token.text)")
      while channel.isActive, !isStopped() { try await Task.sleep(for: .milliseconds(50)) }
    } catch {
      try await stop(channel, connections)
      throw error
    }
    try await stop(channel, connections)
  }

  private func stop(
    _ channel: any Channel, _ connections: NIOLoopBound<OpenConnections>
  ) async throws {
    let (loop, time) = (channel.eventLoop, TimeAmount(limits.stoppingTime))
    if channel.isActive { try await channel.close().get() }
    let ended = loop.makePromise(of: Void.self)
    loop.execute {
      connections.value.stop(ended)
      loop.scheduleTask(in: time) { connections.value.closeAll() }
    }
    try await ended.futureResult.get()
  }

  private func bootstrap(
    on loop: any EventLoop, _ connections: NIOLoopBound<OpenConnections>
  ) -> ServerBootstrap {
    let (router, limits) = (router, limits)
    return ServerBootstrap(group: loop)
      .serverChannelOption(.backlog, value: Int32(limits.connections))
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // By default, the system holds back the second of two writes until the browser has confirmed the
      // first.
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let gate = ConnectionGate(limits)
          var heads = NIOHTTPDecoderLimitConfiguration()
          heads.maxHeaderFieldSize = limits.headLine
          heads.maxHeaderListSize = limits.head
          heads.maxHeaderFieldCount = limits.headLines
          let decoder = HTTPRequestDecoder(
            leftOverBytesStrategy: .dropBytes, limitConfiguration: heads)
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(gate)
          try pipeline.addHandler(HTTPResponseEncoder())
          try pipeline.addHandler(ByteToMessageHandler(decoder))
          try pipeline.addHandler(HTTPServerPipelineHandler())
          try pipeline.addHandler(
            Connection(router, limits, gate: gate, in: connections.value))
        }
      }
  }
}
