import Foundation
import HostAccess
import NinegridCommands
import PreviewServer
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
    async let code = ServerLimits.$current.withValue(.patient) {
      await runNinegrid(["serve", "--port", "0"] + arguments, in: context)
    }
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
    for _ in 0..<4_800 {
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
    let socket = try LoopbackSocket(port: port)
    await socket.send(bytes)
    return try Self.answer(from: await socket.readToEnd())
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
