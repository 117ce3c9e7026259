import LayoutModel
import Testing

@testable import ProjectFiles

/// What the property list of an app extension says of its first scene.
@Suite struct AppExtensionTests {
  @Test(arguments: [
    ("com.apple.widget-extension", [Place.Kind.widget]),
    ("com.apple.usernotifications.content-extension", [.notification]),
    ("com.apple.message-payload-provider", [.sheet, .messages]),
    ("com.apple.keyboard-service", [.keyboard]), ("com.apple.share-services", [.sheet]),
    ("com.apple.ui-services", [.sheet]),
  ])
  func `an extension point has places`(point: String, kinds: [Place.Kind]) throws {
    let found = try #require(AppExtension(info: Self.list(point)))
    #expect(found.mainStoryboard == "MainInterface")
    #expect(found.places.map(\.kind) == kinds)
    let arrivals = found.arrivals(by: "Info.plist")
    #expect(arrivals.map(\.place.referrer) == kinds.map { _ in "Info.plist" })
    #expect(arrivals.allSatisfy { $0.identifier == nil })
  }

  @Test func `an action may want the whole screen, and a notification says its ratio`() {
    let action = Self.list(
      "com.apple.ui-services", ["NSExtensionActionWantsFullScreenPresentation": .flag(true)])
    #expect(AppExtension(info: action)?.places.map(\.kind) == [.screen])
    let notification = Self.list(
      "com.apple.usernotifications.content-extension",
      ["UNNotificationExtensionInitialContentSizeRatio": .number(0.5)])
    #expect(AppExtension(info: notification)?.places.first?.heightRatio == 0.5)
  }

  @Test func `apps and extensions without a storyboard say nothing`() {
    #expect(AppExtension(info: .dictionary(["CFBundleName": .text("App")])) == nil)
    #expect(AppExtension(info: Self.list("com.apple.intents-service")) == nil)
    let code = PropertyList.dictionary([
      "NSExtension": .dictionary([
        "NSExtensionPointIdentifier": .text("com.apple.widget-extension"),
        "NSExtensionPrincipalClass": .text("TodayViewController"),
      ])
    ])
    #expect(AppExtension(info: code) == nil)
  }

  private static func list(
    _ point: String, _ attributes: [String: PropertyList] = [:]
  ) -> PropertyList {
    .dictionary([
      "NSExtension": .dictionary([
        "NSExtensionAttributes": .dictionary(attributes),
        "NSExtensionMainStoryboard": .text("MainInterface"),
        "NSExtensionPointIdentifier": .text(point),
      ])
    ])
  }
}
