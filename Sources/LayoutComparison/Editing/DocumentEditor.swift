package import ElementTree
package import LayoutModel

/// A document while a person edits it. Each step either does everything that it says, or throws and
/// changes nothing.
///
/// Ids of new objects have the form of Interface Builder's, and depend only on the document and the
/// step. Attributes and children go where Interface Builder puts them; everything else stays as it
/// is, byte for byte.
package struct DocumentEditor: Sendable {
  /// The document with all steps so far.
  package private(set) var document: LayoutDocument
  var ids: ObjectIDFactory
  /// Frames of views in their superviews, for distances that must stay as they are; in points.
  let frames: [ObjectID: Rect]
  /// The safe areas of root views, in points, as far as they are known.
  let insets: [ObjectID: EdgeInsets]
  /// The colours that asset catalogues name.
  package var catalogColors: [CatalogColor] = []
  /// Objects that the steps have added, in order.
  package internal(set) var added: [ObjectID] = []
  /// Messages about the steps for the person, in order.
  package internal(set) var notes: [String] = []

  /// - Parameters:
  ///   - frames: the frames of views in their superviews, for views without a recorded frame.
  ///   - insets: the safe areas of root views.
  ///   - added: objects that earlier steps have added, in order.
  package init(
    _ document: LayoutDocument, frames: [ObjectID: Rect] = [:],
    insets: [ObjectID: EdgeInsets] = [:], added: [ObjectID] = []
  ) {
    self.document = document
    self.added = added
    self.insets = insets
    self.frames = frames
    ids = ObjectIDFactory(avoiding: document.tree.root)
  }

  package var tree: DocumentTree { document.tree }

  /// Checks whether a file can contain the text that the steps have written.
  ///
  /// - Throws: ``EditFault/unstorableText(property:character:)``.
  package func checkStorable(insteadOf old: DocumentTree) throws(EditFault) {
    guard let found = tree.root.firstUnstorable(), old.root.firstUnstorable() == nil else { return }
    let what = found.attribute ?? "a text"
    throw .unstorableText(
      property: found.object.map { "\(what) of '\($0)'" } ?? what, character: found.scalar)
  }

  /// Changes the tree, and reads it again.
  mutating func edit(_ body: (inout DocumentElement) -> Void) {
    var tree = document.tree
    body(&tree.root)
    document = LayoutDocument(tree)
  }

  /// Changes the element of an object.
  mutating func edit(_ id: ObjectID, _ body: (inout DocumentElement) -> Void) {
    edit { root in root.modify(id: id) { body(&$0) } }
  }

  /// The element of an object, with everything inside.
  func element(_ id: ObjectID) -> DocumentElement? {
    document.tree.root.descendant(id)
  }

  /// - Throws: ``EditFault/withoutID(id:name:)`` for a view without an id, such as a content
  ///   view of Xcode 7. Content that is put there would be lost, and no constraint can name it.
  func checkHasElement(_ id: ObjectID) throws(EditFault) {
    if element(id) == nil {
      throw .withoutID(id: id, name: document.name(of: id))
    }
  }

  /// A view's frame in its superview: the recorded one, or else the one that was given.
  package func frame(of view: LayoutView) -> Rect? { view.recordedFrame ?? frames[view.id] }

  /// The frame of a view or guide in a view around it, by the known frames.
  func frame(of index: Int, in ancestor: Int) -> Rect? {
    guard var result = frame(of: document.views[index]) else { return nil }
    if index == ancestor { return Rect(width: result.width, height: result.height) }
    for view in document.superviews(of: index) {
      if view == ancestor { return result }
      guard let outer = frame(of: document.views[view]) else { return nil }
      result.origin.x += outer.x
      result.origin.y += outer.y
    }
    return nil
  }
}

extension DocumentElement {
  /// The element with that id inside of this one.
  func descendant(_ id: ObjectID) -> DocumentElement? {
    if self["id"] == id.text { return self }
    for child in children {
      if let found = child.descendant(id) { return found }
    }
    return nil
  }

  /// Puts content after the child with that id, at any depth.
  ///
  /// - Returns: whether there is such a child.
  @discardableResult
  mutating func insert(_ items: [DocumentContent], behind id: ObjectID) -> Bool {
    for index in content.indices {
      guard case .element(var child) = content[index] else { continue }
      if child["id"] == id.text {
        content.insert(contentsOf: items, at: index + 1)
        return true
      }
      content[index] = .text("", spelling: nil)
      let isFound = child.insert(items, behind: id)
      content[index] = .element(child)
      if isFound { return true }
    }
    return false
  }

  /// The ids of this element and of all elements inside.
  var idsInside: Set<String> {
    var result: Set<String> = []
    forEach { if let id = $0["id"] { result.insert(id) } }
    return result
  }

  /// Sets an attribute; a new one goes where Interface Builder writes it.
  mutating func setInOrder(_ name: String, to value: String?) {
    guard let value, self[name] == nil else {
      self[name] = value
      return
    }
    let rank = ElementOrder.attributeRank(name)
    let index = attributes.firstIndex { ElementOrder.attributeRank($0.name) > rank }
    attributes.insert(
      DocumentAttribute(name: name, value: value), at: index ?? attributes.count)
  }

  /// Adds a child where Interface Builder writes it: behind the last child that may precede it.
  mutating func insertInOrder(_ child: DocumentElement) {
    let rank = ElementOrder.rank(.element(child))
    let index = content.lastIndex { ElementOrder.rank($0) <= rank }
    content.insert(.element(child), at: index.map { $0 + 1 } ?? 0)
  }

  /// Changes the first child with that name. A missing child is created.
  mutating func editList(_ name: String, _ body: (inout DocumentElement) -> Void) {
    if child(name) == nil { insertInOrder(DocumentElement(name)) }
    for index in content.indices {
      guard case .element(var list) = content[index], list.name == name else { continue }
      content[index] = .text("", spelling: nil)  // The only copy is `list`: no copy on write.
      body(&list)
      content[index] = .element(list)
      return
    }
  }

  /// Removes the children that meet a condition. A list that becomes empty is removed, too.
  mutating func prune(_ condition: (DocumentElement) -> Bool) {
    for index in content.indices.reversed() {
      guard case .element(var child) = content[index] else { continue }
      if condition(child) {
        content.remove(at: index)
        continue
      }
      let before = child.content.count
      content[index] = .text("", spelling: nil)
      child.prune(condition)
      content[index] = .element(child)
      if child.content.count < before, child.isList, child.holdsNothing {
        content.remove(at: index)
      }
    }
  }

  /// Whether Interface Builder leaves out this element if it is empty.
  private var isList: Bool {
    ["subviews", "constraints", "connections", "mask", "variation", "gestureRecognizers"]
      .contains(name)
  }
}
