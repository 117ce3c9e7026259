/// The limits of one connection: how much it may send, and how long it may take.
///
/// One person uses the server, so all limits are far above what a page needs. A page of another
/// site can open connections, although it does not know the token. The limits stop such a page from
/// filling the memory or delaying the person.
package struct ServerLimits: Hashable, Sendable {
  /// The most connections. A browser opens six for a page. If there are more, the new one replaces the one that
  /// has waited the longest.
  package var connections = 64

  /// The longest address, in bytes. Browsers and servers have about the same limit.
  package var address = 8 << 10
  /// The longest line of the head, in bytes. A cookie has at most 4 KB.
  package var headLine = 16 << 10
  /// The longest head with all of its lines, in bytes.
  package var head = 32 << 10
  package var headLines = 100
  /// The longest body, in bytes: far more than an edit needs.
  package var body = 1 << 20
  /// The most bytes that are read and dropped after a refusal, so that a client that is still sending gets the
  /// answer.
  package var dropped = 8 << 20
  /// The most bytes that wait for a page which reads too slowly.
  package var unsent = 32 << 20

  /// The longest time from the first byte of a request to the last.
  package var requestTime = Duration.seconds(10)
  /// The longest time without any request.
  package var idleTime = Duration.seconds(60)
  /// The longest time until there is an answer. Checking a large document on all devices takes a few seconds.
  package var answerTime = Duration.seconds(60)
  /// The longest time until the client has read an answer, or a part of one with events.
  package var takingTime = Duration.seconds(30)
  /// The time from a refusal until the connection is closed, even if the client still sends.
  package var lingeringTime = Duration.seconds(2)
  /// The longest time for current answers when the server is stopped.
  package var stoppingTime = Duration.seconds(3)

  package init() {}

  /// The limits of servers that are started in this task. Tests start servers through the command line, which has no option for them.
  @TaskLocal package static var current = ServerLimits()

  /// Limits for a machine that runs hundreds of other tests beside the server. These tests ask what is answered, and not how fast.
  package static var patient: ServerLimits {
    var limits = ServerLimits()
    limits.requestTime = .seconds(1200)
    limits.idleTime = .seconds(1200)
    limits.answerTime = .seconds(1200)
    limits.takingTime = .seconds(1200)
    limits.stoppingTime = .seconds(60)
    return limits
  }

  /// The longest request as it is sent, in bytes. Chunks may have as many bytes around them as they contain.
  var request: Int { head + 2 * body }
}
