package import ElementTree
import InterfaceBuilder
import LayoutModel

/// Translations that move from document to document with their objects.
///
/// The translations of `Base.lproj/Main.storyboard` are in files such as `de.lproj/Main.strings`,
/// in which a key is the id of an object and a property.
package struct TranslationMoves {
  /// The visited files.
  package var files: [PlannedTranslations] = []
  package var notes: [String] = []

  package init(files: [PlannedTranslations] = [], notes: [String] = []) {
    self.files = files
    self.notes = notes
  }

  /// The files that differ now, in the order in which they were visited.
  package var changed: [PlannedTranslations] {
    files.filter {
      $0.before?.pieces != $0.after.pieces && !($0.before == nil && $0.after.pieces.isEmpty)
    }
  }
}

extension DocumentTree {
  /// The ids of all objects, without those that a storyboard reference stands for.
  package var translatableIDs: Set<String> {
    var result: Set<String> = []
    root.forEach { element in
      if element.name != "viewControllerPlaceholder", let id = element["id"] { result.insert(id) }
    }
    return result
  }
}
