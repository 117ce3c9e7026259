package import HostAccess

/// A format in which `check` prints findings: like the data of other commands, or for a service of code review.
///
/// A format is declared in the file of its ``FindingPrinter``, as a `package static let` of this type. The list of all formats is
/// written from these declarations.
package struct CheckFormat: Sendable {
  /// The name behind `--format`.
  package let name: String
  /// Whether the format is for services that show findings beside a change, and may refuse the change.
  package let isForReview: Bool
  /// Makes a printer for this format.
  package let printer: @Sendable (CommandContext) throws -> any FindingPrinter

  package init(
    _ name: String, isForReview: Bool = false,
    printer: @escaping @Sendable (CommandContext) throws -> any FindingPrinter
  ) {
    self.name = name
    self.isForReview = isForReview
    self.printer = printer
  }

  package init?(named name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }
}

extension CheckFormat: Hashable {
  package static func == (one: Self, other: Self) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
