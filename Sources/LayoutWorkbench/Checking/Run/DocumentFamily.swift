import ElementTree
import LayoutModel
import PlainText

/// The devices for which a document is made, if the document says so. Then the app has other documents for the rest.
package enum DocumentFamily: Hashable, Sendable {
  case pads, phones

  /// - Source: Xcode writes `targetRuntime="iOS.CocoaTouch.iPad"` into documents for iPad alone. `UINib` and `UIStoryboard` take
  ///   `Name~ipad` and `Name~iphone` for these devices, and Xcode's templates for both called their storyboards
  ///   `Main_iPad` and `Main_iPhone`.
  package init?(_ document: LoadedDocument) {
    if document.tree.root["targetRuntime"] == "iOS.CocoaTouch.iPad" {
      self = .pads
      return
    }
    let file = FilePaths.lastComponent(of: document.name)
    let stem = (file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file).lowercased()
    let marks = ["~", "-", "_"]
    if marks.contains(where: { stem.hasSuffix($0 + "ipad") }) {
      self = .pads
    } else if marks.contains(where: { stem.hasSuffix($0 + "iphone") }) {
      self = .phones
    } else {
      return nil
    }
  }

  /// Whether such devices show the document in an environment. An environment without a device does not.
  package func contains(_ request: RequestedEnvironment) -> Bool {
    guard case .environment(let environment) = request, let profile = environment.profile else {
      return true
    }
    return profile.isPad == (self == .pads)
  }
}
