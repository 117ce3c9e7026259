import LayoutModel
import LayoutWorkbench

extension DeviceOptions {
  var sizes: [Size] { size.map(\.size) }
  var sizeClasses: [GridCell] { sizeClass.map(\.cell) }
  // Devices alone change nothing else.
  var textSize: ContentSizeCategory? { nil }
  var direction: DirectionChoice { .ltr }
  var bars: BarSet? { nil }
  var place: PlaceChoice? { nil }
  var viewChoice: any HiddenViewChoice { ChosenViews() }
  var textChoice: any TextChoice { ChosenTexts() }
}

extension EnvironmentOptions {
  var device: [String] {
    get { devices.device }
    set { devices.device = newValue }
  }
  var allDevices: Bool {
    get { devices.allDevices }
    set { devices.allDevices = newValue }
  }
  var everyDevice: Bool {
    get { devices.everyDevice }
    set { devices.everyDevice = newValue }
  }
  var ios: [SystemChoice] { devices.ios }
  var orientation: OrientationChoice? {
    get { devices.orientation }
    set { devices.orientation = newValue }
  }
  var sizes: [Size] { devices.sizes }
  var sizeClasses: [GridCell] { devices.sizeClasses }
  var allSizeClasses: Bool { devices.allSizeClasses }
  var allCells: Bool { devices.allCells }
  var forceSizeClass: Bool { devices.forceSizeClass }
  var scale: Double? { devices.scale }
  var asDesigned: Bool { devices.asDesigned }
  var textSize: ContentSizeCategory? { traits.textSize?.category }
  var direction: DirectionChoice { traits.direction }
  var bars: BarSet? { traits.bars?.bars }
  var place: PlaceChoice? { traits.place?.choice }
  var viewChoice: any HiddenViewChoice { views }
  var textChoice: any TextChoice { texts }
}
