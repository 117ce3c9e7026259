package import LayoutModel
package import LayoutPreview

/// A scene that looks different after a change, with the pictures that show it.
package struct ReviewedScene: Sendable {
  package var id: ObjectID
  package var title: String
  package var state: State
  /// The worst device first; never one on which both sides are drawn equal.
  package var pictures: [Picture]
  /// Sentences of what the document says differently.
  package var changes: [String]
  /// The findings that the scene did not have before.
  package var findings: [ReportPage.Finding]
  /// How many views move on the worst device, and on how many of the devices any does.
  package var movedViews: Int
  package var movedDevices: Int
  package var deviceCount: Int
  /// Whether the layout has no solution any more, or many, where it had one.
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
    self.movedDevices = movedDevices
    self.deviceCount = deviceCount
    self.lostStatus = lostStatus
    self.measure = measure
  }

  package enum State: String, Sendable { case changed, added, removed }

  package struct Picture: Sendable {
    package var picture: ReviewPicture
    package var environment: LayoutEnvironment
    /// `iPhone 17 Pro, upright`, with the appearance where both are shown.
    package var caption: String
    /// Of the device, without an extension.
    package var fileName: String
    /// As SVG: both sides with what moves below.
    package var sheet: String
    /// As PNG; `nil` where no library can draw it.
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

  /// `8 views move on 42 of 62 devices`.
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
      let verb = movedViews == 1 ? "moves" : "move"
      parts.append(
        "\(counted(movedViews, "view")) \(verb) on "
          + (movedDevices == deviceCount && deviceCount > 1
            ? "all \(deviceCount) devices"
            : "\(movedDevices) of \(counted(deviceCount, "device"))"))
    } else {
      parts.append("looks different, and nothing moves")
    }
    return parts.joined(separator: "; ")
  }
}
