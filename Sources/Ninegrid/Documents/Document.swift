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
/// A document is a value. Its faults are collected in ``faults``; reading throws only where there is no document at all.
public struct Document: Sendable {
  /// As whoever read it named it; messages begin with it.
  public var name: String { loaded.name }
  /// What is wrong with the document itself, in the order of the file.
  public var faults: [Fault] { loaded.diagnostics.map { Fault($0) } }
  /// The scenes of a storyboard, or the top-level views of a xib, in the order of the file.
  public var scenes: [DocumentScene] { model.scenes.map { DocumentScene($0, in: model) } }
  /// All views in the order of the file, superviews before what is inside.
  public var views: [DocumentView] { model.views.map { DocumentView($0, in: model) } }

  let loaded: LoadedDocument
  var model: LayoutDocument { loaded.document }

  init(_ loaded: LoadedDocument) { self.loaded = loaded }

  /// Reads a file: `.storyboard`, `.xib`, or `.json` that is a native document.
  ///
  /// - Parameter path: absolute, or relative to the working directory.
  /// - Throws: ``NinegridError`` if it can't be read or is no document; it says line and column where it can.
  /// - Complexity: O(*bytes*).
  public init(path: String) throws(NinegridError) {
    loaded = try NinegridError.explaining {
      try readDocument(sniffing: readFile(path, named: path), named: path)
    }
  }

  /// Reads a document that is in memory.
  ///
  /// - Parameters:
  ///   - bytes: of the whole file, in UTF-8.
  ///   - name: for messages; its ending says what the bytes are, where it has one.
  /// - Throws: ``NinegridError`` if they are no document.
  public init(bytes: [UInt8], named name: String) throws(NinegridError) {
    loaded = try NinegridError.explaining { try readDocument(sniffing: bytes, named: name) }
  }

  /// The view with an id; `nil` where there is none.
  public func view(_ id: String) -> DocumentView? {
    model.view(ObjectID(id)).map { DocumentView($0, in: model) }
  }

  /// The constraints that are installed in a cell of the grid, with the constants that hold there, in the order of the file.
  ///
  /// A constraint counts where the views at both of its ends are installed, too.
  ///
  /// - Parameter cell: one of the nine; ``GridCell/devices`` are those that a device can be in.
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
  /// Whether a view and all around it are installed in a cell; what is no view always is.
  func isInstalled(_ id: ObjectID, in cell: LayoutModel.GridCell) -> Bool {
    guard case .view(let index) = items[id] else { return true }
    return isInstalledWithSuperviews(index, in: cell)
  }
}
