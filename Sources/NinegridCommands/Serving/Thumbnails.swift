import DocumentAccess
import LayoutEngine
import LayoutModel
import LayoutPreview
import LayoutWorkbench
import PreviewServer
import Reports

/// Small pictures of documents, each of its first scene. They are drawn again if a document has
/// changed.
///
/// It is an actor of its own, so that a list of many documents does not delay the document that
/// somebody looks at.
actor Thumbnails {
  private var known: [String: (stamp: ServedDocuments.Stamp, svg: String)] = [:]
  /// The names in ``known``, the latest drawn at the end.
  private var order: [String] = []
  /// The size of all pictures in ``known``.
  private var byteCount = 0

  /// The most pictures that are kept, more than a person scrolls through.
  private static let kept = 400
  /// The most bytes that are kept, because pictures contain their images.
  private static let mostBytes = 64 << 20

  func svg(of reference: DocumentReference, in served: ServedDocuments) throws -> String {
    let name = ServedDocuments.name(of: reference)
    let stamp = try served.stamp(of: reference)
    if let found = known[name], found.stamp == stamp { return found.svg }
    let svg = try Self.svg(try served.load(reference), try served.project(of: reference))
    forget(name)
    order.append(name)
    known[name] = (stamp, svg)
    byteCount += svg.utf8.count
    while order.count > 1, order.count > Self.kept || byteCount > Self.mostBytes {
      forget(order[0])
    }
    return svg
  }

  private func forget(_ name: String) {
    order.removeAll { $0 == name }
    byteCount -= known.removeValue(forKey: name)?.svg.utf8.count ?? 0
  }

  private static func svg(_ loaded: LoadedDocument, _ project: DocumentProject) throws -> String {
    let environment = try loaded.usualEnvironment
    var options = PreviewOptions(showsTitle: false, showsDevice: false).of(project)
    options.showsBackdrop = false
    var resolving = DocumentResolving(loaded, findsTruncations: false)
    var preview: PreviewDocument?
    // The document's opening scene, or else the first scene that shows something.
    let opening = loaded.document.openingScene.map { [loaded.document.scenes[$0]] } ?? []
    for scene in opening + loaded.document.scenes where !scene.views.isEmpty {
      let layout = resolving.layout(
        scene: scene.index, in: environment)
      guard !layout.views.isEmpty else { continue }
      let known = preview ?? PreviewDocument(loaded.document, assets: project.assets)
      preview = known
      var drawing = LayoutDrawing(layout, of: known, title: "")
      drawing.fillContainers(resolving.embedded(in: scene.index, environment))
      if !drawing.isContainer { return drawing.svg(options) }
    }
    return blank
  }

  /// The picture for a document that shows nothing by itself.
  private static let blank = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 16"><rect width="9" height="16" fill="#8884"/></svg>

    """
}

extension ServeAPI {
  /// A picture for the list of documents.
  func thumbnail(_ request: PageRequest) async throws -> PageAnswer {
    let reference = try served.reference(
      try request.required("document"), revision: try request.number("revision"))
    return .svg(try await thumbnails.svg(of: reference, in: served))
  }
}
