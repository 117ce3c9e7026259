package import LayoutModel
package import PlatformRules

extension LayoutEnvironment {
  /// The Xcode whose rules hold: the document's own on its canvas, on a device the one that came with the system
  /// that the device runs, whatever Xcode wrote the document.
  ///
  /// Where no device says which system it runs, it is the current one, or that of a later Xcode's document. Of systems
  /// between which no rule changes the first stands for all, so that their devices share islands.
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
