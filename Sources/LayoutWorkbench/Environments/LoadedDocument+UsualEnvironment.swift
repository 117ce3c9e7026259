import ElementTree
import LayoutModel

extension LoadedDocument {
  /// As it was designed; native documents on a usual phone.
  package var usualEnvironment: RequestedEnvironment {
    get throws(UnknownDevice) {
      guard tree.kind == .json else { return .asDesigned(.init()) }
      let phone = try DeviceProfile.profile(named: usualDeviceName)
      return .environment(LayoutEnvironment(phone))
    }
  }
}
