import InterfaceBuilder
package import LayoutModel

/// Translations that go from document to document with their objects.
///
/// Of `Base.lproj/Main.storyboard` they are in `de.lproj/Main.strings` and its like, where a key is the id of an object and
/// a property.
package struct TranslationMoves {
  /// Those that were looked at.
  package var files: [PlannedTranslations] = []
  package var notes: [String] = []

  package init(files: [PlannedTranslations] = [], notes: [String] = []) {
    self.files = files
    self.notes = notes
  }

  /// Those that are different now, in the order in which they were met.
  package var changed: [PlannedTranslations] {
    files.filter {
      $0.before?.pieces != $0.after.pieces && !($0.before == nil && $0.after.pieces.isEmpty)
    }
  }
}

extension DocumentTree {
  /// The ids of all objects; not of those that a storyboard reference stands for.
  package var translatableIDs: Set<String> {
    var result: Set<String> = []
    root.forEach { element in
      if element.name != "viewControllerPlaceholder", let id = element["id"] { result.insert(id) }
    }
    return result
  }
}
