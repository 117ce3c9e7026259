import NIOCore
import NIOHTTP1

extension PageRequest {
  /// Reads the head of a request; its body comes later.
  ///
  /// - Source: RFC 9110 and 9112. A header that may occur once and occurs twice is refused: two
  ///   readers that each take another one would act differently.
  init(_ head: HTTPRequestHead, _ limits: ServerLimits) throws(Refusal) {
    guard head.uri.utf8.count <= limits.address else { throw .addressTooLong }
    guard head.uri.utf8.first == UInt8(ascii: "/") else {
      throw Refusal(400, "the address has to begin with '/'")
    }
    let parts = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = try Self.text(parts[0], isQuery: false)
    var query: [Parameter] = []
    for part in parts.count > 1 ? parts[1].split(separator: "&") : [] {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query.append(
        Parameter(
          name: try Self.text(pair[0], isQuery: true),
          value: pair.count > 1 ? try Self.text(pair[1], isQuery: true) : ""))
    }
    var headers: [String: String] = [:]
    for (name, value) in head.headers {
      let name = name.lowercased()
      guard let former = headers[name] else {
        headers[name] = value
        continue
      }
      if Self.single.contains(name) { throw Refusal(400, "'\(name)' stands twice in the request") }
      headers[name] = former + (name == "cookie" ? "; " : ", ") + value
    }
    self.init(method: head.method.rawValue, path: path, query: query, headers: headers)
  }

  private static let single: Set<String> = [
    "host", "origin", "content-type", "content-length", "transfer-encoding", "authorization",
    "expect",
  ]

  /// The text without escapes.
  private static func text(_ escaped: Substring, isQuery: Bool) throws(Refusal) -> String {
    var bytes: [UInt8] = []
    var rest = escaped.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst()?.hexadecimalDigit,
          let low = rest.popFirst()?.hexadecimalDigit
        else { throw Refusal(400, "the address has a '%' without two digits behind it") }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where isQuery: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0) else {
      throw Refusal(400, "the address is not UTF-8 text")
    }
    return text
  }

  /// The way in which the end of a body is found.
  enum BodyLength: Hashable {
    case known(Int)
    case chunked
  }

  /// - Throws: ``Refusal`` if the end of the body can't be found, or if it is too long.
  func bodyLength(_ limits: ServerLimits) throws(Refusal) -> BodyLength {
    if let coding = headers["transfer-encoding"] {
      guard coding.lowercased() == "chunked" else {
        throw Refusal(501, "send the body as it is, or in chunks")
      }
      guard method == "POST" else { throw Self.hasBody }
      return .chunked
    }
    guard let length = headers["content-length"] else {
      if method == "POST" { throw Refusal(411, "say how long the body is, as 'Content-Length'") }
      return .known(0)
    }
    guard let count = Int(length), count >= 0 else {
      throw Refusal(400, "'Content-Length' is not a number of bytes")
    }
    guard count <= limits.body else { throw .bodyTooLong(limits) }
    guard method == "POST" || count == 0 else { throw Self.hasBody }
    return .known(count)
  }

  private static let hasBody = Refusal(400, "only POST has a body")

  /// Whether the sender waits for a consent before it sends the body.
  func waitsForConsent() throws(Refusal) -> Bool {
    guard let expectation = headers["expect"] else { return false }
    guard expectation.lowercased() == "100-continue" else {
      throw Refusal(417, "'Expect' can be '100-continue' alone")
    }
    return true
  }
}

extension Refusal {
  static let addressTooLong = Refusal(414, "the address is too long")
  static let headTooLong = Refusal(431, "the head of the request is too long")
  static let tooSlow = Refusal(408, "the request took too long to come")

  /// A refusal of a request that can't be read at all.
  init(_ error: HTTPParserError) {
    self =
      switch error {
      case .invalidVersion: Refusal(505, "this server speaks HTTP/1.1 alone")
      case .invalidContentLength: Refusal(400, "'Content-Length' is not a number of bytes")
      case .unexpectedContentLength:
        Refusal(400, "the request says twice how long its body is")
      case .invalidChunkSize: Refusal(400, "the size of a chunk is not a number of bytes")
      case .invalidHeaderToken: Refusal(400, "a line of the head can't be read")
      default: Refusal(400, "the request is not HTTP/1.1")
      }
  }

  static func bodyTooLong(_ limits: ServerLimits) -> Refusal {
    Refusal(413, "a request has at most \(limits.body) bytes")
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
