import Diagnostics
import LayoutEngine
import LayoutModel

/// Resolves a document in requested environments, one layout after the other.
struct DocumentResolving {
  let loaded: LoadedDocument
  /// The scenes to resolve, by position.
  let scenes: [Int]
  private var resolver: LayoutResolver
  private let phoneTexts: TextSubstitutions
  private let padTexts: TextSubstitutions
  private let fonts: UserFonts?

  /// - Parameters:
  ///   - scenes: the scenes to resolve, by position; all where `nil`.
  ///   - localization: the texts that stand in for the document's.
  init(
    _ loaded: LoadedDocument, scenes: [Int]? = nil, localization: Localization = .none
  ) {
    self.loaded = loaded
    phoneTexts = localization.texts(for: loaded, isPad: false)
    padTexts = localization.texts(for: loaded, isPad: true)
    fonts = localization.fonts
    resolver = LayoutResolver(loaded.document)
    self.scenes = scenes ?? Array(loaded.document.scenes.indices)
  }

  /// One scene in one environment.
  mutating func layout(scene: Int, in request: RequestedEnvironment) -> ResolvedLayout {
    switch request {
    case .environment(var environment):
      localize(&environment)
      return resolver.resolve(scene: scene, in: environment)
    case .asDesigned(let overrides):
      var environment = resolver.designEnvironment
      overrides.apply(to: &environment)
      localize(&environment)
      return resolver.resolve(scene: scene, in: environment)
    }
  }

  private func localize(_ environment: inout LayoutEnvironment) {
    environment.texts = environment.isPad ? padTexts : phoneTexts
    environment.fonts = fonts
  }

  /// Every scene in every environment: scene by scene, and for each its environments in order.
  mutating func forEachLayout(
    in requests: [RequestedEnvironment], _ body: (ResolvedLayout) throws -> Void
  ) rethrows {
    if !loaded.document.properties.isTouch, loaded.document.scenes.isEmpty {
      for request in requests { try body(unsupported(request)) }
    }
    for scene in scenes {
      for request in requests { try body(layout(scene: scene, in: request)) }
    }
  }

  /// A document without a scene that could say so itself.
  private func unsupported(_ request: RequestedEnvironment) -> ResolvedLayout {
    let properties = loaded.document.properties
    let environment: LayoutEnvironment =
      switch request {
      case .environment(let environment): environment
      case .asDesigned: LayoutEnvironment(DesignCanvas(properties: properties))
      }
    return ResolvedLayout(
      scene: "", environment: environment, status: .unsupported,
      diagnostics: [
        Diagnostic(
          .unsupportedRuntime, .note,
          "documents for \(properties.targetRuntime) can't be resolved")
      ])
  }
}

/// Collects what layouts of one document report, so that a fault that shows on many devices is told
/// once, with the devices.
struct LayoutDiagnostics {
  /// What counts as one fault: the diagnostic, or the view whose text is cut by however much.
  private enum Fault: Hashable {
    case diagnostic(Diagnostic)
    case truncation(scene: ObjectID, view: String)
  }

  private struct Found {
    var diagnostic: Diagnostic
    /// Of the text that is cut, in points: the most is told.
    var shortfall = 0.0
    var environments: [LayoutEnvironment] = []
  }

  private var order: [Fault] = []
  private var found: [Fault: Found] = [:]
  private var environmentCount: Int

  init(environmentCount: Int) { self.environmentCount = environmentCount }

  mutating func add(_ layout: ResolvedLayout) {
    for diagnostic in layout.diagnostics {
      var fault = Fault.diagnostic(diagnostic)
      var shortfall = 0.0
      if diagnostic.code == .truncatedText, let view = diagnostic.objects.first {
        fault = .truncation(scene: layout.scene, view: view)
        shortfall = layout.views.first { $0.id.text == view }?.truncation?.shortfall ?? 0
      }
      if found[fault] == nil {
        order.append(fault)
        found[fault] = Found(diagnostic: diagnostic, shortfall: shortfall)
      } else if let known = found[fault]?.shortfall, shortfall > known {
        found[fault]?.diagnostic = diagnostic
        found[fault]?.shortfall = shortfall
        // The first one named is that of which the message tells.
        found[fault]?.environments.insert(layout.environment, at: 0)
        continue
      }
      found[fault]?.environments.append(layout.environment)
    }
  }

  /// The diagnostics of a document; with several environments each says on which it occurs.
  func diagnostics(inFile name: String) -> [Diagnostic] {
    order.compactMap { fault in
      guard let found = found[fault] else { return nil }
      var copy = found.diagnostic.inFile(name)
      if environmentCount > 1 {
        copy.message += " (\(Self.place(of: found.environments, among: environmentCount)))"
      }
      return copy
    }
  }

  /// `on iphone-4.7 portrait`, `on 12 of 68 environments, such as ipad-11 portrait`.
  static func place(of found: [LayoutEnvironment], among environmentCount: Int) -> String {
    if found.count == environmentCount { return "everywhere" }
    let titles = found.prefix(2).map(\.title)
    if found.count <= 2 { return "on " + titles.joined(separator: " and ") }
    return "on \(found.count) of \(environmentCount), such as \(titles.first ?? "")"
  }
}
