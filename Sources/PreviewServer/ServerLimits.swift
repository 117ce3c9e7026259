/// The limits of one connection: how much it may send, and how long it may take.
///
/// One person uses the server, so all limits are far above what a page needs. A page of another
/// site can open connections, although it does not know the token. The limits stop such a page from
/// filling the memory or delaying the person.
package struct ServerLimits: Hashable, Sendable {
  /// A browser opens six for a page; in the place of the one that has waited the longest comes a new one.
  package var connections = 64

  /// What stands behind the method, in bytes: browsers and servers agree on about as much.
  package var address = 8 << 10
  /// One line of the head, in bytes: a cookie has 4 KB at most.
  package var headLine = 16 << 10
  /// The head with all of its lines, in bytes.
  package var head = 32 << 10
  package var headLines = 100
  /// Far more than an edit needs, in bytes.
  package var body = 1 << 20
  /// What is still read and dropped behind a refusal, in bytes, so that the answer reaches who is still sending.
  package var dropped = 8 << 20
  /// What waits for a page that listens too slowly, in bytes.
  package var unsent = 32 << 20

  /// From the first byte of a request to the last.
  package var requestTime = Duration.seconds(10)
  /// Without any request.
  package var idleTime = Duration.seconds(60)
  /// Until there is an answer: a check of a large document on all devices takes a few seconds.
  package var answerTime = Duration.seconds(60)
  /// Until an answer has been taken, or a part of one that comes bit by bit.
  package var takingTime = Duration.seconds(30)
  /// The time from a refusal until the connection is closed, even if the client still sends.
  package var lingeringTime = Duration.seconds(2)
  /// For answers that are on their way when the server is stopped.
  package var stoppingTime = Duration.seconds(3)

  package init() {}

  /// The bytes of a whole request as they are sent: chunks may have as many bytes around them as they hold.
  var request: Int { head + 2 * body }
}
