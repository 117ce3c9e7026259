import ElementTree
import ArgumentParser
import LayoutModel

/// The formats of `export`: those of documents, and code.
enum ExportFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case storyboard, xib, json, swift, vfl

  var kind: DocumentKind? { DocumentKind(rawValue: rawValue) }
}
