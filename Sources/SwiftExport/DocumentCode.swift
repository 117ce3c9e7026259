import Diagnostics
import ElementTree
import LayoutModel

/// Writes the classes of a document.
struct DocumentCode {
  let document: LayoutDocument
  let classes: DocumentClasses
  let style: ConstraintStyle
  var code = SwiftCode(text: "", losses: [], authorClasses: [])
  private var texts: [String] = []
  private var frameworks: Set<String> = ["UIKit"]
  /// Views with a stated size that in code measure themselves.
  private var declaredSizes: [Int] = []

  /// Whether only lines in the visual format are requested.
  private var isFormatOnly = false

  init(_ document: LayoutDocument, _ name: String, _ style: ConstraintStyle) {
    self.document = document
    self.style = style
    let file = name.split(separator: "/").last.map(String.init) ?? name
    let parts = file.split(separator: ".", omittingEmptySubsequences: false)
    classes = DocumentClasses(
      document, table: parts.count > 1 ? parts.dropLast().joined(separator: ".") : file)
  }

  mutating func writeFormats() {
    isFormatOnly = true
    write()
    code.text = texts.joined(separator: "\n")
  }

  mutating func write() {
    guard document.properties.isTouch else {
      code.losses.append(
        Diagnostic(CodeLoss.document(runtime: document.properties.targetRuntime)))
      return
    }
    for scene in document.scenes { write(scene) }
    // Cells of tables and collections, wherever these are.
    for view in document.views where document.isDequeued(view) { writeCell(view) }
    let imports = frameworks.sorted().map { "import \($0)\n" }.joined()
    code.text =
      "// \(CodeText.comment(classes.table)), written by 'ninegrid export --format swift'.\n\n"
      + imports + texts.map { "\n" + $0 }.joined()
    code.authorClasses = uniqueAuthorClasses
    noteDeclaredSizes()
  }

  private mutating func noteDeclaredSizes() {
    let views = declaredSizes.sorted().map { document.views[$0] }
    guard let first = views.first else { return }
    code.notes.append(Diagnostic(CodeLoss.statedSizes(views.map(\.id)), at: first.location))
  }

  /// The author's classes, each once, with the most specific superclass.
  private var uniqueAuthorClasses: [SwiftCode.AuthorClass] {
    var result: [SwiftCode.AuthorClass] = []
    for author in code.authorClasses {
      guard let index = result.firstIndex(where: { $0.name == author.name }) else {
        result.append(author)
        continue
      }
      if result[index].base == "UIView" { result[index].base = author.base }
    }
    return result
  }

  private mutating func write(_ scene: LayoutScene) {
    if let index = scene.controllers.first {
      write(document.controllers[index])
      return
    }
    for root in scene.roots where document.views[root].placement == .root {
      let view = document.views[root]
      guard let name = classes.names[view.id] else { continue }
      if view.kind == .tableViewCell || view.kind == .collectionViewCell {
        writeCell(view)
        continue
      }
      write(
        ClassWriter(
          classes, .view(superclass: superclass(view)), named: name,
          title: "The view '\(view.name)'.", root: root,
          owners: view.id == fileOwnerRoot ? [view.id, "-1"] : [view.id], style: style))
    }
  }

  /// The view whose class has the outlets and actions of a xib's File's Owner: the owner's own view, or else the first
  /// one.
  private var fileOwnerRoot: ObjectID? {
    let roots = document.views.filter { $0.placement == .root && $0.controller == nil }
    let own = (classes.connections["-1"] ?? []).first { $0.detail == "view" }?.destination
    return roots.first { $0.id == own }?.id ?? roots.first?.id
  }

  /// The superclass for a view of a xib. A view that sends actions is a control.
  private func superclass(_ view: LayoutView) -> String {
    let name = ViewInitialiser.className(view)
    let sends = (classes.connections[view.id] ?? []).contains { $0.kind == "action" }
    return name == "UIView" && sends ? "UIControl" : name
  }

  private mutating func write(_ controller: SceneController) {
    guard let name = classes.names[controller.id] else {
      // References to other storyboards, and controllers whose class creates its view, are created where they are shown.
      if isFormatOnly || classes.instance(of: controller.id) != nil { return }
      code.losses.append(
        Diagnostic(
          CodeLoss.controller(
            NamedObject(id: controller.id, name: controller.name), kind: controller.kind),
          at: controller.element.location))
      return
    }
    guard let root = controller.view, let superclass = ControllerKind.superclasses[controller.kind]
    else {
      if isFormatOnly { return }
      let container = ContainerClass(controller, named: name, classes)
      texts.append(container.out.text)
      code.losses += container.losses
      code.authorClasses += container.authorClasses
      return
    }
    write(
      ClassWriter(
        classes, .controller(superclass: superclass), named: name,
        title: "The scene '\(controller.name)'.", root: root, controller: controller,
        owners: [controller.id], style: style))
  }

  private mutating func writeCell(_ view: LayoutView) {
    guard let name = classes.names[view.id] else { return }
    let kind: ClassWriter.Kind =
      switch view.kind {
      case .tableViewCell: .tableCell
      case .collectionViewCell: .collectionCell
      default: .reusableView
      }
    write(
      ClassWriter(
        classes, kind, named: name,
        title: "The \(kind == .reusableView ? "view" : "cell") '\(view.name)'.", root: view.index,
        owners: [view.id], style: style))
  }

  private mutating func write(_ writer: ClassWriter) {
    var writer = writer
    if isFormatOnly {
      writer.writeFormats()
      if writer.out.count > 0 { texts.append(writer.out.text) }
      code.losses += writer.losses
      return
    }
    writer.write()
    texts.append(writer.out.text)
    code.losses += writer.losses
    code.authorClasses += writer.authorClasses
    code.classes.append(writer.written)
    frameworks.formUnion(writer.frameworks)
    declaredSizes += writer.declaredSizes
  }
}

/// The form in which code states constraints.
package enum ConstraintStyle: String, Sendable, CaseIterable {
  case anchors, vfl
}

/// The controllers that have a root view of their own.
enum ControllerKind {
  /// The superclasses by the names of the elements.
  static let superclasses = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
  ]
}
