package import ElementTree
package import PlatformRules

/// What a document says about itself.
package struct DocumentProperties: Sendable, Hashable {
  package var generation: XcodeGeneration
  /// `iOS.CocoaTouch`, `MacOSX.Cocoa`, …
  package var targetRuntime: String
  package var usesAutoLayout: Bool
  package var usesTraitCollections: Bool
  package var usesSafeAreas: Bool
  /// Whether it is what people see while the app starts: a picture that takes no touches and that VoiceOver does not read.
  package var isLaunchScreen: Bool
  package var initialViewController: ObjectID?
  /// The segues by which Interface Builder chooses the bars of a scene to which several lead; `nil` if the document has no such
  /// list.
  package var inferredMetricsTieBreakers: [ObjectID]?
  /// The canvas's device when the document was last saved, such as `retina4_7`.
  package var device: String?
  package var isLandscape: Bool
  /// The oldest system on which the document is to run. `nil` if the document does not state it:
  /// then the project does.
  package var deployment: SystemRelease?
  package var isDarkAppearance: Bool
  /// Images by name: their sizes in points. The size of a system symbol here is its drawing size,
  /// which is not its layout size.
  package var images: [String: ImageResource]
  /// The intrinsic sizes of views that their own code draws on the canvas (`IBDesignable`).
  package var designables: [ObjectID: DesignableSize]
  /// PostScript names of the fonts that the document brings along.
  package var customFonts: Set<String>
  /// Whether the document holds accessibility settings for the canvas, in use or not.
  package var hasAccessibilityOverrides: Bool

  /// Whether the document is for iPhone or iPad. Other documents are kept whole but can't be
  /// resolved.
  package var isTouch: Bool { targetRuntime.contains("CocoaTouch") && !isOtherTouch }
  private var isOtherTouch: Bool {
    targetRuntime.contains("AppleTV") || targetRuntime.contains("Watch")
  }
}

extension DocumentProperties {
  /// - Source: attributes of `<document>`, its `<device>`, `<accessibilityOverrides>`, `<dependencies>`,
  ///   `<customFonts>` (an `<array>` of a `<string>` for each font of a file), `<resources>` and
  ///   `<inferredMetricsTieBreakers>` (a `<segue>` with a `reference` for each).
  package init(_ root: DocumentElement) {
    let plugIn = root.child("dependencies")?.children
      .first { $0["identifier"]?.contains("CocoaTouchPlugin") ?? false }?["version"]
    generation = XcodeGeneration(toolsVersion: root["toolsVersion"], plugInVersion: plugIn)
    targetRuntime = root["targetRuntime"] ?? "iOS.CocoaTouch"
    usesAutoLayout = root.flag("useAutolayout") ?? false
    usesTraitCollections = root.flag("useTraitCollections") ?? false
    usesSafeAreas = root.flag("useSafeAreas") ?? false
    isLaunchScreen = root.flag("launchScreen") ?? false
    initialViewController = root["initialViewController"].map { ObjectID($0) }
    inferredMetricsTieBreakers = root.child("inferredMetricsTieBreakers")
      .map { $0.children.compactMap { $0["reference"].map { ObjectID($0) } } }
    let deviceElement = root.child("device")
    device = deviceElement?["id"]
    isLandscape = deviceElement?["orientation"] == "landscape"
    deployment = Self.deployment(root)
    isDarkAppearance = deviceElement?["appearance"] == "dark"
    images = [:]
    for image in root.child("resources")?.children.filter({ $0.name == "image" }) ?? [] {
      guard let name = image["name"], let width = image.number("width"),
        let height = image.number("height")
      else { continue }
      images[name] = ImageResource(
        size: Size(width: width, height: height), isSystemSymbol: image["catalog"] == "system")
    }
    designables = Self.designables(root)
    customFonts = []
    if let fontFiles = root.child("customFonts")?.children {
      for file in fontFiles {
        customFonts.formUnion(file.children.filter { $0.name == "string" }.map { $0.text })
      }
    }
    hasAccessibilityOverrides = root.child("accessibilityOverrides") != nil
  }

  /// - Source: `<deployment version="2048" identifier="iOS"/>`: hexadecimal 0x0800 is 8.0, 0x1130
  ///   is 11.3. Without a `version` the project's version counts. A `defaultVersion` is an earlier
  ///   version of the project.
  private static func deployment(_ root: DocumentElement) -> SystemRelease? {
    let entry = root.child("dependencies")?.children
      .first { $0.name == "deployment" && $0["identifier"] == "iOS" }
    guard let number = entry?["version"].flatMap({ Int($0) }), number >= 0x100, number <= 0x9999
    else { return nil }
    return SystemRelease(major: (number >> 12) * 10 + (number >> 8) & 0xF)
  }

  /// - Source: `<designables>`: the name is the id of a view, followed by its
  ///   `intrinsicContentSize`, in which -1 means none.
  private static func designables(_ root: DocumentElement) -> [ObjectID: DesignableSize] {
    var result: [ObjectID: DesignableSize] = [:]
    guard let list = root.child("designables") else { return result }
    for designable in list.children {
      guard let name = designable["name"],
        let size = designable.child("size", key: "intrinsicContentSize"),
        let width = size.number("width"), let height = size.number("height")
      else { continue }
      result[ObjectID(name)] = DesignableSize(
        width: width < 0 ? nil : width, height: height < 0 ? nil : height)
    }
    return result
  }
}

/// The intrinsic size that the code of a view's class returned when Interface Builder drew the
/// view.
package struct DesignableSize: Sendable, Hashable {
  /// In points; `nil` if the view has no intrinsic width.
  package var width: Double?
  /// In points; `nil` if the view has no intrinsic height.
  package var height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

/// An image that a document names in its resources.
package struct ImageResource: Sendable, Hashable {
  package var size: Size
  package var isSystemSymbol: Bool
}
