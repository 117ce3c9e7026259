/// The names of classes for Interface Builder's elements.
package enum UIKitClass {
  /// - Source: an element has the name of its class without the prefix; those of other frameworks keep
  ///   theirs.
  private static let others = [
    "wkWebView": "WKWebView", "mapView": "MKMapView", "glkView": "GLKView", "mtkView": "MTKView",
    "sceneKitView": "SCNView", "skView": "SKView", "arscnView": "ARSCNView",
    "arskView": "ARSKView", "glkViewController": "GLKViewController",
    "avPlayerViewController": "AVPlayerViewController", "hostingController": "UIHostingController",
    "toolbar": "UIToolbar", "tableViewCellContentView": "UIView",
    "collectionViewCellContentView": "UIView", "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView",
  ]

  /// `UILabel` for `label`.
  package static func name(of element: String) -> String {
    others[element] ?? "UI" + element.prefix(1).uppercased() + element.dropFirst()
  }
}
