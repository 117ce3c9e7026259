package import LayoutEngine
package import LayoutJSON
import LayoutModel

/// Writes explanations as JSON; see Schemas/explain-1.schema.json.
package enum ExplanationWriter {
  package static func append(
    _ explanation: LayoutExplanation, of document: String, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("document", document)
      writer.member("scene", explanation.scene.text)
      writer.key("environment")
      LayoutLine.append(explanation.environment, to: &writer)
      if let place = explanation.place {
        writer.key("place")
        LayoutLine.append(place, safeArea: explanation.safeArea ?? .zero, to: &writer)
      }
      writer.member("id", explanation.view.text)
      writer.member("name", explanation.viewName)
      writer.member("attribute", explanation.attribute)
      number("value", explanation.value, to: &writer)
      writer.member("outcome", explanation.outcome.rawValue)
      if let note = explanation.note { writer.member("note", note) }
      list("contributions", explanation.contributions, to: &writer) { part, writer in
        number("amount", part.amount, to: &writer)
        writer.member("text", part.text)
        writer.member("id", part.object.text)
      }
      list("reasons", explanation.reasons, to: &writer) { append($0, to: &$1) }
      list("pulls", explanation.pulls, to: &writer) { append($0, to: &$1) }
      list("conflicts", explanation.conflicts, to: &writer) { append($0, to: &$1) }
      if let freedom = explanation.freedom {
        writer.key("freedom")
        append(freedom, to: &writer)
      }
    }
  }

  private static func append(_ reason: LayoutExplanation.Reason, to writer: inout JSONWriter) {
    writer.member("kind", reason.kind.rawValue)
    writer.member("id", reason.object.text)
    writer.member("text", reason.text)
    writer.member("priority", reason.priority)
    if reason.isInequality { writer.member("atLimit", true) }
    if let cells = reason.cells { writer.member("cells", cells) }
    number("effect", reason.effect, to: &writer)
    guard reason.constant != nil else { return }
    number("constant", reason.constant, to: &writer)
    number("lowest", reason.lowest, to: &writer)
    if let limit = reason.lowestLimit { writer.member("lowestWhere", limit) }
    number("highest", reason.highest, to: &writer)
    if let limit = reason.highestLimit { writer.member("highestWhere", limit) }
  }

  private static func append(_ pull: LayoutExplanation.Pull, to writer: inout JSONWriter) {
    writer.member("kind", pull.kind.rawValue)
    writer.member("id", pull.object.text)
    writer.member("text", pull.text)
    writer.member("priority", pull.priority)
    number("missedBy", pull.missedBy, to: &writer)
    strings("heldBackBy", pull.heldBackBy, to: &writer)
  }

  private static func append(
    _ conflict: LayoutExplanation.Conflict, to writer: inout JSONWriter
  ) {
    writer.member("givenUp", conflict.givenUp.text)
    writer.member("text", conflict.text)
    number("missedBy", conflict.missedBy, to: &writer)
    writer.member("reason", conflict.reason)
    strings("others", conflict.others, to: &writer)
    strings("objects", conflict.objects.map(\.text), to: &writer)
  }

  private static func append(_ freedom: LayoutExplanation.Freedom, to writer: inout JSONWriter) {
    writer.object { writer in
      number("lowest", freedom.lowest, to: &writer)
      number("highest", freedom.highest, to: &writer)
      if let inside = freedom.inside {
        writer.key("inside")
        writer.object { writer in
          number("lowest", inside.lowerBound, to: &writer)
          number("highest", inside.upperBound, to: &writer)
        }
      }
      strings("settling", freedom.settling, to: &writer)
    }
  }

  // MARK: Parts

  /// Writes a number; `null` for an open end.
  private static func number(_ name: String, _ value: Double?, to writer: inout JSONWriter) {
    writer.key(name)
    if let value { writer.value(LayoutLine.rounded(value)) } else { writer.null() }
  }

  private static func strings(_ name: String, _ values: [String], to writer: inout JSONWriter) {
    writer.key(name)
    writer.array { writer in
      for value in values { writer.value(value) }
    }
  }

  /// Writes a list of objects.
  private static func list<Element>(
    _ name: String, _ values: [Element], to writer: inout JSONWriter,
    _ body: (Element, inout JSONWriter) -> Void
  ) {
    writer.key(name)
    writer.array { writer in
      for value in values { writer.object { body(value, &$0) } }
    }
  }
}
