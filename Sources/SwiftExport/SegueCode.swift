import LayoutModel

/// Segues as methods that show the scene to which they lead.
enum SegueCode {
  /// Those that UIKit has a call for.
  static let kinds: Set<String> = [
    "show", "push", "showDetail", "presentation", "modal", "popoverPresentation", "popover",
    "replace",
  ]
  static let presentationStyles: Set<String> = [
    "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen",
    "overCurrentContext", "popover", "custom", "automatic",
  ]
  static let transitionStyles: Set<String> = [
    "coverVertical", "flipHorizontal", "crossDissolve", "partialCurl",
  ]

  /// Writes the method of a segue.
  ///
  /// - Parameter anchor: what a popover points at, as an assignment.
  static func write(
    _ segue: Connection, named name: String, to instance: DocumentClasses.Instance,
    anchor: String?, _ out: inout CodeLines
  ) {
    var title = "A segue"
    if let identifier = segue["identifier"] {
      title = "The segue '\(CodeText.comment(identifier))'"
    } else if instance.expression.hasSuffix("()") {
      title = "The segue to \(instance.expression.dropLast(2))"
    }
    out.add("/// \(title); what prepare(for:sender:) passes on belongs here.")
    out.open("@objc func \(name)(_ sender: Any?) {")
    if instance.isOptional {
      out.add("guard let destination = \(instance.expression) else { return }")
    } else {
      out.add("let destination = \(instance.expression)")
    }
    let isAnimated = segue["animates"] != "NO"
    switch segue.detail {
    case "show": out.add("show(destination, sender: sender)")
    case "push":
      out.add("navigationController?.pushViewController(destination, animated: \(isAnimated))")
    case "showDetail", "replace":
      out.add("showDetailViewController(destination, sender: sender)")
    default:
      var style = segue["modalPresentationStyle"]
      if segue.detail?.hasPrefix("popover") ?? false { style = "popover" }
      if let style, presentationStyles.contains(style) {
        out.add("destination.modalPresentationStyle = .\(style)")
      }
      if let style = segue["modalTransitionStyle"], transitionStyles.contains(style) {
        out.add("destination.modalTransitionStyle = .\(style)")
      }
      if let anchor { out.add("destination.popoverPresentationController?.\(anchor)") }
      out.add("present(destination, animated: \(isAnimated))")
    }
    out.close()
    out.add("")
  }
}
