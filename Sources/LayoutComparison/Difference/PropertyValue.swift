package import ElementTree
import LayoutModel

/// What a property is: the text of an attribute, or a part with all that it says.
package enum PropertyValue: Hashable, Sendable {
  case text(String)
  case element(DocumentElement)
}
