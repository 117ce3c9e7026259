import LayoutJSON
import LayoutPreview
import Reports

extension JSONWriter {
  /// Writes a fault as the page shows it: the lines of its sentence, in parts that stand for an object or are plain words,
  /// and its hint without ids. The page reads no names out of sentences.
  mutating func spoken(_ message: String, hint: String?, objects: [String]) {
    object { writer in
      writer.key("lines")
      writer.array { writer in
        for line in SpokenSentence(message, objects: objects).lines { writer.parts(line) }
      }
      writer.member("hint", hint.map { SpokenSentence($0, objects: objects).words })
    }
  }

  private mutating func parts(_ line: [SpokenSentence.Part]) {
    array { writer in
      for part in line {
        writer.object { writer in
          writer.member("text", part.text)
          writer.member("id", part.id)
        }
      }
    }
  }
}
