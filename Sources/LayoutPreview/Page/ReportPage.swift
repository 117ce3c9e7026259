package import LayoutModel

/// A page about documents: pictures of their scenes, with what was found beside them.
package struct ReportPage: Sendable {
  package var title: String
  package var documents: [Document]
  /// On which devices the scenes were looked at beside their pictures: columns of the heat map, none for no map.
  package var devices: [Device]
  /// How scenes lead to each other; `nil` where no segue is.
  package var map: AppMap?
  /// Which of several files this is; `nil` for the only one.
  package var part: Part?
  /// Makes images as small as they are drawn; `nil` to keep them.
  package var imageScaling: (any ImageScaling)?

  package init(title: String, documents: [Document], devices: [Device] = []) {
    self.title = title
    self.documents = documents
    self.devices = devices
  }

  /// A column of the heat map.
  package struct Device: Hashable, Sendable {
    /// `iPhone 16 Pro`
    package var name: String
    /// The id of the profile.
    package var id: String

    package init(name: String, id: String) {
      (self.name, self.id) = (name, id)
    }
  }

  /// What is found of a scene on one device, however that is held or split.
  package struct Heat: Hashable, Sendable {
    package var errors = 0
    package var warnings = 0

    package init(errors: Int = 0, warnings: Int = 0) {
      (self.errors, self.warnings) = (errors, warnings)
    }
  }

  package struct Document: Sendable {
    package var name: String
    package var scenes: [Scene]
    /// What concerns no scene.
    package var findings: [Finding]
    /// The nine cells as text; `nil` where only the base cell says something.
    package var grid: String?
    /// What each of the nine cells says, and what is found in it; empty for a document that was not resolved.
    package var cells: [Cell] = []
    /// What a person should know first, such as that it can't be resolved.
    package var note: String?
    /// Whether it could not be read, which is worse than any finding.
    package var isLost = false

    package init(
      name: String, scenes: [Scene], findings: [Finding] = [], grid: String? = nil,
      note: String? = nil
    ) {
      self.name = name
      self.scenes = scenes
      self.findings = findings
      self.grid = grid
      self.note = note
    }

    /// A document in one of the nine cells.
    package struct Cell: Hashable, Sendable {
      package var cell: GridCell
      /// `+3 -2 ~1`; `nil` where the cell says nothing of its own.
      package var text: String?
      /// Found on devices of a final cell.
      package var heat: Heat

      package init(cell: GridCell, text: String?, heat: Heat = Heat()) {
        (self.cell, self.text, self.heat) = (cell, text, heat)
      }
    }
  }

  package struct Scene: Sendable {
    package var id: ObjectID
    package var title: String
    package var pictures: [Picture]
    package var findings: [Finding]
    /// What is found on other devices of the app, and not in the pictures.
    package var findingsOnDevices: [Finding] = []
    /// For each of ``ReportPage/devices``; empty where the scene was not looked at on them.
    package var heat: [Heat] = []
    /// What a click on a picture tells.
    package var views: [View]
    /// `nil` where it was not asked for.
    package var sweep: Sweep?
    /// `nil` where it was not asked for, and for a scene that has always looked as it does.
    package var film: Film?

    package init(
      id: ObjectID, title: String, pictures: [Picture], findings: [Finding], views: [View]
    ) {
      self.id = id
      self.title = title
      self.pictures = pictures
      self.findings = findings
      self.views = views
    }
  }

  package struct Picture: Sendable {
    /// As a person calls the device: `iPhone 16 Pro, upright`.
    package var caption: String
    /// Its id, size and size classes.
    package var detail: String?
    /// An SVG document in the coordinates of the scene's root view.
    package var svg: String
    /// For each view of the scene where it is seen; `nil` where it is not.
    package var frames: [Rect?]
    /// Changes that the picture shows are before or after it; `nil` for a picture alone.
    package var side: Side?

    package enum Side: String, Sendable { case before, after }

    package init(
      caption: String, detail: String? = nil, svg: String, frames: [Rect?], side: Side? = nil
    ) {
      self.caption = caption
      self.detail = detail
      self.svg = svg
      self.frames = frames
      self.side = side
    }
  }

  package struct View: Sendable {
    package var id: ObjectID
    package var name: String
    package var kind: String
    /// Why it is where it is, line by line.
    package var reasons: [String]
    /// How many views are around it.
    package var depth = 0

    package init(id: ObjectID, name: String, kind: String, reasons: [String]) {
      self.id = id
      self.name = name
      self.kind = kind
      self.reasons = reasons
    }
  }

  package struct Finding: Sendable {
    /// `error`, `warning` or `note`; `change` of a difference.
    package var severity: String
    package var rule: String
    package var message: String
    package var hint: String?
    /// `Main.storyboard:41:25`
    package var place: String?
    /// Ids of what is concerned.
    package var objects: [String]

    package init(
      severity: String, rule: String, message: String, hint: String?, place: String?,
      objects: [String]
    ) {
      self.severity = severity
      self.rule = rule
      self.message = message
      self.hint = hint
      self.place = place
      self.objects = objects
    }
  }
}

extension LayoutDrawing {
  /// Where the views of the layouts are seen, in the picture's coordinates; `nil` for hidden ones.
  package var screenFrames: [Rect?] {
    let scene = placedScene
    let own = scene.views.map { $0.isVisible ? $0.frame : nil }
    guard let split else { return own }
    let other = split.secondary.placedScene
    let place = split.place(of: other.glass, primary: layout)
    let (dx, dy) = (place.x - other.glass.x, place.y - other.glass.y)
    return own
      + split.secondary.screenFrames.map { frame in
        frame.map { Rect(x: $0.x + dx, y: $0.y + dy, width: $0.width, height: $0.height) }
      }
  }

  /// `iphone-4.7, portrait, 375 × 667, wC-hR`.
  package var environmentCaption: String { environmentText }
}
