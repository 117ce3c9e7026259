package import LayoutModel

/// The places where other documents show the scenes of one document. They are a part of the keys of
/// its stored results: these results are valid as long as this part is the same.
package struct PlacesElsewhere {
  /// The text that keys of environments contain. `nil` if no other document shows a scene of this
  /// one.
  package let change: String?

  private static let prefix = "shown:"

  package init(_ arrivals: [SceneArrival]) {
    if arrivals.isEmpty {
      change = nil
      return
    }
    var fingerprint = Fingerprint()
    // Arrivals contain no dictionary and no set, so their description has one order.
    for arrival in arrivals {
      fingerprint.add("\(arrival.identifier ?? "") \(arrival.place)".utf8)
    }
    change = Self.prefix + fingerprint.text
  }

  /// Whether other documents showed the scenes in the same places when the result with this key was
  /// made.
  package func hold(forKey key: String) -> Bool {
    let name = ";changed="
    guard let change else { return !key.contains(name + Self.prefix) }
    return key.contains(name + change)
  }
}
