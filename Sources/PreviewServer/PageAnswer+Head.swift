import NIOHTTP1

extension PageAnswer {
  /// The head of the answer, which tells a browser what it may do with the answer.
  func head(isLast: Bool) -> HTTPResponseHead {
    var fields: [String: String] = [
      "Content-Type": contentType,
      // Everything on the page comes from this server, and no other page may contain it. Images of catalogues are data in the drawing.
      "Content-Security-Policy":
        "default-src 'self'; img-src 'self' blob: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      // Documents change, and nobody else may read them.
      "Cache-Control": "no-store",
    ]
    fields.merge(headers) { $1 }
    if events == nil { fields["Content-Length"] = String(body.count) }
    if isLast { fields["Connection"] = "close" }
    return HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: status),
      headers: HTTPHeaders(fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
  }

  /// The whole answer in bytes, for a connection that ends with it.
  func lastBytes() -> [UInt8] {
    let head = head(isLast: true)
    var text = "HTTP/1.1 \(head.status.code) \(head.status.reasonPhrase)\r\n"
    for (name, value) in head.headers { text += "\(name): \(value)\r\n" }
    return Array((text + "\r\n").utf8) + body
  }
}
