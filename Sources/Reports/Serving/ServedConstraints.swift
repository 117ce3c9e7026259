import Diagnostics
package import LayoutEngine
package import LayoutJSON
package import LayoutModel
import LayoutWorkbench

/// Writes constraints as the page lists them, for one cell of the grid.
package struct ServedConstraints {
  private let document: LayoutDocument
  private let cell: GridCell
  /// The states by position. A constraint without a state takes no part.
  private let standings: [Int: ConstraintStanding]

  package init(
    _ document: LayoutDocument, cell: GridCell, standings: [Int: ConstraintStanding]
  ) {
    self.document = document
    self.cell = cell
    self.standings = standings
  }

  /// Positions of the constraints that name a view or one of its guides. Active ones come first.
  package func positions(of view: LayoutView) -> [Int] {
    let guides = document.guides.filter { $0.view == view.index }.map(\.id)
    let items = Set([view.id] + guides)
    let found = document.constraints.indices.filter { index in
      let constraint = document.constraints[index]
      return items.contains(constraint.first.item)
        || constraint.second.map { items.contains($0.item) } ?? false
    }
    return found.filter(isActive) + found.filter { !isActive($0) }
  }

  /// Positions of a scene's constraints, up to the number that a page can show. Active ones come first.
  package func positions(ofScene scene: LayoutScene) -> (shown: [Int], count: Int) {
    let views = Set(scene.views)
    let found = document.constraints.indices.filter { index in
      document.view(document.constraints[index].owner).map { views.contains($0.index) } ?? false
    }
    let ordered = found.filter(isActive) + found.filter { !isActive($0) }
    return (Array(ordered.prefix(Self.most)), ordered.count)
  }

  /// The most constraints that are listed: more than anybody reads, and few enough to be drawn.
  private static let most = 600

  /// What a stack view does in place of constraints.
  package struct Arrangement: Hashable, Sendable {
    package var stack: ObjectID
    package var view: ObjectID
    /// The arrangement in words: `vertical, spacing 8`.
    package var text: String
  }

  /// The arrangements of installed views: all of a scene, or those in which one view takes part.
  package func arrangements(of scene: LayoutScene, about view: LayoutView?) -> [Arrangement] {
    let found = scene.views.compactMap { index -> Arrangement? in
      let arranged = document.views[index]
      guard arranged.placement == .arranged, let parent = arranged.parent,
        arranged.installation.isInstalled(in: cell)
      else { return nil }
      let stack = document.views[parent]
      if let view, view.id != arranged.id, view.id != stack.id { return nil }
      return Arrangement(
        stack: stack.id, view: arranged.id,
        text: ViewRemarks.arrangement(of: stack).joined(separator: ", "))
    }
    return Array(found.prefix(Self.most))
  }

  /// The views and guides that constraints and stack views connect, each once, in the order in which they
  /// occur.
  package func items(of positions: [Int], _ arrangements: [Arrangement]) -> [ObjectID] {
    var seen: Set<ObjectID> = []
    return (arrangements.flatMap { [$0.stack, $0.view] } + anchored(by: positions))
      .filter { seen.insert($0).inserted }
  }

  private func anchored(by positions: [Int]) -> [ObjectID] {
    positions.flatMap { index in
      let constraint = document.constraints[index]
      return [constraint.first.item, constraint.second?.item].compactMap { $0 }
    }
  }

  /// A view or guide as a node of the page's graph.
  package func append(item id: ObjectID, to writer: inout JSONWriter) {
    writer.member("id", id.text)
    writer.member("name", document.drawnName(of: id))
    switch document.items[id] {
    case .view(let index):
      let view = document.views[index]
      writer.member("kind", view.kind.rawValue)
      writer.member("view", id.text)
      writer.member("text", view.shownText.map { String($0.prefix(40)) })
    case .guide(let index):
      writer.member("kind", "guide")
      writer.member("view", document.guides[index].view.map { document.views[$0].id.text })
      writer.member("text", nil as String?)
    default:
      writer.member("kind", "other")
      writer.member("view", nil as String?)
      writer.member("text", nil as String?)
    }
  }

  /// Writes how the size of a view compares with that of its content.
  package func append(_ standing: ContentStanding, to writer: inout JSONWriter) {
    writer.member("view", document.views[standing.view].id.text)
    writer.member("axis", standing.axis.rawValue)
    writer.key("excess")
    writer.value(LayoutLine.rounded(standing.excess))
  }

  private func isActive(_ index: Int) -> Bool {
    let constraint = document.constraints[index]
    if constraint.isPlaceholder { return false }
    return document.constraintInstallations[index].isInstalled(in: cell)
      && [constraint.first.item, constraint.second?.item].compactMap { $0 }.allSatisfy { id in
        document.view(id)?.installation.isInstalled(in: cell) ?? true
      }
  }

  package func append(_ index: Int, to writer: inout JSONWriter) {
    let constraint = document.constraints[index]
    let installation = document.constraintInstallations[index]
    writer.member("id", constraint.id.text)
    writer.member("text", document.equation(constraint, in: cell).text)
    writer.member("isActive", isActive(index))
    let standing = isActive(index) ? standings[index] : .inactive
    // The state of constraints in a scene that can't be solved is not known.
    writer.member("state", standing?.state.rawValue)
    writer.key("amount")
    if let standing { writer.value(LayoutLine.rounded(standing.amount)) } else { writer.null() }
    writer.member("axis", constraint.first.attribute.axis.rawValue)
    writer.member("relation", constraint.relation.symbol)
    writer.member("multiplier", constraint.multiplier.value)
    writer.key("first")
    writer.object { Self.append(constraint.first, to: &$0) }
    writer.key("second")
    if let second = constraint.second {
      writer.object { Self.append(second, to: &$0) }
    } else {
      writer.null()
    }
    writer.member("installedIn", installation.finalCells.map(\.description))
    // The cell of the grid that decides whether it is installed.
    writer.member("installedBy", installation.decision(in: cell)?.cell.description)
    writer.member("constant", constraint.constant(in: cell))
    writer.member(
      "constantBy", constraint.constants.last { $0.cell.covers(cell) }?.cell.description)
    writer.list("constants", constraint.constants) { value, writer in
      writer.member("sizeClass", value.cell.description)
      writer.member("constant", value.value)
    }
    writer.member("priority", constraint.priority.value)
    writer.member("label", constraint.identifier)
    writer.member("isPlaceholder", constraint.isPlaceholder)
    writer.member("isStandard", constraint.isSymbolic)
    writer.member(
      "objects",
      [constraint.first.item.text] + (constraint.second.map { [$0.item.text] } ?? []))
    writer.member("line", document.constraintLocations[index]?.line)
  }

  private static func append(_ anchor: LayoutAnchor, to writer: inout JSONWriter) {
    writer.member("item", anchor.item.text)
    writer.member("attribute", anchor.attribute.rawValue)
    writer.member("title", anchor.attribute.equationName)
  }
}
