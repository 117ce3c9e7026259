import LayoutEngine
import LayoutModel

extension Document {
  /// Lays out all scenes on a device.
  ///
  /// - Returns: one layout for each scene, in the order of ``scenes``.
  public func layouts(on device: Device) -> [Layout] { layouts(on: [device]) }

  /// Lays out all scenes on several devices. Work that several devices share is done once, so this is faster than one device
  /// after another.
  ///
  /// The same document and devices give the same layouts in every process.
  ///
  /// - Returns: the layouts device by device, and for each device all scenes, in their orders.
  /// - Complexity: O(*devices* × *views*) for scenes as people make them. The solver is the simplex method, whose worst case
  ///   is exponential.
  public func layouts(on devices: [Device]) -> [Layout] {
    let resolver = LayoutResolver(model)
    return devices.flatMap { device in
      model.scenes.indices.map { scene in
        Layout(
          resolver.resolve(scene: scene, in: device.environment), on: device.description, of: model)
      }
    }
  }

  /// Lays out all scenes as Interface Builder's canvas shows them, on the device with which the document was saved.
  public func layoutsAsDesigned() -> [Layout] {
    let resolver = LayoutResolver(model)
    let environment = resolver.designEnvironment
    return model.scenes.indices.map { scene in
      Layout(resolver.resolve(scene: scene, in: environment), on: "as designed", of: model)
    }
  }
}
