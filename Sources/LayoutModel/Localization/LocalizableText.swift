package import ElementTree

/// A text of a document that a localization may replace.
///
/// - Source: the keys that Xcode writes into .strings files, string catalogs and XLIFF. These were
///   seen: `text` of labels, text views and text fields, `placeholder`, `normalTitle` and
///   `configuration.title` of buttons, `segmentTitles[0]`, and `title` of navigation, tab bar and
///   bar button items, each with a comment such as
///   `Class = "UILabel"; text = "Name"; ObjectID = "…";` (catalogs of AltStore and LoopKit, strings
///   of TaskyL10nStoryboard). The rest are the names of UIKit's properties, which Interface Builder
///   uses for all of these.
package struct LocalizableText: Hashable, Sendable {
  /// The key of the text, such as `abc-12-xyz.text`.
  package var key: String
  /// The pieces of the text. Attributed text has one piece for each stretch with its own
  /// attributes. If there is no piece, this is a plain text that could replace an attributed one.
  package var pieces: [String]

  /// The key of a piece. A piece of attributed text has its position in the key:
  /// `abc-12-xyz.attributedText[0]`.
  package func key(ofPiece index: Int) -> String {
    let property = key[(key.lastIndex(of: ".") ?? key.startIndex)...]
    return property.hasPrefix(".attributed") ? "\(key)[\(index)]" : key
  }
}

extension DocumentTree {
  /// Every text that a localization may replace, in document order. Texts of states that are not
  /// shown at first (`selectedTitle`) are left out.
  package var localizableTexts: [LocalizableText] {
    var found: [LocalizableText] = []
    var copy = root
    copy.modify { element in
      element.replaceTexts { key, pieces in
        found.append(LocalizableText(key: key, pieces: pieces))
        return nil
      }
    }
    return found
  }

  /// The tree with other texts. A text without a replacement stays as it is.
  package func replacingTexts(_ texts: TextSubstitutions) -> DocumentTree {
    if texts.isEmpty { return self }
    var result = self
    result.root.modify { element in
      element.replaceTexts { key, pieces in
        if let text = texts[key] { return [text] }
        guard texts[key + "[0]"] != nil else { return nil }
        return pieces.indices.map { texts["\(key)[\($0)]"] ?? pieces[$0] }
      }
    }
    return result
  }
}

extension LayoutDocument {
  /// The same document with other texts. Views, constraints and the rest keep their positions.
  package func replacingTexts(_ texts: TextSubstitutions) -> LayoutDocument {
    texts.isEmpty ? self : LayoutDocument(tree.replacingTexts(texts))
  }
}
