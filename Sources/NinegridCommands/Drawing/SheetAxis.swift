import ArgumentParser
import HostAccess
import LayoutModel
import LayoutWorkbench
import ProjectFolders

/// The difference between the pictures of one scene on a sheet.
enum SheetAxis: String, CaseIterable, ExpressibleByArgument, Sendable {
  case textSizes = "text-sizes"
  case languages
  case directions
  static var allValueStrings: [String] { allCases.map(\.rawValue) }

  /// One picture of each scene: its texts, and its settings of the device.
  struct Variant {
    /// The name on the sheet; `nil` for a picture without any difference.
    var name: String?
    var localization: Localization
    var overrides = RequestedEnvironment.Overrides()
  }

  /// - Parameters:
  ///   - localization: the texts of pictures without a language of their own.
  ///   - strings: the named localizations.
  /// - Throws: the faults of a file of texts.
  func variants(
    of document: LoadedDocument, _ localization: Localization, strings: [String],
    in context: CommandContext
  ) throws -> [Variant] {
    switch self {
    case .textSizes:
      return ContentSizeCategory.allCases.map { category in
        Variant(
          name: category.shortName, localization: localization,
          overrides: .init(contentSizeCategory: category))
      }
    case .directions:
      return [
        Variant(
          name: "left to right", localization: localization,
          overrides: .init(direction: .leftToRight)),
        Variant(
          name: "right to left", localization: localization,
          overrides: .init(direction: .rightToLeft)),
      ]
    case .languages:
      let path = context.absolutePath(document.name)
      let languages = DocumentLanguages(
        of: FileKind(path) == .file ? path : nil,
        named: strings.map { context.absolutePath($0) }
      ).languages
      return try [Variant(name: "as written", localization: .none.withFonts(of: localization))]
        + languages.map { language in
          Variant(
            name: language.title,
            localization: try language.localization(in: context).withFonts(of: localization),
            overrides: .init(direction: language.isRightToLeft ? .rightToLeft : nil))
        }
    }
  }
}

extension RequestedEnvironment {
  /// The same environment with further settings.
  func with(_ more: Overrides) -> RequestedEnvironment {
    switch self {
    case .asDesigned(var overrides):
      overrides.direction = more.direction ?? overrides.direction
      overrides.contentSizeCategory = more.contentSizeCategory ?? overrides.contentSizeCategory
      return .asDesigned(overrides)
    case .environment(var environment):
      more.apply(to: &environment)
      return .environment(environment)
    }
  }
}
