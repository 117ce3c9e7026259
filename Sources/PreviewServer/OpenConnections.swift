import NIOCore

/// The connections of a server, those that have waited the longest first. It is used on the server's event
/// loop.
final class OpenConnections {
  private var connections: [Connection] = []
  private let most: Int
  private var isStopping = false
  private var whenEmpty: EventLoopPromise<Void>?

  init(atMost most: Int) { self.most = most }

  var count: Int { connections.count }

  /// Adds a new connection. If there are too many, the oldest idle one is closed.
  ///
  /// - Returns: whether there is room for it.
  func add(_ connection: Connection) -> Bool {
    guard !isStopping else { return false }
    if connections.count >= most {
      guard let idle = connections.first(where: \.isIdle) else { return false }
      remove(idle)
      idle.close()
    }
    connections.append(connection)
    return true
  }

  func remove(_ connection: Connection) {
    connections.removeAll { $0 === connection }
    if connections.isEmpty { whenEmpty?.succeed() }
  }

  /// Moves a connection to the end, because it has sent a request.
  func refresh(_ connection: Connection) {
    guard let index = connections.firstIndex(where: { $0 === connection }) else { return }
    connections.append(connections.remove(at: index))
  }

  /// Ends all connections, each after its current answer.
  func stop(_ whenEmpty: EventLoopPromise<Void>) {
    isStopping = true
    self.whenEmpty = whenEmpty
    for connection in connections { connection.stop() }
    if connections.isEmpty { whenEmpty.succeed() }
  }

  func closeAll() {
    for connection in connections { connection.close() }
  }
}
