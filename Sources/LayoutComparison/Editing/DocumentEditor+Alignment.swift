package import LayoutModel

extension DocumentEditor {
  /// Makes an edge, a centre, a baseline or a length of views equal to that of the first view.
  package mutating func align(
    _ ids: [ObjectID], _ attribute: LayoutAttribute, in cell: GridCell?
  ) throws(EditFault) {
    guard let first = ids.first else { return }
    for id in ids.dropFirst() {
      try add(
        ConstraintDraft(
          LayoutAnchor(item: id, attribute: attribute), .equal,
          LayoutAnchor(item: first, attribute: attribute)), in: cell)
    }
  }

  /// Centres a view in its superview.
  ///
  /// - Parameter offset: the distance after or below the centre, in points.
  package mutating func center(
    _ id: ObjectID, _ attribute: LayoutAttribute, offset: Double, in cell: GridCell?
  ) throws(EditFault) {
    guard let view = document.view(id), let parent = view.parent else {
      throw .noSuperview(item: document.name(of: id))
    }
    try add(
      ConstraintDraft(
        LayoutAnchor(item: id, attribute: attribute), .equal,
        LayoutAnchor(item: document.views[parent].id, attribute: attribute), constant: offset),
      in: cell)
  }
}
