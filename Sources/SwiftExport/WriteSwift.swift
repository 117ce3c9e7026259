import Diagnostics
package import LayoutModel

/// Writes a document as UIKit code: a class for each scene, each view of a xib and each cell.
///
/// Plain UIKit without types of its own: anchors, stack views, guides, and sets of constraints that are active in some
/// size classes, switched by `registerForTraitChanges` (iOS 17).
///
/// - Parameters:
///   - name: what the document is called; the table of its localized texts has that name.
/// - Returns: the code, and what of the document it does not say.
package func writeSwift(_ document: LayoutDocument, named name: String) -> SwiftCode {
  var writer = DocumentCode(document, name)
  writer.write()
  return writer.code
}

/// The classes of a document.
private struct DocumentCode {
  let document: LayoutDocument
  let table: String
  var code = SwiftCode(text: "", losses: [], authorClasses: [])
  private var types = SwiftNames()
  private var texts: [String] = []

  init(_ document: LayoutDocument, _ name: String) {
    self.document = document
    let file = name.split(separator: "/").last.map(String.init) ?? name
    table = file.split(separator: ".").first.map(String.init) ?? file
  }

  mutating func write() {
    guard document.properties.isTouch else {
      code.losses.append(
        Diagnostic(
          .notInCode, .error,
          "a document for \(document.properties.targetRuntime) has no code in UIKit"))
      return
    }
    for scene in document.scenes { write(scene) }
    // Cells of tables and collections wherever they are.
    for view in document.views where view.placement == .cell { writeCell(view) }
    let head =
      "// \(CodeText.comment(table)), written by 'ninegrid export --format swift'.\n\nimport UIKit\n"
    code.text = head + texts.map { "\n" + $0 }.joined()
    var seen: Set<SwiftCode.AuthorClass> = []
    code.authorClasses = code.authorClasses.filter { seen.insert($0).inserted }
  }

  private mutating func write(_ scene: LayoutScene) {
    if let index = scene.controllers.first {
      let controller = document.controllers[index]
      guard let root = controller.view, let superclass = Self.superclasses[controller.kind] else {
        code.losses.append(
          Diagnostic(
            .notInCode, .warning,
            "the \(controller.kind) '\(controller.id)' (\(controller.name)) has no class of its own: make it where it is shown",
            at: controller.element.location, objects: [controller.id.text]))
        return
      }
      let own = controller.customClass.flatMap(SwiftNames.ownClass)
      let name =
        own.map { types.take($0) } ?? types.type(controller.name, ending: "ViewController")
      write(
        ClassWriter(
          document, .controller(superclass: superclass), named: name,
          title: "The scene '\(controller.name)'.", root: root,
          owners: [controller.id], table: table))
      return
    }
    for root in scene.roots where document.views[root].placement == .root {
      let view = document.views[root]
      if view.kind == .tableViewCell || view.kind == .collectionViewCell {
        writeCell(view)
        continue
      }
      let own = view.customClass.flatMap(SwiftNames.ownClass)
      let name = own.map { types.take($0) } ?? types.type(view.name, ending: "View")
      write(
        ClassWriter(
          document, .view, named: name, title: "The view '\(view.name)'.", root: root,
          owners: [view.id, "-1"], table: table))
    }
  }

  private mutating func writeCell(_ view: LayoutView) {
    let own = view.customClass.flatMap(SwiftNames.ownClass)
    let text = view.element["userLabel"] ?? view.element["reuseIdentifier"] ?? "Cell"
    let name = own.map { types.take($0) } ?? types.type(text, ending: "Cell")
    if let style = view.element["style"], style.hasPrefix("IBUITableViewCellStyle") {
      code.losses.append(
        Diagnostic(
          .notInCode, .warning,
          "no code says the built-in style of '\(view.id)' (\(view.name)): register UITableViewCell of that style",
          at: view.location, objects: [view.id.text]))
      return
    }
    let kind: ClassWriter.Kind =
      switch view.kind {
      case .tableViewCell: .tableCell
      case .collectionViewCell: .collectionCell
      default: .reusableView
      }
    write(
      ClassWriter(
        document, kind, named: name, title: "The cell '\(view.name)'.", root: view.index,
        owners: [view.id], table: table))
  }

  private mutating func write(_ writer: ClassWriter) {
    var writer = writer
    writer.write()
    texts.append(writer.out.text)
    code.losses += writer.losses
    code.authorClasses += writer.authorClasses
    code.classes.append(writer.written)
  }

  /// Controllers that have a root view of their own, by the names of their elements.
  private static let superclasses = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
  ]
}
