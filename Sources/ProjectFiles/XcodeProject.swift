/// The targets in a `project.pbxproj`, as far as they decide where and how an app runs.
///
/// - Source: the format is an old-style property list of objects by id; keys as Xcode 3 to 26 write them.
package struct XcodeProject: Hashable, Sendable {
  package var targets: [Target]
  /// The language of what lies in `Base.lproj`, as the name of a folder: `en`, or `English` in old projects.
  package var developmentRegion: String?

  package struct Target: Hashable, Sendable {
    package var name: String
    /// The type of the product, such as `com.apple.product-type.application`.
    package var productType: String
    /// The settings of the configuration that archives use, without those of `.xcconfig` files.
    package var settings: [String: String]
    package var projectSettings: [String: String]
    /// The path of the `.xcconfig` file, from the folder of the project.
    package var configurationFile: String?
    package var projectConfigurationFile: String?
    /// Paths of the files that the target copies or compiles, from the folder of the project, in order.
    package var resources: [String]
    /// Folders whose whole content belongs to the target, which Xcode 16 introduced.
    package var folders: [String]

    /// Whether it is a stand-alone app, and not an extension, watch app or test.
    package var isApplication: Bool {
      productType == "com.apple.product-type.application"
        || productType == "com.apple.product-type.application.on-demand-install-capable"
    }

    /// Whether a file belongs to the target.
    ///
    /// - Parameter path: the path from the folder of the project.
    package func contains(_ path: String) -> Bool {
      resources.contains(path) || folders.contains { path.hasPrefix($0 + "/") }
    }
  }
}

/// Reads `project.pbxproj`.
package func readXcodeProject(_ bytes: [UInt8]) throws(PropertyListError) -> XcodeProject {
  let file = try readPropertyList(bytes)
  guard let objects = file["objects"]?.dictionary, let root = file["rootObject"]?.text,
    let project = objects[root]
  else { throw PropertyListError(reason: "it has no objects of an Xcode project") }
  let paths = ProjectPaths(objects: objects, mainGroup: project["mainGroup"]?.text)
  let reader = TargetReader(objects: objects, project: project, paths: paths)
  return XcodeProject(
    targets: (project["targets"]?.list ?? []).compactMap { $0.text.flatMap(reader.target) },
    developmentRegion: project["developmentRegion"]?.text)
}

/// Reads one target after the other.
private struct TargetReader {
  let objects: [String: PropertyList]
  let project: PropertyList
  let paths: ProjectPaths

  func target(_ id: String) -> XcodeProject.Target? {
    guard let target = objects[id], let name = target["name"]?.text else { return nil }
    let own = configuration(of: target)
    let shared = configuration(of: project)
    return XcodeProject.Target(
      name: name, productType: target["productType"]?.text ?? "",
      settings: settings(own), projectSettings: settings(shared),
      configurationFile: file(own), projectConfigurationFile: file(shared),
      resources: resources(of: target),
      folders: ids(target["fileSystemSynchronizedGroups"]).compactMap { paths.path(of: $0) })
  }

  /// The configuration that archives use: the default one, or else `Release`, or else the first.
  private func configuration(of owner: PropertyList) -> PropertyList? {
    guard let list = owner["buildConfigurationList"]?.text.flatMap({ objects[$0] }) else {
      return nil
    }
    let all = ids(list["buildConfigurations"]).compactMap { objects[$0] }
    let wanted = [list["defaultConfigurationName"]?.text, "Release"]
    for name in wanted {
      if let name, let found = all.first(where: { $0["name"]?.text == name }) { return found }
    }
    return all.first
  }

  /// The settings as texts. Lists become words separated by blanks, as in build settings.
  private func settings(_ configuration: PropertyList?) -> [String: String] {
    (configuration?["buildSettings"]?.dictionary ?? [:]).compactMapValues { value in
      value.text ?? value.list.map { $0.compactMap(\.text).joined(separator: " ") }
    }
  }

  private func file(_ configuration: PropertyList?) -> String? {
    if let id = configuration?["baseConfigurationReference"]?.text { return paths.path(of: id) }
    // In folders of Xcode 16, the file has no object of its own.
    guard let anchor = configuration?["baseConfigurationReferenceAnchor"]?.text,
      let path = configuration?["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return paths.path(of: anchor).map { $0 + "/" + path }
  }

  private func resources(of target: PropertyList) -> [String] {
    var result: [String] = []
    for phase in ids(target["buildPhases"]).compactMap({ objects[$0] }) {
      for file in ids(phase["files"]).compactMap({ objects[$0]?["fileRef"]?.text }) {
        result += paths.files(of: file)
      }
    }
    return result
  }

  private func ids(_ value: PropertyList?) -> [String] { (value?.list ?? []).compactMap(\.text) }
}
