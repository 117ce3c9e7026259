import Foundation
import NinegridCommands
import TestSupport
import Testing

/// A server that runs in this process, asked over a real socket.
struct ServedPage {
  let port: UInt16
  let token: String

  /// Runs `ninegrid serve` while `body` asks it, and returns what the command did.
  @discardableResult
  static func serving(
    _ arguments: [String] = [], in folder: URL, _ body: (ServedPage) async throws -> Void
  ) async throws -> Int32 {
    let output = MemorySink(isTerminal: false)
    let interruption = Interruption()
    let context = CommandContext(
      workingDirectory: folder.path, environment: [:], standardOutput: output,
      standardError: MemorySink(isTerminal: false), readStandardInput: { [] },
      now: { Date(timeIntervalSince1970: 1_700_000_000) }, processorCount: 2,
      interruption: interruption)
    async let code = runNinegrid(["serve", "--port", "0"] + arguments, in: context)
    do {
      try await body(try await page(printedTo: output))
    } catch {
      interruption.request()
      _ = await code
      throw error
    }
    interruption.request()
    return await code
  }

  private static func page(printedTo output: MemorySink) async throws -> ServedPage {
    for _ in 0..<400 {
      let line = try /http:\/\/127\.0\.0\.1:(\d+)\/\?token=([0-9a-f]+)\n/.firstMatch(
        in: output.text)
      if let line, let port = UInt16(line.1) {
        return ServedPage(port: port, token: String(line.2))
      }
      try await Task.sleep(for: .milliseconds(25))
    }
    throw NoAddress()
  }

  struct NoAddress: Error {}

  struct Answer {
    var status: Int
    /// By their names in lower case.
    var headers: [String: String]
    var body: Data

    var text: String { String(decoding: body, as: UTF8.self) }
    var json: JSONInstance { get throws { try JSONInstance(json: body) } }
    var message: String? { get throws { try json["error"]?["message"]?.string } }
  }

  /// Asks for something below `/api/`, with the token.
  func get(_ path: String, _ query: [String: String] = [:]) async throws -> Answer {
    let parameters = query.sorted { $0.key < $1.key }.map { name, value in
      "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
    }
    let tail = parameters.isEmpty ? "" : "?" + parameters.joined(separator: "&")
    return try await ask(
      "GET", "/api/\(path)\(tail)", headers: ["Authorization": "Bearer \(token)"])
  }

  func post(_ path: String, _ json: String) async throws -> Answer {
    try await ask(
      "POST", "/api/\(path)",
      headers: ["Authorization": "Bearer \(token)", "Content-Type": "application/json"], body: json)
  }

  /// Sends exactly this, and reads what comes back until the server is done.
  func ask(
    _ method: String, _ target: String, headers: [String: String] = [:], body: String = ""
  ) async throws -> Answer {
    var lines = ["\(method) \(target) HTTP/1.1"]
    var headers = headers
    headers["Host"] = headers["Host"] ?? "127.0.0.1:\(port)"
    headers["Connection"] = "close"
    if method != "GET", headers["Content-Length"] == nil {
      headers["Content-Length"] = "\(body.utf8.count)"
    }
    lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let bytes = Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
    return try Self.answer(from: try await exchange(bytes))
  }

  #if canImport(Darwin)
    private static let stream = SOCK_STREAM
    private static let quietly: Int32 = 0
  #else
    private static let stream = Int32(SOCK_STREAM.rawValue)
    /// A server that closes early is no signal.
    private static let quietly = Int32(MSG_NOSIGNAL)
  #endif

  /// Waits on a thread of its own: the server needs those that tasks run on.
  private func exchange(_ bytes: [UInt8]) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try exchangeWaiting(bytes) })
      }
    }
  }

  private func exchangeWaiting(_ bytes: [UInt8]) throws -> Data {
    let descriptor = socket(AF_INET, Self.stream, 0)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(connected == 0)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Self.quietly)
      }
      // The server may have said no already.
      guard count > 0 else { break }
      sent += count
    }
    var received = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return received }
      received.append(contentsOf: buffer[..<count])
    }
  }

  private static func answer(from data: Data) throws -> Answer {
    let end = try #require(data.firstRange(of: Data("\r\n\r\n".utf8)))
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self)
      .split(separator: "\r\n").map(String.init)
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return Answer(
      status: try #require(status), headers: headers, body: Data(data[end.upperBound...]))
  }
}
