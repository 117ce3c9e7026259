import NIOCore

/// Handles the bytes of a connection as they arrive, before they are read as requests.
///
/// It counts the bytes, and it can close the input: after a refusal nothing is read any more,
/// whatever else is sent.
final class ConnectionGate: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let limits: ServerLimits
  private var context: ChannelHandlerContext?
  private var isShut = false
  private var droppedCount = 0
  /// Bytes since the last request ended.
  private(set) var byteCount = 0
  /// Whether the first line of the request has not ended yet.
  private(set) var isInFirstLine = true
  /// Is told before bytes are read; they are not, if it shuts the gate.
  var onBytes: () -> Void = {}

  init(_ limits: ServerLimits) { self.limits = limits }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }
  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  /// The next byte is the first of another request.
  func beginRequest() {
    byteCount = 0
    isInFirstLine = true
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if !isShut {
      let bytes = unwrapInboundIn(data)
      if isInFirstLine { look(for: bytes.readableBytesView) }
      byteCount += bytes.readableBytes
      onBytes()
    }
    guard isShut else { return context.fireChannelRead(data) }
    droppedCount += unwrapInboundIn(data).readableBytes
    if droppedCount > limits.dropped { context.close(promise: nil) }
  }

  /// Empty lines may stand before a request.
  private func look(for bytes: ByteBufferView) {
    let lineFeed = UInt8(ascii: "\n")
    let isBreak = { (byte: UInt8) in byte == lineFeed || byte == UInt8(ascii: "\r") }
    var isEmpty = byteCount == 0
    for byte in bytes {
      if !isBreak(byte) { isEmpty = false }
      if byte == lineFeed, !isEmpty {
        isInFirstLine = false
        return
      }
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    context.fireChannelReadComplete()
    // Who waits for the end of an answer asks for no more bytes; what is dropped has to be taken.
    if isShut { context.read() }
  }

  /// Sends a last answer, or none, and closes. Who is still sending gets it, too: closing at once would take it back.
  func shut(sending answer: [UInt8] = []) {
    guard !isShut, let context else { return }
    isShut = true
    let closing = context.eventLoop.assumeIsolated().scheduleTask(
      in: TimeAmount(limits.lingeringTime)
    ) { context.close(promise: nil) }
    context.channel.closeFuture.assumeIsolated().whenComplete { _ in closing.cancel() }
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: answer)))
      .assumeIsolated().whenComplete { _ in context.close(mode: .output, promise: nil) }
    context.read()
  }
}
