package import LayoutModel
package import PlatformRules

extension XcodeGeneration {
  /// As the rule book names it.
  package var release: XcodeRelease { XcodeRelease(tools: tools) }
}

extension Situation.Platform {
  /// - Parameter generation: the Xcode whose canvas it is, or that came with the system of the device.
  package init(_ generation: XcodeGeneration, isAsDesigned: Bool) {
    self = isAsDesigned ? .canvas(generation.release) : .device(generation.release.system)
  }
}
