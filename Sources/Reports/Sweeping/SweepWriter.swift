package import LayoutEngine
package import LayoutJSON
import LayoutModel

/// Writes sweeps as JSON and CSV; see Schemas/sweep-1.schema.json.
package enum SweepWriter {
  package static func append(_ sweep: LayoutSweep, of document: String, to writer: inout JSONWriter)
  {
    writer.object { writer in
      writer.member("document", document)
      writer.member("scene", sweep.scene.text)
      writer.member("axis", sweep.axis == .horizontal ? "width" : "height")
      writer.key("range")
      writer.array { writer in
        writer.value(sweep.range.lowerBound)
        writer.value(sweep.range.upperBound)
      }
      writer.key("environment")
      LayoutLine.append(sweep.environment, to: &writer)
      writer.member("status", sweep.isSupported ? "ok" : "unsupported")
      writer.key("breakpoints")
      writer.array { writer in
        for breakpoint in sweep.breakpoints { append(breakpoint, sweep, to: &writer) }
      }
      writer.key("idleClassChanges")
      writer.array { writer in
        for position in sweep.idleClassChanges { writer.value(position) }
      }
      writer.key("isolatedLengths")
      writer.array { writer in
        for isolated in sweep.isolatedLengths { writer.value(rounded(isolated.position)) }
      }
      writer.key("isolated")
      writer.array { writer in
        for isolated in sweep.isolatedLengths {
          writer.object { writer in
            writer.member("at", rounded(isolated.position))
            append(isolated.changes, to: &writer)
          }
        }
      }
      writer.key("views")
      writer.array { writer in
        for index in sweep.views.indices { append(sweep, view: index, to: &writer) }
      }
      writer.key("intervals")
      writer.array { writer in
        for interval in sweep.intervals { append(interval, to: &writer) }
      }
      writer.member("evaluations", sweep.evaluations)
      writer.member("largestDeviation", deviation(sweep))
    }
  }

  /// The deviation without rounding errors, which mean nothing and differ between machines.
  private static func deviation(_ sweep: LayoutSweep) -> Double {
    (sweep.largestDeviation * 1e6).rounded() / 1e6
  }

  private static func append(
    _ breakpoint: LayoutSweep.Breakpoint, _ sweep: LayoutSweep, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("at", rounded(breakpoint.position))
      writer.member("kind", breakpoint.isJump ? "jump" : "turn")
      if let margins = breakpoint.margins, let distance = breakpoint.distanceBetweenMargins {
        writer.key("margins")
        writer.array { writer in
          writer.value(rounded(margins.before))
          writer.value(rounded(margins.behind))
        }
        writer.member("betweenMargins", rounded(distance))
      }
      writer.member("text", sweep.sentence(of: breakpoint))
      append(breakpoint.changes, to: &writer)
      writer.key("views")
      writer.array { writer in
        for view in breakpoint.views { writer.value(view.text) }
      }
    }
  }

  private static func append(_ changes: [LayoutSweep.Change], to writer: inout JSONWriter) {
    writer.key("changes")
    writer.array { writer in
      for change in changes {
        writer.object { writer in
          writer.member("kind", change.kind.rawValue)
          writer.member("id", change.object.text)
          writer.member("text", change.text)
        }
      }
    }
  }

  private static func append(
    _ sweep: LayoutSweep, view index: Int, to writer: inout JSONWriter
  ) {
    let view = sweep.views[index]
    writer.object { writer in
      writer.member("id", view.id.text)
      writer.member("name", view.name)
      writer.member("kind", view.kind.rawValue)
      writer.key("laws")
      writer.array { writer in
        for (lower, upper, law) in sweep.laws(of: index) {
          writer.object { writer in
            writer.member("from", rounded(lower))
            writer.member("to", rounded(upper))
            guard let law else { return writer.member("installed", false) }
            for (name, part) in parts(law) {
              writer.key(name)
              writer.array { writer in
                writer.value(part.slope)
                writer.value(rounded(part.constant))
              }
            }
          }
        }
      }
    }
  }

  private static func append(_ interval: LayoutSweep.Interval, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("from", rounded(interval.lower))
      writer.member("to", rounded(interval.upper))
      writer.member("sizeClass", interval.cell.description)
      writer.member("status", interval.status.rawValue)
    }
  }

  private static func parts(_ law: LayoutSweep.FrameLaw) -> [(String, AffineLaw)] {
    [("x", law.x), ("y", law.y), ("width", law.width), ("height", law.height)]
  }

  package static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 + 0 }

  // MARK: CSV

  /// The size class just above a length.
  private static func sizeClass(at length: Double, of sweep: LayoutSweep) -> String {
    sweep.intervals.last { $0.lower <= length }?.cell.description ?? ""
  }

  package static let columns = [
    "document", "scene", "axis", "from", "to", "sizeClass", "id", "name", "kind", "xSlope",
    "xConstant",
    "ySlope", "yConstant", "widthSlope", "widthConstant", "heightSlope", "heightConstant",
  ]

  /// A row for each view and interval. It has no numbers if the view is not installed.
  package static func rows(_ sweep: LayoutSweep, of document: String) -> [[String]] {
    let axis = sweep.axis == .horizontal ? "width" : "height"
    return sweep.views.indices.flatMap { index in
      sweep.laws(of: index).map { lower, upper, law in
        let view = sweep.views[index]
        let start = [
          document, sweep.scene.text, axis, NumberText.shortest(rounded(lower)),
          NumberText.shortest(rounded(upper)), sizeClass(at: lower, of: sweep), view.id.text,
          view.name, view.kind.rawValue,
        ]
        let numbers =
          law.map { law in
            parts(law).flatMap {
              [NumberText.shortest($0.1.slope), NumberText.shortest(rounded($0.1.constant))]
            }
          } ?? Array(repeating: "", count: 8)
        return start + numbers
      }
    }
  }
}
