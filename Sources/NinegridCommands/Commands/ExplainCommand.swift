import ArgumentParser
import Diagnostics
import DocumentAccess
import ElementTree
import HostAccess
import LayoutEngine
import LayoutJSON
import LayoutModel
import LayoutWorkbench
import ProjectFolders
import Reports

struct ExplainCommand: ParsableCommand, EnvironmentGroups {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say why a view is where it is.",
    discussion: """
      Prints the chain of constraints that determines a number of a view, from the view outwards: what each constraint \
      adds, and how far its constant can change before another constraint decides. It also prints the optional \
      constraints that are not met, with the distance, and the constraints that were given up. If nothing determines \
      the number, it prints the range in which the number is free, and what would determine it.

        ninegrid explain Main.storyboard mlR-Oy-8fV
        ninegrid explain Main.storyboard 'Blue View.width' --device 'iPhone 15'
        ninegrid explain Main.storyboard Title.baseline --size 320x568 --format json

      Name a view by its id, or by its name if no other view has it. The attribute is x, y, width or height of the \
      frame (all four if you name none), or leading, trailing, left, right, top, bottom, centerX, centerY, \
      firstBaseline or lastBaseline of the alignment rectangle. Numbers are in the superview's coordinates. The \
      options of the environment are those of 'resolve'.
      """)

  @Argument(help: ArgumentHelp("A file, or a name in the store.", valueName: "doc"))
  var document: String

  @Argument(
    help: ArgumentHelp("A view, with or without an attribute.", valueName: "view.attribute"))
  var target: String

  @OptionGroup var store: StoreOptions
  @OptionGroup var exit: ExitOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Look for the view only in this scene: the id of its root object, its controller or itself.",
      valueName: "id"))
  var scene: String?

  @Option(
    name: .long,
    help: ArgumentHelp("How to print: text, json or jsonl (JSON lines).", valueName: "format"))
  var format: ExplanationFormat = .text

  @OptionGroup(title: "Environment") var devices: DeviceOptions
  @OptionGroup(title: "Environment") var traits: TraitOptions
  @OptionGroup(title: "Environment") var hiddenViews: HiddenViewOptions
  @OptionGroup(title: "Texts") var texts: TextOptions

  @OptionGroup(title: "While the program runs") var runtime: RuntimeOptions

  func run() throws {
    let context = CommandContext.current
    let loaded = try runtime.applied(
      to: try DocumentCatalog(store, in: context).single(document), environment.views)
    try context.report(loaded.diagnostics.filter { $0.severity == .error })
    let scenes = try loaded.scenes(named: scene.map { [$0] } ?? [])
    let found = try ViewFinder(document: loaded.document, scenes: scenes).target(target)
    let attributes = try self.attributes(found.attribute)

    let localization = try Localization(environment.texts, in: context)
    try context.report(environment.notesOnSizeClasses())
    try context.report(localization.notes(on: [localization.subject(loaded)]))
    var inspector = SceneInspector(loaded.document)
    var texts: TextSubstitutions = [:]
    var writer = JSONWriter()
    var isFirst = true
    let requests = runtime.applied(to: try environment.environments(for: loaded.tree.kind))
    for request in requests {
      var environment = request.environment(asDesigned: inspector.designedEnvironment)
      environment.fonts = localization.fonts
      environment.texts = localization.texts(for: loaded, isPad: environment.isPad)
      if environment.texts != texts {
        texts = environment.texts
        inspector = SceneInspector(loaded.document, texts: texts)
      }
      let explanations = inspector.explain(view: found.view, attributes, in: environment)
      if format == .text {
        if !isFirst { try context.print("") }
        try context.print(heading(explanations, loaded, context))
        if let first = explanations.first,
          let words = first.place.map({ PlaceWords(place: $0) }), words.short != nil
        {
          try context.print(words.sentences(of: loaded.document, safeArea: first.safeArea ?? .zero))
        }
      }
      for explanation in explanations {
        switch format {
        case .text: try context.print([""] + explanation.lines(isTitled: false))
        case .json, .jsonl:
          ExplanationWriter.append(explanation, of: loaded.name, to: &writer)
          let start = format == .jsonl ? "" : isFirst ? "[" : " ,"
          try context.printJSON(start + writer.text)
          writer.removeAll()
        }
        isFirst = false
      }
    }
    if format == .json { try context.printJSON(isFirst ? "[]" : "]") }
  }

  private func attributes(_ name: String?) throws(ViewFinder.Failure) -> [ExplainedAttribute] {
    guard let name else { return ExplainedAttribute.frame }
    guard let attribute = ExplainedAttribute(name) else {
      throw .unknownAttribute(
        name: name, suggestion: Spelling.nearest(to: name, in: ExplainedAttribute.names))
    }
    return [attribute]
  }

  private func heading(
    _ explanations: [LayoutExplanation], _ loaded: LoadedDocument, _ context: CommandContext
  ) -> String {
    guard let first = explanations.first else { return "" }
    let environment = first.environment
    let style = context.outputStyle
    var parts = [environment.isAsDesigned ? "as designed" : "", environment.title]
    if environment.device != nil {
      parts.append(
        "\(NumberText.rounded(environment.size.width)) × \(NumberText.rounded(environment.size.height))"
      )
    }
    if !environment.hasImposedCell { parts.append(environment.cell.description) }
    return style.bold("\(first.viewName) (\(first.view))") + " in "
      + loaded.document.title(ofScene: first.scene) + "  "
      + style.dim(parts.filter { !$0.isEmpty }.joined(separator: ", "))
  }
}

extension RequestedEnvironment {
  /// The environment of this choice. `designed` is the one in which the document was last saved.
  func environment(asDesigned designed: LayoutEnvironment) -> LayoutEnvironment {
    switch self {
    case .environment(let environment): return environment
    case .asDesigned(let overrides):
      var environment = designed
      overrides.apply(to: &environment)
      return environment
    }
  }
}

/// A format for explanations.
enum ExplanationFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case text, json, jsonl
  static var allValueStrings: [String] { allCases.map(\.rawValue) }
}
