import LayoutModel
import PlatformRules
package import ProjectFiles

/// A line of `ninegrid project`.
package struct ProjectFact {
  package var key: String
  package var value: String
  /// The file that states it; `nil` if it follows from other facts.
  package var source: String?

  package init(key: String, value: String, source: String? = nil) {
    self.key = key
    self.value = value
    self.source = source
  }

  /// All known facts about an app, in the order of the output.
  package static func all(of app: AppDescription) -> [ProjectFact] {
    var facts: [ProjectFact] = []
    func add<Value>(
      _ key: String, _ fact: AppDescription.Fact<Value>?, _ text: (Value) -> String
    ) {
      if let fact {
        facts.append(ProjectFact(key: key, value: text(fact.value), source: fact.source))
      }
    }
    func ways(_ ways: [LayoutEnvironment.Orientation]) -> String {
      ways.map(\.rawValue).joined(separator: ", ")
    }
    func flag(_ flag: Bool) -> String { flag ? "yes" : "no" }
    add("ios", app.deploymentTarget) { "\($0.major) or later" }
    add("devices", app.idioms) {
      $0.map { $0 == .phone ? "phones" : "pads" }.joined(separator: ", ")
    }
    add("phone-orientations", app.phoneOrientations, ways)
    add("pad-orientations", app.padOrientations, ways)
    add("full-screen-only", app.requiresFullScreen, flag)
    add("appearance", app.interfaceStyle) { $0.lowercased() }
    add("status-bar-by-controller", app.controllersStyleStatusBar, flag)
    add("status-bar-hidden-at-start", app.hidesStatusBarAtStart, flag)
    add("main-storyboard", app.mainStoryboard) { $0 }
    add("launch-storyboard", app.launchStoryboard) { $0 }
    add("language", app.developmentLanguage) { $0 }
    let count = DeviceProfile.all.count { app.runs(on: $0) }
    facts.append(
      ProjectFact(key: "profiles", value: "\(count) of \(DeviceProfile.all.count)", source: nil))
    return facts
  }
}
