import LayoutModel
import LayoutWorkbench

extension EnvironmentOptions {
  /// The options with which another command uses the same devices; all devices if none is named.
  ///
  /// Texts, hidden views and fonts are left out: ``given`` has their names.
  var words: [String] {
    var words: [String] = []
    func add(_ name: String, _ values: [String]) {
      for value in values { words += [name, value] }
    }
    func add(_ name: String, if isGiven: Bool) {
      if isGiven { words.append(name) }
    }
    add("--device", device)
    add("--all-devices", if: allDevices || isDefault)
    add("--every-device", if: everyDevice)
    add("--ios", ios.map(\.description))
    add("--orientation", orientation.map { [$0.rawValue] } ?? [])
    add(
      "--size",
      sizes.map { "\(NumberText.rounded($0.width))x\(NumberText.rounded($0.height))" })
    add("--size-class", sizeClasses.map(\.description))
    add("--all-size-classes", if: allSizeClasses)
    add("--all-cells", if: allCells)
    add("--force-size-class", if: forceSizeClass)
    add("--scale", scale.map { [NumberText.shortest($0)] } ?? [])
    add("--as-designed", if: asDesigned)
    add("--text-size", traits.textSize.map { [$0.category.shortName] } ?? [])
    if traits.direction == .rtl { words += ["--direction", "rtl"] }
    return words
  }
}
