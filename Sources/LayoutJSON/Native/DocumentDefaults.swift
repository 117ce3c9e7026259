import ElementTree
import LayoutModel
import PlatformRules

/// The parts that a document has without stating them.
enum DocumentDefaults {
  static let storyboardType = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
  static let xibType = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
  static let envelope = (name: "name", note: "note")

  /// The default attributes.
  /// - Source: the attributes that the assumed Xcode writes.
  static func attributes(isStoryboard: Bool, usesSafeAreas: Bool) -> [DocumentAttribute] {
    var attributes = [
      ("type", isStoryboard ? storyboardType : xibType), ("version", "3.0"),
      ("toolsVersion", "\(XcodeRelease.assumed.tools)"), ("targetRuntime", "iOS.CocoaTouch"),
      ("propertyAccessControl", "none"), ("useAutolayout", "YES"),
      ("useTraitCollections", "YES"),
    ]
    if usesSafeAreas { attributes.append(("useSafeAreas", "YES")) }
    attributes.append(("colorMatched", "YES"))
    return attributes.map { DocumentAttribute(name: $0.0, value: $0.1) }
  }

  static func dependencies(usesSafeAreas: Bool) -> DocumentElement {
    var children = [
      DocumentElement("deployment", ["identifier": "iOS"]),
      DocumentElement(
        "plugIn",
        [
          "identifier": "com.apple.InterfaceBuilder.IBCocoaTouchPlugin",
          "version": "\(XcodeRelease.assumedPlugIn.tools)",
        ]),
    ]
    if usesSafeAreas {
      children.append(
        DocumentElement(
          "capability", ["name": "Safe area layout guides", "minToolsVersion": "9.0"]))
    }
    children.append(
      DocumentElement(
        "capability",
        ["name": "documents saved in the Xcode 8 format", "minToolsVersion": "8.0"]))
    return DocumentElement("dependencies", [:], children: children)
  }

  static let firstResponder = DocumentElement(
    "placeholder",
    [
      "placeholderIdentifier": "IBFirstResponder", "userLabel": "First Responder",
      "sceneMemberID": "firstResponder",
    ])

  static let deviceKeys = ["id", "orientation", "layout", "appearance"]

  /// How a native document writes its device; `nil` for a device that it can't write as a value.
  static func value(ofDevice device: DocumentElement?) -> JSONValue? {
    guard let device else { return .null }
    let id = device["id"] ?? ""
    if device == self.device(id) { return .string(id) }
    guard device.attributes.map(\.name) == deviceKeys.filter({ device[$0] != nil }) else {
      return nil
    }
    var members = device.attributes.map { JSONMember($0.name, .string($0.value)) }
    let children = Array(device.children)
    if device.content.count == 1, let child = children.first, let id = child["id"],
      child == DocumentElement("adaptation", ["id": id])
    {
      members.append(JSONMember("adaptation", .string(id)))
    } else if !device.content.isEmpty {
      return nil
    }
    return .object(members)
  }

  static func device(_ id: String) -> DocumentElement {
    DocumentElement("device", ["id": id, "orientation": "portrait", "appearance": "light"])
  }

  /// The size of a root view that fills the canvas, in points.
  ///
  /// - Parameters:
  ///   - device: the `<device>` of the document; `nil` for the square canvas.
  ///   - root: the element `<document>`. An id may mean another screen in another release of Xcode.
  static func canvas(of device: DocumentElement?, in root: DocumentElement) -> Size {
    guard let device else { return Size(width: 600, height: 600) }
    return DesignCanvas(
      device: device["id"] ?? "",
      orientation: device["orientation"] == "landscape" ? .landscape : .portrait,
      generation: XcodeGeneration(toolsVersion: root["toolsVersion"])
    ).size
  }

  /// The comment that Interface Builder writes above a scene.
  static func comment(of controller: DocumentElement) -> String {
    if let title = controller["title"] ?? controller["userLabel"] { return title }
    let name = controller["customClass"] ?? ViewKind(controller.name).displayName
    var result = ""
    for character in name {
      if character.isUppercase, let last = result.last, last.isLowercase { result += " " }
      result.append(character)
    }
    return result
  }
}
