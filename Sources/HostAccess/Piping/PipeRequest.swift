import Foundation

/// A line of `--jsonl`: a document, and the options for it besides those of the command.
package struct PipeRequest: Hashable, Sendable {
  package var path: String
  package var bytes: [UInt8]
  /// Arguments in the form of a command line.
  package var options: [String]

  /// Reads a line.
  ///
  /// - Throws: ``PipeFault``, with the path if that is known.
  package init(line: [UInt8]) throws(PipeFault) {
    let object: [String: Any]
    do {
      guard
        let found = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
      else { throw PipeFault("a line is an object: {\"path\": \"…\", \"content\": \"…\"}") }
      object = found
    } catch let fault as PipeFault {
      throw fault
    } catch {
      throw PipeFault("the line is not JSON: write an object {\"path\": \"…\", \"content\": \"…\"}")
    }
    guard let path = object["path"] as? String, !path.isEmpty else {
      throw PipeFault("'path' is missing: it names the document in answers")
    }
    self.path = path
    let known: Set<String> = ["path", "content", "base64", "options"]
    if let unknown = object.keys.filter({ !known.contains($0) }).min() {
      throw PipeFault(
        "'\(unknown)' is not a key: there are path, content, base64 and options", path)
    }
    switch (object["content"], object["base64"]) {
    case (let content as String, nil): bytes = Array(content.utf8)
    case (nil, let text as String):
      guard let data = Data(base64Encoded: text) else {
        throw PipeFault("'base64' is not Base64 (RFC 4648, with padding)", path)
      }
      bytes = Array(data)
    case (nil, nil): throw PipeFault("'content' or 'base64' is missing: the document", path)
    case (_?, _?): throw PipeFault("'content' and 'base64' both say what the document is", path)
    default: throw PipeFault("'content' and 'base64' are texts", path)
    }
    switch object["options"] {
    case nil: options = []
    case let texts as [String]: options = texts
    default:
      throw PipeFault("'options' is an array of texts, as [\"--device\", \"iphone-6.1\"]", path)
    }
  }
}

/// The reason why a line has no answer.
package struct PipeFault: Error {
  package var reason: String
  package var path: String?

  package init(_ reason: String, _ path: String? = nil) {
    self.reason = reason
    self.path = path
  }
}
