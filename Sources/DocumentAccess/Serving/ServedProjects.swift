import HostAccess
import ProjectFolders
import Synchronization

/// The Xcode projects around served documents. They are read again only after one of their files
/// has changed, because a large project takes longer to read than a document to draw.
final class ServedProjects: Sendable {
  private let context: CommandContext
  private let kept = Mutex<AppProjects?>(nil)

  init(in context: CommandContext) { self.context = context }

  /// The projects in their present state.
  var current: AppProjects {
    kept.withLock { kept in
      if let known = kept, known.isCurrent { return known }
      let made = AppProjects(in: context)
      kept = made
      return made
    }
  }
}
