import HostAccess
import LayoutModel
import LayoutWorkbench
import PlainText

/// A storyboard, a xib, or a native document of Ninegrid.
///
///     let document = try Document(path: "Main.storyboard")
///     for cell in GridCell.devices {
///       for constraint in document.constraints(in: cell) { print(cell, constraint) }
///     }
///
/// A document is a value. Its faults are collected in ``faults``. Reading only throws if the bytes are no document at all.
public struct Document: Sendable {
  /// The name that the caller gave when reading it; messages begin with it.
  public var name: String { loaded.name }
  /// The faults of the document itself, in the order of the file.
  public var faults: [Fault] { loaded.diagnostics.map { Fault($0) } }
  /// The scenes of a storyboard, or the top-level views of a xib, in the order of the file.
  public var scenes: [DocumentScene] { model.scenes.map { DocumentScene($0, in: model) } }
  /// All views in the order of the file, superviews before their subviews.
  public var views: [DocumentView] { model.views.map { DocumentView($0, in: model) } }

  let loaded: LoadedDocument
  var model: LayoutDocument { loaded.document }

  init(_ loaded: LoadedDocument) { self.loaded = loaded }

  /// Reads a file: `.storyboard`, `.xib`, or `.json` that is a native document.
  ///
  /// - Parameter path: an absolute path, or one relative to the working directory.
  /// - Throws: ``NinegridError`` if it can't be read or is no document, with the line and column if they are known.
  /// - Complexity: O(*bytes*).
  public init(path: String) throws(NinegridError) {
    loaded = try NinegridError.explaining {
      try readDocument(sniffing: readFile(path, named: path), named: path)
    }
  }

  /// Reads a document that is in memory.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the whole file, in UTF-8.
  ///   - name: the name for messages. If it has an extension, the extension decides about the format.
  /// - Throws: ``NinegridError`` if the bytes are no document.
  public init(bytes: [UInt8], named name: String) throws(NinegridError) {
    loaded = try NinegridError.explaining { try readDocument(sniffing: bytes, named: name) }
  }

  /// The view with an id; `nil` if there is none.
  public func view(_ id: String) -> DocumentView? {
    model.view(ObjectID(id)).map { DocumentView($0, in: model) }
  }

  /// The constraints that are installed in a cell of the grid, with the constants of that cell, in the order of the file.
  ///
  /// The views at both ends of a constraint must be installed, too.
  ///
  /// - Parameter cell: one of the nine cells; ``GridCell/devices`` are those in which a device can be.
  /// - Complexity: O(*constraints* × *depth of the views*).
  public func constraints(in cell: GridCell) -> [Constraint] {
    let cell = cell.model
    return model.constraints.indices.filter { position in
      let constraint = model.constraints[position]
      return model.constraintInstallations[position].isInstalled(in: cell)
        && model.isInstalled(constraint.first.item, in: cell)
        && (constraint.second.map { model.isInstalled($0.item, in: cell) } ?? true)
    }.map { Constraint(at: $0, of: model, in: cell) }
  }
}

extension LayoutDocument {
  /// Whether a view and all views around it are installed in a cell. Other objects always are.
  func isInstalled(_ id: ObjectID, in cell: LayoutModel.GridCell) -> Bool {
    guard case .view(let index) = items[id] else { return true }
    return isInstalledWithSuperviews(index, in: cell)
  }
}
