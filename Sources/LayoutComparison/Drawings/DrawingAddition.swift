import ElementTree
import LayoutModel

/// Adds the views, guides and constraints that only one drawing has to a document.
struct DrawingAddition {
  private(set) var tree: DocumentTree
  let known: LayoutDocument
  /// The drawing, with the ids of the document.
  let drawing: FinalDrawing
  private(set) var faults: [DrawingFault] = []

  init(tree: DocumentTree, known: LayoutDocument, drawing: FinalDrawing) {
    self.tree = tree
    self.known = known
    self.drawing = drawing
  }

  mutating func add() {
    for view in drawing.document.views {
      if let same = known.view(view.id) {
        checkPlace(of: view, same)
      } else {
        addView(view)
      }
    }
    if !faults.isEmpty { return }
    addGuides()
    addConstraints()
    for name in ["useTraitCollections", "useAutolayout", "useSafeAreas"] {
      if drawing.document.tree.root[name] == "YES" { tree.root[name] = "YES" }
    }
  }

  // MARK: Views

  private mutating func checkPlace(of view: LayoutView, _ same: LayoutView) {
    let theirs = view.parent.map { drawing.document.views[$0].id }
    let ours = same.parent.map { known.views[$0].id }
    guard theirs != ours else { return }
    func place(_ id: ObjectID?, _ document: LayoutDocument) -> String {
      id.map { "in '\($0)' (\(document.name(of: $0)))" } ?? "a root"
    }
    faults.append(
      DrawingFault(
        "'\(view.id)' (\(view.name)) is \(place(theirs, drawing.document)) in '\(drawing.name)', and "
          + "\(place(ours, known)) elsewhere; a view has one superview in all size classes",
        hint: "put it into the same view in all drawings, or give the two views different names"))
  }

  private mutating func addView(_ view: LayoutView) {
    guard let parent = view.parent.map({ drawing.document.views[$0] }),
      view.placement == .subview || view.placement == .arranged
    else {
      faults.append(
        DrawingFault(
          "'\(view.id)' (\(view.name)) is only in '\(drawing.name)', and no cell of the grid can take it away",
          hint: "only subviews and arranged views come and go with a size class"))
      return
    }
    // The place among the subviews is chosen later, from all drawings together.
    tree.root.modify(id: parent.id) { element in
      element.editList("subviews") { $0.append(view.element) }
    }
  }

  // MARK: Guides and constraints

  private mutating func addGuides() {
    drawing.document.tree.root.forEach { element in
      guard let id = element["id"] else { return }
      for guide in element.children
      where guide.name == "viewLayoutGuide" || guide.name == "keyboardLayoutGuide" {
        guard let own = guide["id"], known.items[ObjectID(own)] == nil else { continue }
        tree.root.modify(id: ObjectID(id)) { view in
          view.insertInOrder(guide)
        }
      }
      guard let list = element.child("layoutGuides") else { return }
      for guide in list.children {
        guard let own = guide["id"], known.items[ObjectID(own)] == nil else { continue }
        tree.root.modify(id: ObjectID(id)) { view in
          view.editList("layoutGuides") { $0.append(guide) }
        }
      }
    }
  }

  private mutating func addConstraints() {
    drawing.document.tree.root.forEach { element in
      guard let id = element["id"], let list = element.child("constraints") else { return }
      tree.root.modify(id: ObjectID(id)) { view in
        view.editList("constraints") { $0.content += list.content }
      }
    }
  }
}
