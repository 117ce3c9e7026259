/// The controllers that have a root view of their own.
enum ControllerKind {
  /// By the names of their elements.
  static let superclasses = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
  ]
}
