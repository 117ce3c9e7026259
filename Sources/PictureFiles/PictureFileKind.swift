/// What a picture is written as.
package enum PictureFileKind: Hashable, Sendable { case png, pdf }
