import Diagnostics
import DocumentAccess
import ElementTree
import LayoutJSON
import LayoutModel
import LayoutPreview
import LayoutStore
import LayoutWorkbench
import PlainText
import PreviewServer
import ProjectFolders
import Reports

extension ServeAPI {
  /// The properties of the server, the devices that exist, and how much work was done.
  func session(_ request: PageRequest) async throws -> PageAnswer {
    let (read, solved) = (await live.readCount, await live.solvedCount)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", NinegridVersion.text)
      writer.member("isReadOnly", served.isReadOnly)
      writer.member("store", served.store == nil ? nil : served.shownStorePath)
      writer.member("documentsRead", read)
      writer.member("layoutsSolved", solved)
      writer.list("devices", DeviceProfile.all) { profile, writer in
        writer.member("device", profile.name)
        writer.member("orientation", profile.orientation.rawValue)
        writer.member("split", profile.split)
        writer.member("width", profile.size.width)
        writer.member("height", profile.size.height)
        writer.member("sizeClass", profile.cell.description)
        writer.member("name", profile.usualModel ?? profile.name)
        writer.member("models", profile.models)
      }
      writer.member("sizeClasses", GridCell.inOrder.map(\.description))
      writer.member("textSizes", ContentSizeCategory.allCases.map(\.shortName))
      writer.member("usualDevice", usualDeviceName)
    }
    return .json(writer.bytes)
  }

  func documents(_ request: PageRequest) async throws -> PageAnswer {
    var writer = JSONWriter()
    let entries = try served.entries()
    let folder = ServedDocuments.commonFolder(of: entries.map { ServedDocuments.path(of: $0.name) })
    writer.object { writer in
      writer.member("folder", folder)
      writer.list("documents", entries) { entry, writer in
        writer.member("document", entry.name)
        writer.member("path", String(ServedDocuments.path(of: entry.name).dropFirst(folder.count)))
        writer.member("kind", entry.kind?.rawValue)
        writer.member("isStored", entry.revision != nil)
        writer.member("revision", entry.revision?.number)
        writer.member("time", entry.revision?.time)
        writer.member("version", served.version(of: entry))
      }
    }
    return .json(writer.bytes)
  }

  /// The tree of a document: its scenes, and their views, parents before children.
  func document(_ request: PageRequest) async throws -> PageAnswer {
    let key = try request.documentKey()
    let revisions = try revisions(of: key)
    return try await live.use(key) { live in
      let document = live.document
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("document", key.document)
        writer.member("kind", document.tree.kind.rawValue)
        writer.member("revision", revisions?.shown)
        writer.member("latest", revisions?.latest)
        writer.member("version", live.stamp?.text)
        writer.member("isStored", revisions != nil)
        writer.member("isPinned", revisions?.isPinned ?? false)
        writer.member("isSupported", document.properties.isTouch)
        writer.member("hasFile", live.project.hasFile)
        writer.member(
          "openingScene", document.openingScene.map { document.scenes[$0].id.text })
        let named = Array(zip(document.scenes, document.distinctTitles))
        writer.list("scenes", named) { named, writer in
          let (scene, title) = named
          writer.member("scene", scene.id.text)
          writer.member("name", title)
          writer.member("isContainer", document.isContainer(scene))
          writer.list("views", scene.views) { index, writer in
            let view = ServedView(document, document.views[index])
            view.append(to: &writer)
            writer.member("text", view.shortText)
          }
        }
        writer.list("languages", live.project.languages.languages) { language, writer in
          writer.member("language", language.code)
          writer.member("title", language.title)
          writer.member("isPseudo", language.isPseudo)
        }
        writer.list("diagnostics", live.loaded.diagnostics) { diagnostic, writer in
          writer.member("code", diagnostic.code.rawValue)
          writer.member("severity", diagnostic.severity.rawValue)
          writer.member("message", diagnostic.message)
          writer.member("objects", diagnostic.objects)
        }
      }
      return .json(writer.bytes)
    }
  }

  /// The version of a document, with which a page notices changes. It is cheap enough to be requested every
  /// two seconds.
  func version(_ request: PageRequest) async throws -> PageAnswer {
    let key = try request.documentKey()
    let reference = try served.reference(key.document, revision: key.revision)
    let stamp = try served.stamp(of: reference)
    let revisions = try revisions(of: key)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("document", key.document)
      writer.member("version", stamp.text)
      writer.member("revision", revisions?.shown)
    }
    return .json(writer.bytes)
  }

  /// The numbers of the shown revision and of the latest one, and whether it is the only one served
  /// under that name; `nil` for a file.
  private func revisions(
    of key: LiveDocuments.Key
  ) throws -> (shown: Int?, latest: Int?, isPinned: Bool)? {
    guard case .stored(let name, let pinned) = try served.reference(key.document) else {
      return nil
    }
    let latest = try served.presentStore().log(name).first?.number
    return (key.revision ?? pinned ?? latest, latest, pinned != nil)
  }

  /// The objects that a search finds by name, id or text, in all documents.
  func search(_ request: PageRequest) async throws -> PageAnswer {
    let hits = try await index.hits(for: try request.required("text"), in: served)
    var writer = JSONWriter()
    writer.object { writer in
      writer.list("hits", hits) { hit, writer in
        writer.member("document", hit.document)
        writer.member("scene", hit.scene)
        writer.member("id", hit.id)
        writer.member("name", hit.name)
        writer.member("kind", hit.kind)
        writer.member("text", hit.text)
      }
    }
    return .json(writer.bytes)
  }
}
