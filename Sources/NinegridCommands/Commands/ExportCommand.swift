import ArgumentParser
import Diagnostics
import DocumentAccess
import ElementTree
import HostAccess
import LayoutModel
import LayoutStore
import LayoutWorkbench
import PlainText
import Reports
import SwiftExport

struct ExportCommand: ParsableCommand, PipingCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write documents of the store back to files, or files as another format.",
    discussion: """
      An unchanged document comes back byte for byte. A value that was changed by SQL shows in the file, and nothing \
      else changes. Without -o, one document goes to standard output. With -o, several documents go below that folder \
      under their names in the store; one document goes to the file that -o names, or below it if it is a folder. \
      Files and folders that are not in the store are read from disk.

        ninegrid export Main.storyboard -o Main.storyboard
        ninegrid export --all -o out
        ninegrid export Main.storyboard@2 --format json
        ninegrid export App/Main.storyboard --format swift > Main.swift
        ninegrid export Main.storyboard --format vfl

      'swift' is UIKit code for iOS 17: a class for each scene, each view of a xib and each cell, with anchors, guides \
      and sets of constraints by size class. Segues are methods, and rows of static tables are properties. With \
      '--style vfl', constraints are in Apple's Visual Format Language where it can express them, and anchors \
      elsewhere. 'vfl' is these lines alone. If code can't express a part of the document, the part is listed with its \
      place. Labels, buttons and views of your own classes measure themselves while the app runs. If the document \
      states an intrinsic size for such a view, the code leaves it out, and a note says so.

      Exits with 1 if a document has errors or code can't express all of it, with 2 if one could not be written.
      """)

  @Argument(
    help: ArgumentHelp(
      "Names in the store ('name@3' is revision 3), or files and folders.", valueName: "doc"))
  var documents: [String] = []

  @Flag(name: .long, help: "Every document of the store.")
  var all = false

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("A folder, or a file for one document.", valueName: "path"))
  var output: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "storyboard, xib, json, swift or vfl; by default, the format that the document has.",
      valueName: "format"))
  var format: ExportFormat?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "How Swift code expresses constraints: anchors (the default) or vfl.", valueName: "style"))
  var style: ConstraintStyle?

  @OptionGroup var store: StoreOptions
  @OptionGroup(title: "Standard input") var piping: PipeOptions
  @OptionGroup var exit: ExitOptions

  mutating func validate() throws {
    output = output.unlessStandardOutput
    if all && !documents.isEmpty { throw ValidationError("Name documents, or give '--all'.") }
    if !all && documents.isEmpty {
      throw ValidationError("Name the documents to export, or give '--all'.")
    }
    if style != nil && format != .swift {
      throw ValidationError("'--style' is about Swift code: add '--format swift'.")
    }
    if all && output == nil { throw ValidationError("'--all' needs a folder: '-o PATH'.") }
  }

  func run() throws {
    let context = (output == nil ? CommandContext.current : CommandContext.current.lasting)
      .piping(piping)
    let catalog = DocumentCatalog(store, in: context)
    let failures = FailureCollector(in: context)
    let references =
      all
      ? try catalog.allStored()
      : try catalog.storedReferences(for: documents, elseFiles: failures)
    var lacksSomething = false
    if let output {
      let target = ExportTarget(
        path: output, documentCount: references.count,
        isForAll: all || references.contains(where: \.isOfFolder), in: context)
      var count = 0
      var run = WritingRun(references, failures, in: context)
      try run.forEach { reference in
        let (bytes, name, isPartial) = try content(of: reference, in: catalog)
        if isPartial { lacksSomething = true }
        try target.write(bytes, documentName: name, in: context)
        count += 1
      }
      if count > 0 {
        try context.note(
          "\(count == 1 ? "1 document" : "\(count) documents") written to '\(output)'")
      }
      try run.finish(hasFindings: lacksSomething, advice: "export again for all")
    } else {
      guard references.count <= 1 else {
        throw ValidationError("\(references.count) documents need a folder: '-o PATH'.")
      }
      if let only = references.first {
        let content = try content(of: only, in: catalog)
        lacksSomething = content.isPartial
        try context.standardOutput.write(content.bytes)
      }
      try failures.finish(hasFindings: lacksSomething)
    }
  }

  /// The bytes of a document, and its name with the extension of its format.
  private func content(
    of reference: DocumentReference, in catalog: DocumentCatalog
  ) throws -> (bytes: [UInt8], name: String, isPartial: Bool) {
    let name =
      switch reference {
      case .stored(let name, _): name
      case .piped(let document): document.name
      case .file(let file):
        DocumentName.name(of: file, workingDirectory: catalog.context.workingDirectory)
      }
    let loaded = try catalog.load(reference)
    try catalog.context.report(loaded.errors)
    let tree = loaded.tree
    let own = try writeDocument(tree, as: tree.kind, named: name)
    try checkWritten(own, of: tree, named: reference.shownName)
    if let format, format == .swift || format == .vfl {
      // It is read again from the bytes to write, so that missing parts are reported with line and
      // column.
      let document = try readDocument(own, kind: tree.kind, named: name).document
      let code =
        format == .vfl
        ? writeVisualFormat(document, named: name)
        : writeSwift(document, named: name, style: style ?? .anchors)
      try catalog.context.report(
        (code.losses + code.notes).map { $0.inFile(reference.shownName) })
      return (
        Array(code.text.utf8), FilePaths.replacingExtension(of: name, with: format.rawValue),
        !code.losses.isEmpty
      )
    }
    guard let kind = format?.kind, kind != tree.kind else {
      // SQL can rename a document. A file without the extension would not be recognized.
      let isNamed = DocumentKind(fileName: name) == tree.kind
      return (own, isNamed ? name : "\(name).\(tree.kind.fileExtension)", false)
    }
    let bytes = try writeDocument(tree, as: kind, named: name, tell: catalog.context.report)
    return (bytes, FilePaths.replacingExtension(of: name, with: kind.fileExtension), false)
  }
}

/// The formats of `export`: those of documents, and code.
enum ExportFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  case storyboard, xib, json, swift, vfl

  var kind: DocumentKind? { DocumentKind(rawValue: rawValue) }
}

extension ConstraintStyle: ExpressibleByArgument {}
