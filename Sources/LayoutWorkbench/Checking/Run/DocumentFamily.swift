import ElementTree
import LayoutModel
import PlainText

/// The devices for which a document is made, if the document says so. Then the app has other documents for the rest.
package enum DocumentFamily: Hashable, Sendable {
  case pads, phones
  /// Devices with a screen, by its name.
  case screen(String)

  /// - Source: Xcode writes `targetRuntime="iOS.CocoaTouch.iPad"` into documents for iPad alone. `UINib` and `UIStoryboard` take
  ///   `Name~ipad` and `Name~iphone` for these devices, and Xcode's templates for both called their storyboards
  ///   `Main_iPad` and `Main_iPhone`. Code that chooses a document for a model names it in the same way: `Page_iPhone6Plus`.
  package init?(_ document: LoadedDocument) {
    if document.tree.root["targetRuntime"] == "iOS.CocoaTouch.iPad" {
      self = .pads
      return
    }
    let file = FilePaths.lastComponent(of: document.name)
    let stem = (file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file).lowercased()
    guard let mark = stem.lastIndex(where: { "~-_".contains($0) }) else { return nil }
    let device = String(stem[mark...].dropFirst())
    switch device {
    case "ipad": self = .pads
    case "iphone": self = .phones
    case _ where device.hasPrefix("iphone"):
      do {
        guard let screen = try DeviceProfile.profiles(named: device).first else { return nil }
        self = .screen(screen.name)
      } catch { return nil }
    default: return nil
    }
  }

  /// Whether such devices show the document in an environment. An environment without a device does not.
  package func contains(_ request: RequestedEnvironment) -> Bool {
    guard case .environment(let environment) = request, let profile = environment.profile else {
      return true
    }
    return switch self {
    case .pads: profile.isPad
    case .phones: !profile.isPad
    case .screen(let name): profile.name == name
    }
  }
}
