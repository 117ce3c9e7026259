import LayoutEngine
import LayoutModel
import PlatformRules

/// Layouts of a document by what is established alone.
///
/// Rows of the rule book that few documents support, or that somebody only says, count where no other row answers. What
/// is in a place whose size is estimated is laid out on the whole window, and without safe areas that are estimated.
struct EstablishedLayouts {
  private let loaded: LoadedDocument
  private let scenes: [Int]
  private let localization: Localization
  /// Made when it is first needed: in most documents no fault has to be looked at again.
  private var resolving: DocumentResolving?

  init(_ loaded: LoadedDocument, scenes: [Int], localization: Localization) {
    self.loaded = loaded
    self.scenes = scenes
    self.localization = localization
  }

  /// A scene in the environment of one of its layouts.
  mutating func layout(
    scene: Int, in request: RequestedEnvironment, like layout: ResolvedLayout
  ) -> ResolvedLayout {
    var request = request
    if case .environment(var environment) = request, let place = layout.place, place.isEstimated {
      if environment.isEstimated {
        environment.safeArea = .zero
      } else {
        environment.place = .kind(.screen, nil)
      }
      request = .environment(environment)
    }
    if resolving == nil {
      resolving = DocumentResolving(
        loaded, scenes: scenes, localization: localization, book: .supported)
    }
    return resolving?.layout(scene: scene, in: request) ?? layout
  }
}
