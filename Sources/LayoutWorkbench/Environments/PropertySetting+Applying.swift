package import LayoutComparison
import LayoutModel

extension PropertySetting {
  /// Changes a document as code would do it with this setting.
  ///
  /// `installed` and `active` switch a constraint or a view in all cells of the grid, because
  /// `isActive` of a constraint holds in every size class.
  package func apply(to editor: inout DocumentEditor) throws(EditFault) {
    let found = try editor.target(target, scene: nil)
    guard let property = found.property, Self.switches.contains(property) else {
      return try editor.set(target, to: value, in: nil)
    }
    let isConstraint = editor.document.constraints.contains { $0.id == found.id }
    guard property == "installed" || isConstraint else {
      throw .unknownProperty(
        name: property, object: "'\(found.id)', which is not a constraint", nearest: "installed")
    }
    guard let isOn = Self.flags[value.lowercased()] else {
      throw .invalidValue(property: property, value: value, wanted: "YES or NO")
    }
    try editor.install(found.id, isOn, in: nil)
  }

  private static let switches: Set<String> = ["installed", "active", "isActive"]
  private static let flags = ["yes": true, "true": true, "no": false, "false": false]
}

/// A property that code sets: `OBJECT.PROPERTY=VALUE`.
package struct PropertySetting: Hashable, Sendable {
  package let target: String
  package let value: String

  /// `nil` if the text is no setting.
  package init?(_ text: String) {
    guard let sign = text.firstIndex(of: "="), text[..<sign].contains(".") else { return nil }
    target = String(text[..<sign])
    value = String(text[text.index(after: sign)...])
  }

  package var text: String { "\(target)=\(value)" }
}
