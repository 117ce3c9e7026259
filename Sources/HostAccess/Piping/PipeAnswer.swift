import Foundation

/// The answer to a line of `--jsonl`.
///
/// Its keys are always in this order: `path`; `exit`; `results` (the JSON lines that the command
/// prints) or `output` (any other text; `base64` if it is not UTF-8); `messages` (the text for
/// standard error, if there is any).
package struct PipeAnswer {
  package var path: String
  /// The exit code that the command would have by itself.
  package var exit: Int32
  package var output: [UInt8] = []
  package var messages: [String] = []
  /// Whether the output is JSON lines.
  package var isLines = true

  package init(
    path: String,
    exit: Int32,
    output: [UInt8] = [],
    messages: [String] = [],
    isLines: Bool = true
  ) {
    self.path = path
    self.exit = exit
    self.output = output
    self.messages = messages
    self.isLines = isLines
  }

  /// The line, including its end.
  package func line() throws -> [UInt8] {
    var text = "{\"path\":\(try Self.json(path)),\"exit\":\(exit)"
    var bytes: [UInt8]
    if isLines {
      bytes = Array((text + ",\"results\":[").utf8)
      var isFirst = true
      for line in output.split(separator: UInt8(ascii: "\n")) {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        bytes += line
      }
      bytes.append(UInt8(ascii: "]"))
      text = ""
    } else if let whole = String(validating: output, as: UTF8.self) {
      bytes = Array((text + ",\"output\":\(try Self.json(whole))").utf8)
    } else {
      bytes = Array(
        (text + ",\"base64\":\(try Self.json(Data(output).base64EncodedString()))").utf8)
    }
    if !messages.isEmpty {
      let list = try messages.map { try Self.json($0) }.joined(separator: ",")
      bytes += Array(",\"messages\":[\(list)]".utf8)
    }
    return bytes + Array("}\n".utf8)
  }

  /// A text in JSON.
  package static func json(_ text: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: try encoder.encode(text), as: UTF8.self)
  }
}
