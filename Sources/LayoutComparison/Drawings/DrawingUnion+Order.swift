import ElementTree
package import LayoutModel

extension DrawingUnion {
  /// A superview whose subviews have another order in a later drawing, so that other views are in front there.
  package struct OtherOrder: Sendable, Hashable {
    /// The name of the drawing.
    package var drawing: String
    package var superview: ObjectID
    package var name: String
  }

  /// Puts views into an order that all drawings share, as far as such an order exists.
  ///
  /// - Parameter flat: the drawings, with the ids of the document.
  mutating func arrange(_ flat: [FinalDrawing]) {
    for parent in LayoutDocument(tree).views where parent.children.count > 1 {
      let sequences = flat.map { drawing -> [String] in
        guard let same = drawing.document.view(parent.id) else { return [] }
        return same.children.map { drawing.document.views[$0] }
          .filter { $0.placement == .subview || $0.placement == .arranged }.map(\.id.text)
      }
      let siblings = SiblingOrder(sequences)
      for position in siblings.others {
        if parent.kind == .stackView {
          faults.append(
            DrawingFault(
              "'\(parent.id)' (\(parent.name)) arranges its views in another order in '\(flat[position].name)'",
              hint:
                "arranged views have one order in all size classes; constraints could place them"))
        } else {
          otherOrders.append(
            OtherOrder(
              drawing: flat[position].name, superview: parent.id, name: parent.name))
        }
      }
      var places: [String: Int] = [:]
      for (place, id) in siblings.order.enumerated() { places[id] = place }
      tree.root.modify(id: parent.id) { element in
        guard element.child("subviews") != nil else { return }
        element.editList("subviews") { list in
          let sorted = list.children.filter { places[$0["id"] ?? ""] != nil }.sorted {
            places[$0["id"] ?? "", default: 0] < places[$1["id"] ?? "", default: 0]
          }
          var next = sorted.makeIterator()
          for index in list.content.indices {
            guard case .element(let child) = list.content[index], places[child["id"] ?? ""] != nil,
              let view = next.next()
            else { continue }
            list.content[index] = .element(view)
          }
        }
      }
    }
  }
}
