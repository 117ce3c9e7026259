package import LayoutModel
package import PlatformRules

extension LayoutEnvironment {
  /// The Xcode whose rules hold. On the canvas it is the document's own Xcode. On a device it is
  /// the one that came with the system of the device, whatever Xcode wrote the document.
  ///
  /// If no device states its system, it is the current one, or the system of the document's Xcode
  /// if that is later. If no rule changes between several systems, the first one represents all of
  /// them, so that their devices share islands.
  func generation(of document: DocumentProperties, _ book: RuleBook) -> XcodeGeneration {
    let own = document.generation
    if isAsDesigned { return own }
    return XcodeGeneration(book.epoch(of: system ?? own.release.systemOfDevices).xcode)
  }
}

extension Situation.Platform {
  /// - Parameter generation: the Xcode whose canvas it is, or that came with the system of the device.
  package init(_ generation: XcodeGeneration, isAsDesigned: Bool) {
    self = isAsDesigned ? .canvas(generation.release) : .device(generation.release.system)
  }
}
