import ElementTree
package import LayoutModel
package import LayoutPreview
import PlainText

/// The scenes of one document for an app's map, with segues that may lead to other documents.
package struct DocumentSegues: Sendable {
  package struct Scene: Sendable {
    /// The id that pictures use: that of its root view, or of its controller if it has none.
    package var id: ObjectID
    package var controller: ObjectID
    package var title: String
    package var identifier: String?
    /// For a storyboard reference, the file and the identifier for which it stands; `nil` for a real scene.
    package var reference: Reference?

    package init(
      id: ObjectID,
      controller: ObjectID,
      title: String,
      identifier: String? = nil,
      reference: Reference? = nil
    ) {
      self.id = id
      self.controller = controller
      self.title = title
      self.identifier = identifier
      self.reference = reference
    }
  }

  package struct Reference: Hashable, Sendable {
    /// The name of the file, without its extension.
    package var storyboard: String
    /// The identifier; `nil` for the initial controller.
    package var identifier: String?

    package init(storyboard: String, identifier: String? = nil) {
      self.storyboard = storyboard
      self.identifier = identifier
    }

    func position(in document: DocumentSegues) -> Int? {
      guard let identifier else { return document.initial }
      return document.scenes.firstIndex { $0.identifier == identifier }
    }

    /// Lines that say what the reference stands for, and why the map ends there.
    func lines(hasDocument: Bool) -> [String] {
      let file = storyboard.isEmpty ? "this storyboard" : "\(storyboard).storyboard"
      let scene = identifier.map { "Scene '\($0)' of \(file)" } ?? "First scene of \(file)"
      return [
        scene,
        hasDocument
          ? "The storyboard has no such scene" : "The storyboard is not among these documents",
      ]
    }
  }

  package struct Segue: Sendable {
    package var source: Int
    package var destination: Int
    package var kind: AppMap.Kind
    package var control: ObjectID?

    package init(source: Int, destination: Int, kind: AppMap.Kind, control: ObjectID? = nil) {
      self.source = source
      self.destination = destination
      self.kind = kind
      self.control = control
    }
  }

  package let name: String
  package let scenes: [Scene]
  package let segues: [Segue]
  /// The position of the initial scene.
  package let initial: Int?

  package init(_ document: LayoutDocument, named name: String) {
    self.name = name
    scenes = document.scenes.map { scene in
      let controller = scene.controllers.first.map { document.controllers[$0] }
      var reference: Reference?
      if let controller, controller.kind == "viewControllerPlaceholder" {
        reference = Reference(
          storyboard: controller.element["storyboardName"] ?? "",
          identifier: controller.element["referencedIdentifier"])
      }
      return Scene(
        id: scene.id, controller: controller?.id ?? scene.id, title: document.title(of: scene),
        identifier: controller?.storyboardIdentifier, reference: reference)
    }
    initial = document.properties.initialViewController
      .flatMap { document.scene($0)?.index }
    segues = document.connections.compactMap { connection in
      guard connection.kind == "segue", let kind = connection["kind"], kind != "unwind",
        let source = connection.scene, source >= 0, let target = connection.destination,
        let destination = document.scene(target)?.index
      else { return nil }
      let isOfController = document.scenes[source].controllers
        .contains { document.controllers[$0].id == connection.owner }
      return Segue(
        source: source, destination: destination, kind: AppMap.Kind(segue: kind),
        control: isOfController ? nil : connection.owner)
    }
  }
}

extension AppMap {
  /// The map of an app: each storyboard reference is replaced by its target, if that is among the
  /// documents.
  ///
  /// - Parameter entry: names of the storyboards with which the app begins. If none of them is among the documents,
  ///   each document's own initial scene is an entry.
  package init(_ documents: [DocumentSegues], entry: Set<String>) {
    var scenes: [Scene] = []
    var starts: [Int] = []
    var byName: [String: [Int]] = [:]
    let hasEntry = documents.contains { entry.contains(Self.storyboardName($0.name)) }
    for (number, document) in documents.enumerated() {
      starts.append(scenes.count)
      byName[Self.storyboardName(document.name), default: []].append(number)
      let begins = !hasEntry || entry.contains(Self.storyboardName(document.name))
      scenes += document.scenes.enumerated().map { position, scene in
        Scene(
          title: scene.title, document: document.name, id: scene.id,
          isEntry: begins && position == document.initial && scene.reference == nil)
      }
    }
    // A reference whose scene is among the documents is replaced by that scene.
    var targets: [Int: Int] = [:]
    for (number, document) in documents.enumerated() {
      for (position, scene) in document.scenes.enumerated() {
        guard let reference = scene.reference else { continue }
        // Without a name, the scene is in the same document. If targets have storyboards with the same name, the first
        // one that contains the scene counts.
        let others = reference.storyboard.isEmpty ? [number] : byName[reference.storyboard] ?? []
        let place = starts[number] + position
        targets[place] =
          others.lazy.compactMap { other in
            reference.position(in: documents[other]).map { starts[other] + $0 }
          }.first { $0 != place }
        if targets[place] == nil {
          scenes[place].reference = reference.lines(hasDocument: !others.isEmpty)
        }
      }
    }
    var segues: [Segue] = []
    var seen: Set<Segue> = []
    for (number, document) in documents.enumerated() {
      for segue in document.segues {
        let place = starts[number] + segue.destination
        let target = targets[place] ?? place
        let joined = Segue(
          source: starts[number] + segue.source, destination: target, kind: segue.kind,
          control: segue.control)
        if seen.insert(joined).inserted { segues.append(joined) }
      }
    }
    self.init(scenes: scenes, segues: segues)
    remove(Set(targets.keys))
  }

  /// The name of a storyboard: `Main` for `App/Base.lproj/Main.storyboard`.
  private static func storyboardName(_ path: String) -> String {
    let file = FilePaths.lastComponent(of: path)
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  private mutating func remove(_ gone: Set<Int>) {
    var places: [Int: Int] = [:]
    var kept: [Scene] = []
    for (place, scene) in scenes.enumerated() where !gone.contains(place) {
      places[place] = kept.count
      kept.append(scene)
    }
    scenes = kept
    segues = segues.compactMap { segue in
      guard let source = places[segue.source], let destination = places[segue.destination] else {
        return nil
      }
      return Segue(
        source: source, destination: destination, kind: segue.kind, control: segue.control)
    }
  }
}
