import LayoutComparison
package import LayoutJSON
import LayoutModel
import LayoutPreview
package import LayoutWorkbench

extension EditEffect {
  /// The greatest number of sentences for a size class. The rest is only counted.
  private static let told = 12

  package func append(to writer: inout JSONWriter) {
    writer.list("sizeClasses", finals) { place, writer in
      let lines = place.effects.flatMap { $0.difference.effects.map(\.text) }
      writer.member("sizeClass", place.environment.cell.description)
      writer.member("environment", place.environment.title)
      writer.member("count", lines.count)
      writer.member("lines", Array(lines.prefix(Self.told)))
    }
    writer.member("environmentCount", deviceCount)
    writer.member("changedCount", changedEnvironments.count)
    writer.list("worse", worse) { effect, writer in
      writer.member("scene", effect.difference.scene.text)
      writer.member("device", effect.environment.device)
      writer.member("orientation", effect.environment.orientation.rawValue)
      writer.member("split", effect.environment.split)
      writer.member("title", effect.environment.caption)
      writer.member("oldStatus", effect.oldStatus.rawValue)
      writer.member("newStatus", effect.newStatus.rawValue)
    }
  }
}
