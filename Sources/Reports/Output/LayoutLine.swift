import Diagnostics
package import LayoutJSON
package import LayoutModel
import PlatformRules

/// A layout as one line of JSON, as `resolve --format jsonl` prints it.
///
/// The order of keys is fixed. Keys that only some results need (`place`, `split`, `ios`, `texts`,
/// `asDesigned`, `hidden`, `estimated`, `truncation`, `contentSize`, `hint`) are left out if they
/// have no value.
package enum LayoutLine {
  package static func append(
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
      if let place = layout.place {
        writer.key("place")
        append(place, safeArea: layout.safeArea ?? .zero, to: &writer)
      }
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

  package static func append(_ environment: LayoutEnvironment, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("device")
      if let device = environment.device { writer.value(device) } else { writer.null() }
      writer.member("orientation", environment.orientation.rawValue)
      if let split = environment.split { writer.member("split", split) }
      if let system = environment.system, !environment.isAsDesigned {
        writer.member("ios", Double(system.major))
      }
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
      if environment.addedInsets != .zero {
        writer.key("addedInsets")
        append(environment.addedInsets, to: &writer)
      }
      if environment.keyboard > 0 { writer.member("keyboard", rounded(environment.keyboard)) }
      if environment.isAsDesigned { writer.member("asDesigned", true) }
    }
  }

  /// - Parameter safeArea: the safe area of the root view.
  package static func append(
    _ place: ResolvedPlace, safeArea: EdgeInsets, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("kind", place.kind.rawValue)
      writer.key("frame")
      append(place.frame, to: &writer)
      writer.key("safeArea")
      append(safeArea, to: &writer)
      writer.key("bars")
      writer.array { writer in
        for bar in place.barNames { writer.value(bar) }
      }
      if place.kind == .container, let container = place.stated.container {
        writer.member("container", container.text)
      }
      if !place.stated.route.isEmpty {
        writer.key("route")
        writer.array { writer in
          for id in place.stated.route { writer.value(id.text) }
        }
      }
      if let referrer = place.stated.referrer { writer.member("referrer", referrer) }
      if place.count > 1 {
        writer.member("way", Double(place.number + 1))
        writer.member("ways", Double(place.count))
      }
      if place.isEstimated { writer.member("estimated", true) }
    }
  }

  private static func append(_ insets: EdgeInsets, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("top", rounded(insets.top))
      writer.member("left", rounded(insets.left))
      writer.member("bottom", rounded(insets.bottom))
      writer.member("right", rounded(insets.right))
    }
  }

  private static func append(_ frame: Rect, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("x", rounded(frame.x))
      writer.member("y", rounded(frame.y))
      writer.member("width", rounded(frame.width))
      writer.member("height", rounded(frame.height))
    }
  }

  private static func append(_ view: ResolvedView, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", view.id.text)
      writer.member("name", view.name)
      writer.member("kind", view.kind.rawValue)
      writer.key("frame")
      append(view.frame, to: &writer)
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

  /// A value rounded far below a pixel, without errors of floating point; -0 becomes 0.
  package static func rounded(_ value: Double) -> Double {
    guard abs(value) < 1e11 else { return value }
    return (value * 10_000).rounded() / 10_000 + 0
  }
}
