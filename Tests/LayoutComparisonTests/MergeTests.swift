import ElementTree
import LayoutComparison
import LayoutModel
import TestSupport
import Testing

@Suite struct MergeTests {
  private let base = SampleDocument.tree()

  private func merge(_ ours: DocumentTree, _ theirs: DocumentTree) -> DocumentMerge {
    DocumentMerge(base: base, ours: ours, theirs: theirs)
  }

  @Test func `edits of two properties of one view come together`() {
    let merge = merge(
      base.editing("title") { $0["text"] = "Ours" },
      base.editing("title") { $0["textAlignment"] = "center" })
    let expected = base.editing("title") {
      $0["text"] = "Ours"
      $0["textAlignment"] = "center"
    }
    #expect(merge.tree == expected)
    #expect(merge.conflicts.isEmpty)
  }

  @Test func `one side may move a view that the other edits`() {
    let merge = merge(
      base.moving("title", to: "header"), base.editing("title") { $0["text"] = "Theirs" })
    #expect(merge.conflicts.isEmpty)
    #expect(
      merge.tree == base.editing("title") { $0["text"] = "Theirs" }.moving("title", to: "header"))
  }

  @Test func `what one side removes stays with all around it where the other put it`() {
    let ours = base.moving("icon", to: "footer")
    let theirs = base.removing(["icon", "c-icon-x", "c-icon-y", "footer", "c-footer"])
    let merge = merge(ours, theirs)
    #expect(merge.conflicts.map(\.kind) == [.removedByTheirs])
    #expect(merge.diagnostics.isEmpty)
    #expect(merge.tree == ours)
    #expect(!DocumentMerge(base: base, ours: theirs, theirs: ours).conflicts.isEmpty)
  }

  @Test func `a view may be taken out of what goes while the other side edits it`() {
    let inside = base.moving("title", to: "header")
    let kept = inside.moving("title", to: "footer")
      .removing(["header", "icon", "c-icon-x", "c-icon-y", "c-header-y"])
    let edited = inside.editing("title") { $0["text"] = "Edited" }
    for (ours, theirs) in [(edited, kept), (kept, edited)] {
      let merge = DocumentMerge(base: inside, ours: ours, theirs: theirs)
      #expect(merge.conflicts.isEmpty)
      #expect(merge.tree.element("header") == nil)
      #expect(merge.tree.element("title")?["text"] == "Edited")
    }
  }

  @Test func `a reference that leads nowhere on its own side is no conflict`() {
    let removed = base.removing(["icon", "c-icon-x", "c-icon-y"])
    let dangling = removed.editing("footer") { footer in
      footer.append(
        SampleDocument.element(
          "constraints", [:],
          [
            SampleDocument.element(
              "constraint", ["firstItem": "icon", "firstAttribute": "top", "id": "c-lost"])
          ]))
    }
    for (ours, theirs) in [(removed, dangling), (dangling, removed)] {
      let merge = merge(ours, theirs)
      #expect(merge.conflicts.isEmpty)
      #expect(merge.tree == dangling)
    }
  }

  @Test func `what Xcode derives never conflicts, and a later Xcode's versions stay`() {
    func saved(by tools: String, _ width: String) -> DocumentTree {
      var tree = base.editing("title") { title in
        title.content = title.content.map { item in
          guard case .element(var part) = item, part.name == "rect" else { return item }
          part["width"] = width
          return .element(part)
        }
      }
      tree.root["toolsVersion"] = tools
      return tree
    }
    let merge = merge(saved(by: "22505", "90"), saved(by: "23504", "80"))
    #expect(merge.conflicts.isEmpty)
    #expect(merge.tree.root["toolsVersion"] == "23504")
  }

  @Test func `both sides' guide of the safe area is one, under the id of ours`() {
    func adding(_ id: String) -> DocumentTree {
      base.editing("root") { root in
        root.append(SampleDocument.element("viewLayoutGuide", ["key": "safeArea", "id": id]))
      }
    }
    let theirs = adding("guide-b").editing("c-header-y") {
      $0["secondItem"] = "guide-b"
    }
    let merge = merge(adding("guide-a"), theirs)
    #expect(merge.conflicts.isEmpty)
    #expect(merge.tree.element("c-header-y")?["secondItem"] == "guide-a")
    #expect(merge.tree.element("guide-b") == nil)
  }

  @Test func `an id that both sides gave to different things is made anew`() {
    func adding(_ name: String, to list: String) -> DocumentTree {
      base.editing(ObjectID(list)) { view in
        view.append(
          SampleDocument.element(
            "subviews", [:], [SampleDocument.element(name, ["id": "new-ob-001"])]))
      }
    }
    let merge = merge(adding("label", to: "footer"), adding("button", to: "icon"))
    #expect(merge.conflicts.isEmpty)
    #expect(merge.renamed.map(\.theirs) == ["new-ob-001"])
    #expect(merge.tree.element("new-ob-001")?.name == "label")
    #expect(merge.renamed.first.flatMap { merge.tree.element($0.new) }?.name == "button")
    #expect(DocumentFaults(merge.tree).isEmpty)
  }

  @Test func `an image that one side stopped using stays while the other uses it more`() {
    let ours = base.removing(["icon", "c-icon-x", "c-icon-y"]).droppingResources()
    let theirs = base.editing("footer") { $0["image"] = "icon" }
    let merge = merge(ours, theirs)
    #expect(merge.tree.root.child("resources")?.child("image")?["name"] == "icon")
  }

  @Test func `an image is listed where the result uses it, whatever the sides list`() {
    let theirs = base.removing(["icon", "c-icon-x", "c-icon-y"]).droppingResources()
    let moving = base.editing("icon") { $0["image"] = nil }.editing("footer") {
      $0["image"] = "icon"
    }
    for merge in [merge(moving, theirs), merge(theirs, moving)] {
      #expect(merge.tree.root.child("resources")?.child("image")?["name"] == "icon")
    }
    // Two uses, of which each side takes away one.
    let twice = base.editing("footer") { $0["image"] = "icon" }
    let merge = DocumentMerge(
      base: twice, ours: twice.editing("footer") { $0["image"] = nil },
      theirs: twice.removing(["icon", "c-icon-x", "c-icon-y"]))
    #expect(merge.conflicts.isEmpty)
    #expect(merge.tree.root.child("resources") == nil)
  }

  @Test func `conflicts are told in sentences, and ours stays`() throws {
    let ours = base.editing("title") { $0["text"] = "Profile" }
      .removing(["footer", "c-footer"])
      .editing("c-icon-x") { $0["constant"] = "8" }
      .moving("icon", to: "root")
    let theirs = base.editing("title") { $0["text"] = "Your profile" }
      .editing("footer") { $0["hidden"] = "YES" }
      .editing("c-icon-x") { $0["constant"] = "12" }
      .editing("footer") { footer in
        footer.append(
          SampleDocument.element(
            "subviews", [:], [SampleDocument.element("label", ["id": "late", "text": "Late"])]))
      }
      .moving("icon", to: "footer")
    let merge = merge(ours, theirs)
    #expect(DocumentDifference(from: merge.tree, to: ours).isEmpty)
    let lines = MergeReport(merge).rows.map {
      "\($0.title)\n  [\($0.kind.rawValue)] \($0.sentence)"
    }
    expectGolden(lines.joined(separator: "\n") + "\n", named: "merge-conflicts.txt")
  }

  @Test func `settling a conflict for theirs makes their change`() {
    let merge = merge(
      base.editing("c-icon-x") { $0["constant"] = "8" },
      base.editing("c-icon-x") { $0["constant"] = "12" })
    #expect(merge.conflicts.map(\.kind) == [.edit])
    #expect(merge.tree.element("c-icon-x")?["constant"] == "8")
    let settled = merge.taking(merge.conflicts)
    #expect(settled.diagnostics.isEmpty)
    #expect(settled.tree.element("c-icon-x")?["constant"] == "12")
  }

  @Test func `two outlets of one name with different views conflict, with one view they are one`() {
    func connecting(_ id: String, _ destination: String) -> DocumentTree {
      var tree = base
      tree.root.modify { element in
        guard element.name == "connections" else { return }
        element.append(
          SampleDocument.element(
            "outlet", ["property": "banner", "destination": destination, "id": id]))
      }
      return tree
    }
    let same = merge(connecting("o-a", "header"), connecting("o-b", "header"))
    #expect(same.conflicts.isEmpty)
    #expect(same.tree == connecting("o-a", "header"))
    let other = merge(connecting("o-a", "header"), connecting("o-b", "footer"))
    #expect(other.conflicts.map(\.kind) == [.addition])
    #expect(other.tree == connecting("o-a", "header"))
  }
}

extension DocumentTree {
  fileprivate func element(_ id: ObjectID) -> DocumentElement? {
    var copy = root
    var found: DocumentElement?
    copy.modify(id: id) { found = $0 }
    return found
  }

  fileprivate func moving(_ id: ObjectID, to parent: ObjectID) -> DocumentTree {
    guard let moved = element(id) else { return self }
    return removing([id.text]).editing(parent) { element in
      for index in element.content.indices {
        guard case .element(var list) = element.content[index], list.name == "subviews" else {
          continue
        }
        list.append(moved)
        element.content[index] = .element(list)
        return
      }
      element.append(DocumentElement("subviews", [:], children: [moved]))
    }
  }

  fileprivate func droppingResources() -> DocumentTree {
    var copy = self
    copy.root.removeDescendants { $0.name == "resources" }
    return copy
  }
}
