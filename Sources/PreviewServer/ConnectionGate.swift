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
  /// The number of bytes since the last request ended.
  private(set) var byteCount = 0
  /// Whether the first line of the request has not ended yet.
  private(set) var isInFirstLine = true
  /// Called before bytes are read. They are not read if it shuts the gate.
  var onBytes: () -> Void = {}

  init(_ limits: ServerLimits) { self.limits = limits }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }
  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  /// Begins a new request: the next byte is its first.
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

  /// Looks for the end of the first line. Empty lines may precede a request.
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
    // While an answer ends, nothing else reads bytes, so they must be read here to be dropped.
    if isShut { context.read() }
  }

  /// Sends a last answer, or none, and closes the input. The connection stays open for a while, because a client that
  /// is still sending would otherwise not get the answer.
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
