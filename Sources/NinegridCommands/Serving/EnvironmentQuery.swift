import ArgumentParser
import DocumentAccess
import LayoutEngine
import LayoutModel
import LayoutWorkbench
import PlatformRules
import PreviewServer
import ProjectFiles

/// The environment that the parameters of an address mean. They have the names of the options of
/// `resolve`.
///
/// A device with another size was resized by hand: it keeps its safe area, and has the size classes
/// that a device of this size would have.
struct EnvironmentQuery: Sendable {
  private let isAsDesigned: Bool
  private let place: Place
  private let overrides: RequestedEnvironment.Overrides
  private let language: String?

  private enum Place {
    case none
    case environment(LayoutEnvironment)
  }

  init(_ request: PageRequest) throws {
    isAsDesigned = request["asDesigned"] == "true"
    language = request["language"]
    let size = try request["size"].map { try SizeArgument(text: $0).size }
    let cell = try request["sizeClass"].map { try CellArgument(text: $0).cell }
    place = try Self.place(request, size, cell)
    var overrides = RequestedEnvironment.Overrides()
    if let text = request["direction"] {
      guard let direction = LayoutDirection(rawValue: text) else {
        throw ServeFailure.invalidParameter(name: "direction", value: text, wanted: "ltr or rtl")
      }
      if direction == .rightToLeft { overrides.direction = direction }
    }
    overrides.contentSizeCategory = try request["textSize"].map {
      try TextSizeArgument(text: $0).category
    }
    self.overrides = overrides
  }

  private static func place(
    _ request: PageRequest, _ size: Size?, _ cell: GridCell?
  ) throws -> Place {
    var environment: LayoutEnvironment
    if let device = request["device"] {
      let orientation = try orientation(request)
      var profile = try DeviceProfile.profile(
        named: device, orientation: orientation, split: request["split"])
      if let text = request["ios"] {
        guard let major = Int(text), let own = profile.running(SystemRelease(major: major)) else {
          throw ServeFailure.invalidParameter(
            name: "ios", value: text, wanted: "one of \(profile.systemsText)")
        }
        profile = own
      }
      environment = LayoutEnvironment(profile)
      if let size, size != profile.size {
        environment.device = nil
        environment.split = nil
        environment.size = size
        environment.orientation = LayoutEnvironment.usualOrientation(of: size)
        environment.cell = SizeClassRule(profile).cell(for: size)
      }
    } else if let size {
      environment = LayoutEnvironment(
        orientation: LayoutEnvironment.usualOrientation(of: size), size: size,
        cell: LayoutEnvironment.usualCell(of: size))
    } else if let cell {
      return .environment(LayoutEnvironment(standingFor: cell))
    } else {
      return .none
    }
    if let cell { environment.cell = cell }
    return .environment(environment)
  }

  private static func orientation(_ request: PageRequest) throws -> LayoutEnvironment.Orientation {
    guard let text = request["orientation"] else { return .portrait }
    guard let orientation = LayoutEnvironment.Orientation(rawValue: text) else {
      throw ServeFailure.invalidParameter(
        name: "orientation", value: text, wanted: "portrait or landscape")
    }
    return orientation
  }

  /// The environment of the request for one document.
  func environment(for document: LiveDocument) throws -> LayoutEnvironment {
    var environment: LayoutEnvironment
    switch place {
    case .environment(let given) where !isAsDesigned: environment = given
    case .none where !isAsDesigned: environment = try document.usualEnvironment
    default: environment = document.designEnvironment
    }
    environment = document.project.apps.fitted(environment)
    overrides.apply(to: &environment)
    if let language { try document.apply(language: language, to: &environment) }
    return environment
  }
}
