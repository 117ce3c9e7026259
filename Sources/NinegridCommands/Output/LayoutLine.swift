import Diagnostics
import LayoutJSON
import LayoutModel

/// A layout as one line of JSON: what `resolve --format jsonl` prints.
///
/// The order of keys is fixed. Keys that only some results need (`split`, `texts`, `asDesigned`, `hidden`,
/// `estimated`, `truncation`, `contentSize`, `hint`) are there only where they say something.
enum LayoutLine {
  static func append(
    _ layout: ResolvedLayout, of document: String, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("document", document)
      if layout.scene.text.isEmpty {
        writer.key("scene")
        writer.null()
      } else {
        writer.member("scene", layout.scene.text)
      }
      writer.key("environment")
      append(layout.environment, to: &writer)
      writer.member("status", layout.status.rawValue)
      writer.key("views")
      writer.array { writer in
        for view in layout.views { append(view, to: &writer) }
      }
      writer.key("diagnostics")
      writer.array { writer in
        for diagnostic in layout.diagnostics { append(diagnostic, to: &writer) }
      }
    }
  }

  static func append(_ environment: LayoutEnvironment, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("device")
      if let device = environment.device { writer.value(device) } else { writer.null() }
      writer.member("orientation", environment.orientation.rawValue)
      if let split = environment.split { writer.member("split", split) }
      writer.key("size")
      append(environment.size, to: &writer)
      writer.key("sizeClass")
      writer.object { writer in
        writer.member("width", environment.cell.width.rawValue)
        writer.member("height", environment.cell.height.rawValue)
      }
      writer.member("scale", environment.scale)
      let category = environment.contentSizeCategory ?? .ofNewDevice
      writer.member("contentSizeCategory", category.rawValue)
      writer.member("direction", environment.direction.rawValue)
      if !environment.texts.name.isEmpty { writer.member("texts", environment.texts.name) }
      if environment.isAsDesigned { writer.member("asDesigned", true) }
    }
  }

  private static func append(_ view: ResolvedView, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", view.id.text)
      writer.member("name", view.name)
      writer.member("kind", view.kind.rawValue)
      writer.key("frame")
      writer.object { writer in
        writer.member("x", rounded(view.frame.x))
        writer.member("y", rounded(view.frame.y))
        writer.member("width", rounded(view.frame.width))
        writer.member("height", rounded(view.frame.height))
      }
      if let size = view.contentSize {
        writer.key("contentSize")
        append(size, to: &writer)
      }
      if view.isHidden { writer.member("hidden", true) }
      if view.isEstimated { writer.member("estimated", true) }
      if let truncation = view.truncation {
        writer.key("truncation")
        append(truncation, to: &writer)
      }
    }
  }

  private static func append(_ truncation: TextTruncation, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("part", truncation.part.name)
      writer.member("axis", truncation.axis.rawValue)
      writer.member("needed", rounded(truncation.needed))
      writer.member("available", rounded(truncation.available))
      if let lines = truncation.lines {
        writer.member("neededLines", Double(lines.needed))
        writer.member("availableLines", Double(lines.available))
      }
    }
  }

  private static func append(_ size: Size, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("width", rounded(size.width))
      writer.member("height", rounded(size.height))
    }
  }

  private static func append(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("code", diagnostic.code.rawValue)
      writer.member("severity", diagnostic.severity.rawValue)
      writer.member("message", diagnostic.message)
      if let hint = diagnostic.hint { writer.member("hint", hint) }
      if let location = diagnostic.location {
        writer.member("line", Double(location.line))
        writer.member("column", Double(location.column))
      }
      writer.key("objects")
      writer.array { writer in
        for object in diagnostic.objects { writer.value(object) }
      }
    }
  }

  /// Far below a pixel, and free of the noise of floating point; -0 is 0.
  static func rounded(_ value: Double) -> Double {
    guard abs(value) < 1e11 else { return value }
    return (value * 10_000).rounded() / 10_000 + 0
  }
}
