/// Something that documents can express since a release of iOS. Interface Builder rejects it in a
/// document for an older release.
package struct SystemFeature: Hashable, Sendable {
  /// The name in the plural, as in `safe areas need iOS 9`.
  package let name: String
  package let since: SystemRelease

  init(_ name: String, since major: Int) {
    self.name = name
    since = SystemRelease(major: major)
  }

  /// - Source: Interface Builder's "Auto Layout on iOS Versions prior to 6.0".
  package static let constraints = Self("constraints", since: 6)
  /// - Source: `UIFont.TextStyle`, the availability of each style.
  package static let textStyles = Self("text styles", since: 7)
  /// - Source: Interface Builder's "Attribute Unavailable: … margin before iOS 8.0".
  package static let layoutMargins = Self("layout margins", since: 8)
  /// - Source: Xcode 7's release notes: storyboard references deploy back to iOS 8.
  package static let storyboardReferences = Self("storyboard references", since: 8)
  /// - Source: Interface Builder's "Safe Area Layout Guide before iOS 9.0".
  package static let safeAreas = Self("safe areas", since: 9)
  /// - Source: Interface Builder's "UIStackView before iOS 9.0".
  package static let stackViews = Self("stack views", since: 9)
  /// The styles Title 1 to 3 and Callout.
  package static let moreTextStyles = Self("titles and callouts", since: 9)
  /// - Source: Interface Builder's "Named colors do not work prior to iOS 11.0".
  package static let namedColors = Self("named colours", since: 11)
  package static let largeTitles = Self("large titles", since: 11)

  /// Whether a document that has to run on this release and later ones can use the feature. If the
  /// document states no release, it can.
  package func isKnown(to release: SystemRelease?) -> Bool { release.map { $0 >= since } ?? true }
}
