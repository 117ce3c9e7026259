/// The classes that Interface Builder's elements stand for.
package enum UIKitClass {
  /// - Source: elements are the names of classes without their prefix; those of other frameworks have theirs.
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
