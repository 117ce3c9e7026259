import LayoutModel
import LayoutWorkbench

extension EnvironmentOptions {
  var sizes: [Size] { size.map(\.size) }
  var sizeClasses: [GridCell] { sizeClass.map(\.cell) }
  var textSize: ContentSizeCategory? { traits.textSize?.category }
  var direction: DirectionChoice { traits.direction }
  var bars: BarSet? { traits.bars?.bars }
  var place: PlaceChoice? { traits.place?.choice }
  var viewChoice: any HiddenViewChoice { views }
  var textChoice: any TextChoice { texts }
}
