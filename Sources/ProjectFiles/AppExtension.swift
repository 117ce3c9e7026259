package import LayoutModel

/// An app extension whose first scene comes from a storyboard, as its `Info.plist` says.
package struct AppExtension: Hashable, Sendable {
  /// The name of the storyboard, without its extension.
  package var mainStoryboard: String
  /// Where the system shows the initial scene, the first place first.
  package var places: [Place]

  /// - Returns: `nil` for the property list of anything else, and of an extension without a storyboard.
  /// - Source: Apple, "NSExtension" of the Information Property List reference.
  package init?(info: PropertyList) {
    guard let facts = info["NSExtension"],
      let storyboard = facts["NSExtensionMainStoryboard"]?.text,
      let point = facts["NSExtensionPointIdentifier"]?.text
    else { return nil }
    let attributes = facts["NSExtensionAttributes"]
    mainStoryboard = storyboard
    switch point {
    case "com.apple.widget-extension": places = [Place(.widget)]
    case "com.apple.usernotifications.content-extension":
      var place = Place(.notification)
      if case .number(let ratio)? = attributes?["UNNotificationExtensionInitialContentSizeRatio"],
        ratio > 0
      {
        place.heightRatio = ratio
      }
      places = [place]
    // Expanded it is a sheet; compact, it takes the place of the keyboard.
    case "com.apple.message-payload-provider": places = [Place(.sheet), Place(.messages)]
    case "com.apple.keyboard-service": places = [Place(.keyboard)]
    case "com.apple.ui-services":
      let isFull = attributes?["NSExtensionActionWantsFullScreenPresentation"]?.flag ?? false
      places = [Place(isFull ? .screen : .sheet)]
    case "com.apple.share-services", "com.apple.authentication-services-credential-provider-ui",
      "com.apple.fileprovider-actionsui", "com.apple.broadcast-services-setupui":
      places = [Place(.sheet)]
    default: return nil
    }
  }

  /// Where storyboards of this name begin.
  ///
  /// - Parameter name: the name of the property list, for explanations of places.
  package func arrivals(by name: String) -> [SceneArrival] {
    places.map { place in
      var place = place
      place.referrer = name
      return SceneArrival(identifier: nil, place: place)
    }
  }
}
