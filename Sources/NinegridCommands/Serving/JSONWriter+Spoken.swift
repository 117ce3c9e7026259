import LayoutJSON
import LayoutPreview
import Reports

extension JSONWriter {
  /// Writes a fault as the page shows it: the lines of its sentence, in parts that stand for an object or are plain words,
  /// and its hint without ids. The page reads no names out of sentences.
  mutating func spoken(_ message: String, hint: String?, objects: [String]) {
    object { writer in
      writer.list("lines", SpokenSentence(message, objects: objects).lines) { line, writer in
        writer.member("role", line.role.rawValue)
        writer.list("parts", line.parts) { part, writer in
          writer.member("text", part.text)
          writer.member("id", part.id)
        }
      }
      writer.member("hint", hint.map { SpokenSentence($0, objects: objects).words })
    }
  }
}
