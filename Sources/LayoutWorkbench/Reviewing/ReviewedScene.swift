package import LayoutModel
package import LayoutPreview

/// A scene that looks different after a change, with the pictures that show it.
package struct ReviewedScene: Sendable {
  package var id: ObjectID
  package var title: String
  package var state: State
  /// The pictures, the worst device first. A device on which both sides look the same has no
  /// picture.
  package var pictures: [Picture]
  /// Sentences about the changes in the document.
  package var changes: [String]
  /// The findings that the scene did not have before.
  package var findings: [ReportPage.Finding]
  /// How many views move on the worst device, and on how many devices any view moves.
  package var movedViews: Int
  /// How many of them are new there, and how many are gone.
  package var newViews: Int
  package var goneViews: Int
  package var movedDevices: Int
  package var deviceCount: Int
  /// The new status, if the layout had one solution before and has none or many now.
  package var lostStatus: LayoutStatus?
  package var measure: SceneMeasure

  package init(
    id: ObjectID,
    title: String,
    state: State,
    pictures: [Picture],
    changes: [String],
    findings: [ReportPage.Finding],
    movedViews: Int,
    newViews: Int = 0,
    goneViews: Int = 0,
    movedDevices: Int,
    deviceCount: Int,
    lostStatus: LayoutStatus? = nil,
    measure: SceneMeasure
  ) {
    self.id = id
    self.title = title
    self.state = state
    self.pictures = pictures
    self.changes = changes
    self.findings = findings
    self.movedViews = movedViews
    self.newViews = newViews
    self.goneViews = goneViews
    self.movedDevices = movedDevices
    self.deviceCount = deviceCount
    self.lostStatus = lostStatus
    self.measure = measure
  }

  package enum State: String, Sendable { case changed, added, removed }

  package struct Picture: Sendable {
    package var picture: ReviewPicture
    package var environment: LayoutEnvironment
    /// The caption: `iPhone 17 Pro, upright`, with the appearance if both appearances are shown.
    package var caption: String
    /// The name of the device as a file name, without an extension.
    package var fileName: String
    /// Both sides and the moved views below, as SVG.
    package var sheet: String
    /// The same as PNG; `nil` if no library can draw it.
    package var png: [UInt8]?

    package init(
      picture: ReviewPicture,
      environment: LayoutEnvironment,
      caption: String,
      fileName: String,
      sheet: String,
      png: [UInt8]? = nil
    ) {
      self.picture = picture
      self.environment = environment
      self.caption = caption
      self.fileName = fileName
      self.sheet = sheet
      self.png = png
    }
  }

  /// `8 views move, 2 are new on 42 of 62 devices`.
  package var summary: String {
    func counted(_ count: Int, _ word: String) -> String {
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    switch state {
    case .added: return "new scene"
    case .removed: return "removed scene"
    case .changed: break
    }
    var parts: [String] = []
    if let lostStatus { parts.append("the layout is \(lostStatus.rawValue) now") }
    if movedDevices > 0 {
      parts.append(
        "\(whatMoves) on "
          + (movedDevices == deviceCount && deviceCount > 1
            ? "all \(deviceCount) devices"
            : "\(movedDevices) of \(counted(deviceCount, "device"))"))
    } else {
      parts.append("looks different, and nothing moves")
    }
    return parts.joined(separator: "; ")
  }

  /// `8 views move, 2 are new, 1 is gone`.
  private var whatMoves: String {
    let kinds = [
      (movedViews - newViews - goneViews, "moves", "move"), (newViews, "is new", "are new"),
      (goneViews, "is gone", "are gone"),
    ].filter { $0.0 > 0 }
    return kinds.enumerated().map { place, kind in
      let noun = place > 0 ? "" : kind.0 == 1 ? " view" : " views"
      return "\(kind.0)\(noun) \(kind.0 == 1 ? kind.1 : kind.2)"
    }.joined(separator: ", ")
  }
}
