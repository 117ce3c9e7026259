package import LayoutStore

/// What a document was when it was read: what is written in its place must find it so.
package enum DocumentOrigin: Hashable, Sendable {
  /// The bytes of its file.
  case file([UInt8])
  /// Its revision in the store, and how often SQL had changed it.
  case revision(RevisionState)
}
