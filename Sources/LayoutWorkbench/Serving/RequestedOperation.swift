import Diagnostics
package import LayoutComparison
package import LayoutJSON
package import LayoutModel

/// A step of an edit that is more than a new value. `ninegrid edit` has a command for each.
package enum RequestedOperation: Sendable {
  case pin(ObjectID, PinDraft, cell: GridCell?)
  case embed([ObjectID], EmbeddingDraft)
  case unembed(ObjectID)
  /// Installs an object in a cell or uninstalls it there; in all cells if the cell is `nil`.
  case install(ObjectID, Bool, cell: GridCell?)
  case remove(ObjectID)
  /// An equation, or a line of the Visual Format Language.
  case add(String, cell: GridCell?)
  case align([ObjectID], LayoutAttribute, cell: GridCell?)
  case center(ObjectID, LayoutAttribute, cell: GridCell?)

  /// - Throws: ``ServeFailure/invalidBody(reason:)`` with the member that is missing or wrong.
  package init(_ json: JSONValue) throws {
    let reader = OperationReader(json: json)
    let cell = try reader.cell()
    switch json["operation"]?.string {
    case "pin": self = .pin(try reader.id(), try reader.pins(), cell: cell)
    case "embed": self = .embed(try reader.ids(), try reader.embedding())
    case "unembed": self = .unembed(try reader.id())
    case "install": self = .install(try reader.id(), true, cell: cell)
    case "uninstall": self = .install(try reader.id(), false, cell: cell)
    case "remove": self = .remove(try reader.id())
    case "add": self = .add(try reader.text("constraint"), cell: cell)
    case "align": self = .align(try reader.ids(), try reader.attribute(), cell: cell)
    case "center": self = .center(try reader.id(), try reader.attribute(), cell: cell)
    default:
      throw ServeFailure.invalidBody(
        reason:
          "an 'operation' is pin, embed, unembed, install, uninstall, remove, add, align or center")
    }
  }

  /// - Returns: the new object, which the page then selects.
  package func apply(to editor: inout DocumentEditor, scene: Int?) throws(EditFault) -> ObjectID? {
    switch self {
    case .pin(let id, let draft, let cell): try editor.pin(id, draft, in: cell)
    case .embed(let ids, let draft): return try editor.embed(ids, in: draft)
    case .unembed(let id): try editor.unembed(id)
    case .install(let id, let isInstalled, let cell):
      try editor.install(id, isInstalled, in: cell)
    case .remove(let id): try editor.remove(id)
    case .add(let text, let cell):
      for draft in try ConstraintReader(editor.document, scene: scene).constraints(text) {
        try editor.add(draft, in: cell)
      }
    case .align(let ids, let attribute, let cell): try editor.align(ids, attribute, in: cell)
    case .center(let id, let attribute, let cell):
      try editor.center(id, attribute, offset: 0, in: cell)
    }
    return nil
  }
}

/// Reads the members of an operation.
private struct OperationReader {
  let json: JSONValue

  private func fault(_ reason: String) -> ServeFailure { .invalidBody(reason: reason) }

  func text(_ name: String) throws -> String {
    guard let text = json[name]?.string else { throw fault("the operation has no '\(name)'") }
    return text
  }

  func id() throws -> ObjectID { ObjectID(try text("id")) }

  func ids() throws -> [ObjectID] {
    let found = (json["ids"]?.array ?? []).compactMap(\.string).map { ObjectID($0) }
    if found.isEmpty { throw fault("'ids' are the views of the operation") }
    return found
  }

  func cell() throws -> GridCell? {
    try json["sizeClass"]?.string.map { text in
      guard let cell = GridCell(text) else { throw EditFault.unknownCell(name: text) }
      return cell
    }
  }

  func attribute() throws -> LayoutAttribute {
    let text = try text("attribute")
    guard let attribute = LayoutAttribute(rawValue: text) ?? LayoutAttribute(equationName: text)
    else { throw fault("'\(text)' is not a layout attribute") }
    return attribute
  }

  func pins() throws -> PinDraft {
    var draft = PinDraft()
    for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      if let distance = try distance(edge.rawValue) { draft.edges.append((edge, distance)) }
    }
    draft.width = try distance("width")
    draft.height = try distance("height")
    if let text = json["aspectRatio"]?.string {
      guard let ratio = Multiplier(text), ratio.value > 0 else {
        throw fault("'aspectRatio' is a width to a height, such as 16:9")
      }
      draft.aspectRatio = .ratio(ratio)
    }
    if draft.edges.isEmpty, draft.width == nil, draft.height == nil, draft.aspectRatio == nil {
      throw fault("nothing is pinned: give a distance, such as \"top\": \"8\", or a length")
    }
    draft.target = try target()
    if let number = json["priority"]?.number {
      guard LayoutPriority(number).isWritable else { throw fault("a priority is 1 to 1000") }
      draft.priority = LayoutPriority(number)
    }
    switch json["relation"]?.string {
    case nil, "equal": break
    case "at-least": draft.relation = .greaterThanOrEqual
    case "at-most": draft.relation = .lessThanOrEqual
    default: throw fault("'relation' is equal, at-least or at-most")
    }
    return draft
  }

  private func target() throws -> PinTarget {
    switch json["to"]?.string {
    case nil: .closest
    case "superview": .superview
    case "margins": .margins
    case "safe-area": .safeArea
    case let id?: .item(ObjectID(id))
    }
  }

  /// A distance: points as a text, `standard` or `current`.
  private func distance(_ name: String) throws -> PinnedDistance? {
    switch json[name]?.string {
    case nil: return nil
    case "standard": return .standard
    case "current": return .current
    case let text?:
      guard let points = NumberText.number(text), LayoutConstraint.canHold(constant: points) else {
        throw fault("'\(name)' is a text: points, 'standard' or 'current'")
      }
      return .points(points)
    }
  }

  func embedding() throws -> EmbeddingDraft {
    guard let container = EmbeddingDraft.Container(rawValue: json["container"]?.string ?? "stack")
    else { throw fault("'container' is stack, view or scroll") }
    var draft = EmbeddingDraft(container)
    if let axis = json["axis"]?.string {
      guard let axis = LayoutAxis(rawValue: axis) else {
        throw fault("'axis' is horizontal or vertical")
      }
      draft.axis = axis
    }
    draft.spacing = json["spacing"]?.number
    draft.name = json["name"]?.string
    return draft
  }
}
