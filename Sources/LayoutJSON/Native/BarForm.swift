import ElementTree
import LayoutModel

/// The simulated bars of a controller, each as one word.
enum BarForm {
  static let keys = [
    ("status", "simulatedStatusBarMetrics"), ("top", "simulatedTopBarMetrics"),
    ("bottom", "simulatedBottomBarMetrics"),
  ]

  static func words(of bar: String) -> [String] {
    switch bar {
    case "status": ["none", "default", "lightContent"]
    case "top": ["none", "navigation", "large-navigation"]
    default: ["none", "tab", "toolbar"]
    }
  }

  static func element(_ bar: String, _ word: String) -> DocumentElement? {
    guard words(of: bar).contains(word), let key = keys.first(where: { $0.0 == bar })?.1 else {
      return nil
    }
    switch word {
    case "none": return DocumentElement("nil", ["key": key])
    case "default": return DocumentElement("simulatedStatusBarMetrics", ["key": key])
    case "lightContent":
      return DocumentElement(
        "simulatedStatusBarMetrics", ["key": key, "statusBarStyle": "lightContent"])
    case "navigation":
      return DocumentElement("simulatedNavigationBarMetrics", ["key": key, "prompted": "NO"])
    case "large-navigation":
      return DocumentElement(
        "simulatedNavigationBarMetrics", ["key": key, "largeTitles": "YES", "prompted": "NO"])
    case "tab": return DocumentElement("simulatedTabBarMetrics", ["key": key])
    default: return DocumentElement("simulatedToolbarMetrics", ["key": key])
    }
  }
}
