import LayoutComparison
import LayoutModel

/// A view that has another place or size in the new version of a document.
public struct Move: Hashable, Sendable, CustomStringConvertible {
  /// The id of the view.
  public let view: String
  /// The id of the scene's root object.
  public let scene: String
  /// The device, as ``Device/description``.
  public let device: String
  /// The frame before, in points in the superview's coordinates; `nil` for a view that appears.
  public let before: Rect?
  /// The frame after, in points in the superview's coordinates; `nil` for a view that disappears.
  public let after: Rect?
  /// A sentence for people: `Title 'abc' moves from (20, 40) to (20, 48)`.
  public let description: String

  init(_ effect: LayoutDifference.Effect, scene: String, device: String) {
    view = effect.id.text
    self.scene = scene
    self.device = device
    before = effect.old.map { Rect($0) }
    after = effect.new.map { Rect($0) }
    description = effect.text
  }
}
