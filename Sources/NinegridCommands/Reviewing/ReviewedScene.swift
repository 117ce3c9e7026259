import LayoutModel
import LayoutPreview

/// A scene that looks different after a change, with the pictures that show it.
struct ReviewedScene: Sendable {
  var id: ObjectID
  var title: String
  var state: State
  /// The worst device first; never one on which both sides are drawn equal.
  var pictures: [Picture]
  /// Sentences of what the document says differently.
  var changes: [String]
  /// Those that the scene had not before.
  var findings: [ReportPage.Finding]
  /// How many views move on the worst device, and on how many of the devices any does.
  var movedViews: Int
  var movedDevices: Int
  var deviceCount: Int
  /// Whether the layout has no solution any more, or many, where it had one.
  var lostStatus: LayoutStatus?
  var measure: SceneMeasure

  enum State: String, Sendable { case changed, added, removed }

  struct Picture: Sendable {
    var picture: ReviewPicture
    var environment: LayoutEnvironment
    /// `iPhone 17 Pro, upright`, with the appearance where both are shown.
    var caption: String
    /// Of the device, without an extension.
    var fileName: String
    /// As SVG: both sides with what moves below.
    var sheet: String
    /// As PNG; `nil` where no library can draw it.
    var png: [UInt8]?
  }

  /// `8 views move on 42 of 62 devices`.
  var summary: String {
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
        "\(counted(movedViews, "view")) \(verb) on \(movedDevices) of \(counted(deviceCount, "device"))"
      )
    } else {
      parts.append("looks different, and nothing moves")
    }
    return parts.joined(separator: "; ")
  }
}
