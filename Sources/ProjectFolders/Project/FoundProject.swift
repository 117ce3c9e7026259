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
          apps.append(app(target, project: project, context))
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
      // The property list of a framework or a test does not describe an app.
      guard list["CFBundlePackageType"]?.text == "APPL" || list["LSRequiresIPhoneOS"] != nil else {
        return nil
      }
      apps = [
        App(
          description: AppDescription(target: "", settings: BuildSettings([]), info: (list, name)))
      ]
    } catch {
      return nil
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

  private mutating func app(
    _ target: XcodeProject.Target, project: String, _ context: CommandContext
  ) -> App {
    let file = Self.shown(folder + "/" + project, context)
    let settings = BuildSettings(
      [BuildSettings.Layer(source: "\(file), target \(target.name)", values: target.settings)]
        + layers(target.configurationFile, context)
        + [BuildSettings.Layer(source: "\(file), project", values: target.projectSettings)]
        + layers(target.projectConfigurationFile, context))
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
          let inner = FilePaths.parent(of: path) + "/" + other
          if !isOptional || FileKind(inner) == .file { read(inner, into: &values, &seen, context) }
        }
      }
    } catch {
      faults.append(ErrorSentence(error).message)
    }
  }

  private mutating func note(_ path: String) {
    if sources[path] == nil { sources[path] = .some(FileStatus(of: path)) }
  }

  /// A path for a person: from the working directory, if that is shorter.
  private static func shown(_ path: String, _ context: CommandContext) -> String {
    FilePaths.path(path, below: context.workingDirectory) ?? path
  }
}
