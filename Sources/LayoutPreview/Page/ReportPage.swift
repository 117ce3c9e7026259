package import LayoutModel

/// A page about documents: pictures of their scenes, with the findings beside them.
package struct ReportPage: Sendable {
  package var title: String
  package var documents: [Document]
  /// The devices on which the scenes were checked besides their pictures. They are the columns of
  /// the heat map; without them there is no map.
  package var devices: [Device]
  /// The map of the segues between scenes; `nil` if there are no segues.
  package var map: AppMap?
  /// The part of the report that this page is; `nil` if it is the only file.
  package var part: Part?
  /// Scales images down to the size at which they are drawn; `nil` to keep them.
  package var imageScaling: (any ImageScaling)?

  package init(title: String, documents: [Document], devices: [Device] = []) {
    self.title = title
    self.documents = documents
    self.devices = devices
  }

  /// A column of the heat map.
  package struct Device: Hashable, Sendable {
    /// The name of the device, such as `iPhone 16 Pro`.
    package var name: String
    /// The id of the profile.
    package var id: String

    package init(name: String, id: String) {
      (self.name, self.id) = (name, id)
    }
  }

  /// The findings about a scene on one device, in all its orientations and parts.
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
    /// The findings that concern no scene.
    package var findings: [Finding]
    /// The nine cells as text; `nil` if only the base cell has settings.
    package var grid: String?
    /// The settings of each of the nine cells, and the findings in it. Empty for a document that
    /// was not resolved.
    package var cells: [Cell] = []
    /// The most important fact for a person, such as that the document can't be resolved.
    package var note: String?
    /// Whether the document could not be read, which is worse than any finding.
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
      /// The numbers of settings, such as `+3 -2 ~1`; `nil` if the cell has no settings of its own.
      package var text: String?
      /// The findings on devices of a final cell.
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
    /// The findings on other devices of the app, which are not in the pictures.
    package var findingsOnDevices: [Finding] = []
    /// The findings for each of ``ReportPage/devices``. Empty if the scene was not checked on them.
    package var heat: [Heat] = []
    /// The facts that a click on a picture shows.
    package var views: [View]
    /// The sweep; `nil` if it was not requested.
    package var sweep: Sweep?
    /// The history; `nil` if it was not requested, or if the scene has always looked the same.
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
    /// The device for a person: `iPhone 16 Pro, upright`.
    package var caption: String
    /// The id, size and size classes of the device.
    package var detail: String?
    /// An SVG document in the coordinates of the scene's root view.
    package var svg: String
    /// For each view of the scene, its visible rectangle; `nil` if it is not visible.
    package var frames: [Rect?]
    /// Whether the picture shows the state before or after a change; `nil` for a picture alone.
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
    /// The reasons for the view's place, line by line.
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
    /// The severity: `error`, `warning` or `note`, or `change` for a difference.
    package var severity: String
    package var rule: String
    package var message: String
    package var hint: String?
    /// The place, such as `Main.storyboard:41:25`.
    package var place: String?
    /// The ids of the objects concerned.
    package var objects: [String]
    /// The identifiers of constraints among them, by their ids.
    package var identifiers: [String: String] = [:]

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

    func spoken(_ text: String) -> SpokenSentence {
      SpokenSentence(text, objects: objects, identifiers: identifiers)
    }
  }
}

extension LayoutDrawing {
  /// The visible rectangles of the layouts' views, in the picture's coordinates; `nil` for hidden
  /// views.
  package var screenFrames: [Rect?] {
    let scene = placedScene
    let own = scene.views.map { $0.isVisible ? $0.frame : nil }
    guard let secondary else { return own }
    let other = secondary.other.placedScene
    let place = secondary.place(of: other.visibleRect, beside: layout)
    let (dx, dy) = (place.x - other.visibleRect.x, place.y - other.visibleRect.y)
    return own
      + secondary.other.screenFrames.map { frame in
        frame.map { Rect(x: $0.x + dx, y: $0.y + dy, width: $0.width, height: $0.height) }
      }
  }

  /// The environment as text: `iphone-4.7, portrait, 375 × 667, wC-hR`.
  package var environmentCaption: String { environmentText }
}
