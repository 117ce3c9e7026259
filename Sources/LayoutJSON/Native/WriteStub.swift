package import LayoutModel
package func writeNativeDocument(_ tree: DocumentTree) -> [UInt8] { [] }
