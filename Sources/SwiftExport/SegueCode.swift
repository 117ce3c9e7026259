import LayoutModel

/// Segues as methods that show the scene to which they lead.
enum SegueCode {
  /// The kinds of segues for which UIKit has a method.
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

  /// The author's class of a custom segue, if its name can be used in code.
  static func customClass(_ segue: Connection) -> String? {
    segue["customClass"].flatMap { SwiftNames.isIdentifier($0) ? $0 : nil }
  }

  /// Writes the method of an unwind segue. It goes back to the controller on the stack that has the
  /// segue's action, or else dismisses to where the scene was presented.
  static func writeUnwind(_ segue: Connection, named name: String, _ out: inout CodeLines) {
    let action = segue["unwindAction"] ?? ""
    let isAnimated = segue["animates"] != "NO"
    out.add(
      "/// An unwind segue; what '\(CodeText.comment(action))' does with what this scene made belongs here."
    )
    out.open("@objc func \(name)(_ sender: Any?) {")
    out.add("let action = Selector((\(CodeText.literal(action))))")
    out.add(
      "let behind = navigationController?.viewControllers.last { $0 !== self && $0.responds(to: action) }"
    )
    out.open("if let behind {")
    out.add("navigationController?.popToViewController(behind, animated: \(isAnimated))")
    out.close("} else {")
    out.indent()
    out.add("dismiss(animated: \(isAnimated))")
    out.close()
    out.close()
    out.add("")
  }

  /// Writes the method of a segue.
  ///
  /// - Parameter anchor: an assignment of the view or item to which a popover points.
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
    case "custom":
      let identifier = segue["identifier"].map(CodeText.literal) ?? "nil"
      out.add(
        "let segue = \(customClass(segue) ?? "")(identifier: \(identifier), source: self, destination: destination)"
      )
      out.add("prepare(for: segue, sender: sender)")
      out.add("segue.perform()")
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
