package import HostAccess
import PlainText
package import ProjectFiles

/// An Xcode project that was found around documents, with the apps that it makes.
package struct FoundProject: Sendable {
  /// The absolute path of the folder in which the project lies.
  package let folder: String
  /// The name for people: that of the project, or of the property list that replaces one.
  package let name: String
  package private(set) var apps: [App] = []
  /// The parts that could not be read, as sentences.
  package private(set) var faults: [String] = []
  /// Sources that the project compiles and that are not in its folder.
  private(set) var sourcesElsewhere: Set<String> = []
  /// The files that were read or are missing, as they were before it.
  private(set) var sources: [String: FileStatus?] = [:]

  package struct App: Sendable {
    package var description: AppDescription
    package var target: XcodeProject.Target?

    package init(description: AppDescription, target: XcodeProject.Target? = nil) {
      self.description = description
      self.target = target
    }
  }

  /// Reads the projects of one folder. A part that can't be read restricts nothing, and is
  /// reported.
  package init(folder: String, projects: [String], in context: CommandContext) {
    self.folder = folder
    name = projects.map { Self.shown(folder + "/" + $0, context) }.joined(separator: ", ")
    for project in projects {
      let path = folder + "/" + project + "/project.pbxproj"
      do {
        note(path)
        let file = try readXcodeProject(readFile(path, named: Self.shown(path, context)))
        sourcesElsewhere.formUnion(SourceFiles.elsewhere(of: file, in: folder))
        for target in file.targets where target.isApplication {
          guard let app = app(target, project: project, context) else { continue }
          apps.append(app)
          if let region = file.developmentRegion {
            apps[apps.count - 1].description.developmentLanguage = .init(
              AppDescription.languageCode(region), source: Self.shown(path, context))
          }
        }
      } catch let error as PropertyListError {
        faults.append("'\(Self.shown(path, context))' can't be read: \(error)")
      } catch {
        faults.append(ErrorSentence(error).message)
      }
    }
  }

  /// Reads a property list without a project, as packages and generated projects have it.
  package init?(infoPlist path: String, in context: CommandContext) {
    folder = FilePaths.parent(of: path)
    name = Self.shown(path, context)
    note(path)
    do {
      let list = try readPropertyList(readFile(path, named: name))
      // The property list of a framework or a test does not describe an app, and those of macOS and watchOS have keys of
      // their own.
      let others = ["LSMinimumSystemVersion", "WKApplication", "WKWatchKitApp", "NSExtension"]
      guard list["CFBundlePackageType"]?.text == "APPL" || list["LSRequiresIPhoneOS"] != nil,
        others.allSatisfy({ list[$0] == nil })
      else { return nil }
      apps = [
        App(
          description: AppDescription(target: "", settings: BuildSettings([]), info: (list, name)))
      ]
    } catch {
      return nil
    }
  }

  /// Reads the apps of a repository around a document that lies in no project, because it belongs to a package or a generator
  /// writes the project: the apps of the repository's projects or, if it has none, those that property lists describe.
  ///
  /// Apps that only show or test a part of the repository, by the names of their folders, restrict nothing: they may run where
  /// the real one does not.
  package init?(repository folder: String, in context: CommandContext) {
    self.folder = folder
    let projects = AssetFolders.folders(below: folder) { $0.hasSuffix(".xcodeproj") }.filter {
      !Self.projects(in: $0).isEmpty
    }
    func isReal(_ path: String) -> Bool { !Self.isTrial(path, below: folder) }
    var parts: [FoundProject]
    if projects.isEmpty {
      let all = AssetFolders.folders(below: folder) { $0 == "Info.plist" }.compactMap {
        FoundProject(infoPlist: $0 + "/Info.plist", in: context)
      }
      parts = all.filter { isReal($0.folder) }
      if parts.isEmpty { parts = all }
    } else {
      parts = projects.filter(isReal).map {
        FoundProject(folder: $0, projects: Self.projects(in: $0), in: context)
      }.filter { !$0.apps.isEmpty }
    }
    if parts.isEmpty { return nil }
    name = parts.map(\.name).joined(separator: ", ")
    // Their targets know other paths than those of this folder.
    apps = parts.flatMap(\.apps).map { App(description: $0.description) }
    for part in parts { sources.merge(part.sources) { first, _ in first } }
    note(folder)
  }

  private static let trials = ["Sample", "Example", "Demo", "Test"]

  /// Whether a folder is named as one of an app that only shows or tests something: `SampleApps`, `sampleapps`,
  /// `SnapshotTestsHost`, but not `Latest`.
  private static func isTrial(_ path: String, below folder: String) -> Bool {
    let names = (FilePaths.path(path, below: folder) ?? "").split(separator: "/")
    return names.contains { name in
      trials.contains { name.contains($0) || name.hasPrefix($0.lowercased()) }
    }
  }

  /// The names of the Xcode projects in a folder. A repository may have the folder of a generated project without the project.
  static func projects(in folder: String) -> [String] {
    folderEntriesIfListed(folder).filter {
      $0.hasSuffix(".xcodeproj") && FileKind("\(folder)/\($0)/project.pbxproj") != nil
    }
  }

  /// The apps whose targets contain a document, or else all apps.
  ///
  /// - Parameter path: an absolute path.
  package func apps(showing path: String) -> [AppDescription] {
    let inner = FilePaths.path(path, below: folder) ?? path
    let own = apps.filter { $0.target?.contains(inner) ?? true }
    return (own.isEmpty ? apps : own).map(\.description)
  }

  /// - Returns: `nil` if it is an app for macOS, watchOS or tvOS alone.
  private mutating func app(
    _ target: XcodeProject.Target, project: String, _ context: CommandContext
  ) -> App? {
    let file = Self.shown(folder + "/" + project, context)
    let settings = BuildSettings(
      [BuildSettings.Layer(source: "\(file), target \(target.name)", values: target.settings)]
        + layers(target.configurationFile, context)
        + [BuildSettings.Layer(source: "\(file), project", values: target.projectSettings)]
        + layers(target.projectConfigurationFile, context))
    guard Self.isForTouch(settings) else { return nil }
    var values = settings
    values = BuildSettings(
      values.layers + [
        BuildSettings.Layer(
          source: file,
          values: [
            "SRCROOT": ".", "PROJECT_DIR": ".", "TARGET_NAME": target.name,
            "PRODUCT_NAME": target.name,
          ])
      ])
    var info: (PropertyList, String)?
    if let path = values.value("INFOPLIST_FILE")?.text, !path.isEmpty {
      let absolute = FilePaths.normalized(path.hasPrefix("/") ? path : folder + "/" + path)
      let shown = Self.shown(absolute, context)
      note(absolute)
      do {
        info = (try readPropertyList(readFile(absolute, named: shown)), shown)
      } catch let error as PropertyListError {
        faults.append("'\(shown)' can't be read: \(error)")
      } catch {
        faults.append(ErrorSentence(error).message)
      }
    }
    return App(
      description: AppDescription(target: target.name, settings: values, info: info), target: target
    )
  }

  /// Whether an app is for iPhone or iPad.
  ///
  /// - Source: Apple, Build Settings Reference, "Supported Platforms" (`SUPPORTED_PLATFORMS`) and "Base SDK" (`SDKROOT`).
  private static func isForTouch(_ settings: BuildSettings) -> Bool {
    if let platforms = settings.value("SUPPORTED_PLATFORMS")?.text, !platforms.isEmpty,
      !platforms.contains("$")
    {
      return platforms.contains("iphone")
    }
    let others = ["macosx", "watchos", "appletvos", "xros"]
    return !others.contains { settings.value("SDKROOT")?.text.hasPrefix($0) ?? false }
  }

  /// The settings of an `.xcconfig` file and of the files that it includes, the strongest first.
  private mutating func layers(_ path: String?, _ context: CommandContext) -> [BuildSettings.Layer]
  {
    guard let path else { return [] }
    var values: [String: String] = [:]
    var seen: Set<String> = []
    read(folder + "/" + path, into: &values, &seen, context)
    return [BuildSettings.Layer(source: Self.shown(folder + "/" + path, context), values: values)]
  }

  private mutating func read(
    _ path: String, into values: inout [String: String], _ seen: inout Set<String>,
    _ context: CommandContext
  ) {
    let path = FilePaths.normalized(path)
    guard seen.insert(path).inserted else { return }
    let shown = Self.shown(path, context)
    note(path)
    guard FileKind(path) == .file else {
      // Files of CocoaPods are generated on the machine that builds, and state nothing about
      // devices.
      if !path.contains("/Pods/") { faults.append("there is no file '\(shown)'") }
      return
    }
    do {
      let text = String(decoding: try readFile(path, named: shown), as: UTF8.self)
      for line in readConfigurationFile(text).lines {
        switch line {
        case .setting(let key, let value): values[key] = value
        case .include(let other, let isOptional):
          let inner = included(other, by: path)
          if !isOptional || FileKind(inner) == .file { read(inner, into: &values, &seen, context) }
        }
      }
    } catch {
      faults.append(ErrorSentence(error).message)
    }
  }

  /// The path of a file that another one includes: beside it, or else from the folder of the project.
  private func included(_ other: String, by path: String) -> String {
    let beside = FilePaths.parent(of: path) + "/" + other
    let ofProject = folder + "/" + other
    return FileKind(beside) == nil && FileKind(ofProject) == .file ? ofProject : beside
  }

  private mutating func note(_ path: String) {
    if sources[path] == nil { sources[path] = .some(FileStatus(of: path)) }
  }

  /// A path for a person: from the working directory, if that is shorter.
  private static func shown(_ path: String, _ context: CommandContext) -> String {
    FilePaths.path(path, below: context.workingDirectory) ?? path
  }
}
