import LayoutModel

/// One of the nine cells of Interface Builder's grid: a width class and a height class.
///
/// Settings of a general cell also hold in the more specific cells; <doc:TheGrid> explains the order.
public struct GridCell: Hashable, Sendable, CustomStringConvertible {
  /// The width class.
  public let width: SizeClass
  /// The height class.
  public let height: SizeClass

  /// The cell of a width class and a height class.
  public init(width: SizeClass, height: SizeClass) {
    self.width = width
    self.height = height
  }

  /// All nine cells, general before specific: the order in which settings apply.
  public static let all: [GridCell] = LayoutModel.GridCell.inOrder.map { GridCell($0) }
  /// The four cells in which a device can be.
  public static let devices: [GridCell] = LayoutModel.GridCell.finals.map { GridCell($0) }

  /// `wC-hR` for compact width and regular height.
  public var description: String { model.description }

  var model: LayoutModel.GridCell {
    LayoutModel.GridCell(width: width.model, height: height.model)
  }

  init(_ model: LayoutModel.GridCell) {
    width = SizeClass(model.width)
    height = SizeClass(model.height)
  }
}
