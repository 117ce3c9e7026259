import Diagnostics
import LayoutComparison
import LayoutJSON
package import LayoutModel

/// The body of a request that changes something.
package struct RequestedEdit: Sendable {
  package var document: String
  /// The revision that the page knows as the latest.
  package var revision: Int?
  /// The revision to bring back.
  package var wantedRevision: Int?
  package var scene: String?
  package var saves: Bool
  package var settings: [Setting]
  /// Steps that are done before the settings.
  package var operations: [RequestedOperation]
  /// Whether to compute what moves and what breaks on all devices. Otherwise only the preview is
  /// made.
  package var wantsEffect: Bool

  package struct Setting: Sendable {
    /// An object with a property, such as `k3F-q1-Zab.constant`.
    package var target: String
    package var value: String
    /// The cell of the grid; `nil` for all cells.
    package var cell: GridCell?

    package init(target: String, value: String, cell: GridCell? = nil) {
      self.target = target
      self.value = value
      self.cell = cell
    }
  }

  package init(_ body: [UInt8]) throws {
    let json: JSONValue
    do {
      json = try parseJSON(body)
    } catch {
      throw ServeFailure.invalidBody(reason: error.diagnostic.message)
    }
    guard let document = json["document"]?.string else {
      throw ServeFailure.invalidBody(reason: "'document' is the name of a document")
    }
    self.document = document
    revision = json["revision"]?.integer
    wantedRevision = json["to"]?.integer
    scene = json["scene"]?.string
    saves = json["save"]?.bool ?? false
    settings = try (json["settings"]?.array ?? []).map(Self.setting)
    operations = try (json["operations"]?.array ?? []).map(RequestedOperation.init)
    wantsEffect = json["effect"]?.bool ?? true
  }

  private static func setting(_ json: JSONValue) throws -> Setting {
    guard let target = json["target"]?.string, let value = json["value"]?.string else {
      throw ServeFailure.invalidBody(
        reason: "a setting has a 'target' such as 'k3F-q1-Zab.constant' and a 'value', both texts")
    }
    let cell = try json["sizeClass"]?.string.map { text in
      guard let cell = GridCell(text) else { throw EditFault.unknownCell(name: text) }
      return cell
    }
    return Setting(target: target, value: value, cell: cell)
  }
}
