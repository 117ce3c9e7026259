import ElementTree
package import HostAccess
import LayoutModel
package import LayoutWorkbench
import PlainText
import PlatformRules
package import ProjectFiles

/// The environments in which layouts are solved: those of the command line, or else those of the
/// configuration.
package struct CheckEnvironments {
  private let configuration: CheckConfiguration
  private let options: any EnvironmentChoice

  package init(_ configuration: CheckConfiguration, _ options: any EnvironmentChoice) {
    self.configuration = configuration
    self.options = options
  }

  package func requests(
    for loaded: LoadedDocument, of apps: [AppDescription]
  ) throws -> [RequestedEnvironment] {
    var requests: [RequestedEnvironment] = []
    if options.isDefault, !configuration.devices.isEmpty {
      for device in configuration.devices {
        var one = options
        switch device {
        case "all": one.allDevices = true
        case "every": one.everyDevice = true
        default: one.device = [device]
        }
        requests += try one.environments(for: loaded.tree.kind, of: apps)
      }
    } else {
      requests = try options.environments(for: loaded.tree.kind, of: apps)
    }
    let takesAll =
      options.isDefault
      ? configuration.devices.allSatisfy { ["all", "every"].contains($0) } : options.takesAllDevices
    if takesAll, !options.everyDevice, !configuration.devices.contains("every"),
      apps.allSatisfy({ $0.deploymentTarget == nil })
    {
      requests = requests.filter { Self.runs($0, loaded) }
    }
    // What an app shows on another screen is not on the device.
    if takesAll, apps.contains(where: { $0.storyboardsElsewhere.contains(Self.stem(of: loaded)) }) {
      requests = [.asDesigned(.init())]
    }
    if takesAll, let family = DocumentFamily(loaded) {
      let own = requests.filter(family.contains)
      // If the app runs on no such device, nobody sees the document.
      requests = own.isEmpty ? [.asDesigned(.init())] : own
    }
    var seen: Set<RequestedEnvironment> = []
    return varied(requests).filter { seen.insert($0).inserted }
  }

  /// Whether the Xcode that saved a document builds apps for a device at all. It says so where no project does.
  private static func runs(_ request: RequestedEnvironment, _ loaded: LoadedDocument) -> Bool {
    guard loaded.tree.kind != .json,
      let oldest = loaded.document.properties.generation.release.oldestTarget,
      case .environment(let environment) = request, let profile = environment.profile
    else { return true }
    return profile.systems.upperBound >= oldest
  }

  /// The name of the document's file without folder and extension.
  private static func stem(of loaded: LoadedDocument) -> String {
    let file = FilePaths.lastComponent(of: loaded.name)
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  /// Each environment in all systems, text sizes and directions of the configuration. Values from the
  /// command line are kept.
  private func varied(_ requests: [RequestedEnvironment]) -> [RequestedEnvironment] {
    var result = requests
    if options.textSize == nil, !configuration.textSizes.isEmpty {
      result = result.flatMap { request in
        configuration.textSizes.map { size in
          request.changed({ $0.contentSizeCategory = size }, { $0.contentSizeCategory = size })
        }
      }
    }
    if options.direction == .ltr, !configuration.directions.isEmpty {
      result = result.flatMap { request in
        configuration.directions.map { direction in
          request.changed({ $0.direction = direction }, { $0.direction = direction })
        }
      }
    }
    if !configuration.systems.isEmpty {
      result = result.flatMap { request in
        configuration.systems.map { system in
          // As designed, a document is laid out by the Xcode that saved it.
          request.changed({ $0.system = SystemRelease(major: system) }, { _ in })
        }
      }
    }
    return result
  }

  /// The texts of the configuration's languages: files beside the document, and pseudolanguages.
  package func translations(
    of reference: DocumentReference, fontsOf localization: Localization, in context: CommandContext
  ) throws -> [CheckTranslation] {
    guard options.textChoice.isEmpty, !configuration.languages.isEmpty else { return [] }
    var path: String?
    if case .file(let file) = reference { path = file.path }
    let known = DocumentLanguages(of: path, named: []).languages
    return try configuration.languages.compactMap { code in
      guard let language = known.first(where: { $0.code == code }) else { return nil }
      return CheckTranslation(
        localization: try language.localization(in: context).withFonts(of: localization),
        isRightToLeft: language.isRightToLeft)
    }
  }
}

extension RequestedEnvironment {
  fileprivate func changed(
    _ environmentChange: (inout LayoutEnvironment) -> Void,
    _ designChange: (inout Overrides) -> Void
  ) -> RequestedEnvironment {
    switch self {
    case .asDesigned(var overrides):
      designChange(&overrides)
      return .asDesigned(overrides)
    case .environment(var environment):
      environmentChange(&environment)
      return .environment(environment)
    }
  }
}
