package import LayoutModel

/// Reads a `.strings` file, as Xcode and `ibtool --export-strings-file` write it.
///
///     /* Class = "UILabel"; text = "Name"; ObjectID = "abc-12-xyz"; */
///     "abc-12-xyz.text" = "Nom";
///
/// UTF-8, or UTF-16 with a byte order mark. Keys and texts stand between double or single quotes, or
/// without any where they are made of letters, digits and `_ $ / : . -`; a key alone stands for itself.
/// Escapes are `\n \r \t \a \b \f \v \" \' \\`, `\U` with four hexadecimal digits and a backslash with
/// up to three octal ones. Braces around all are allowed. Property lists in XML and in binary form are
/// read, too.
///
/// - Source: Apple, Property List Programming Guide, "Old-Style ASCII Property Lists", and Resource
///   Programming Guide, "String Resources".
/// - Throws: What is wrong first, with its place.
package func readStrings(_ bytes: [UInt8]) throws(StringsError) -> TextTable {
  if isPropertyList(bytes) { return try readPropertyListStrings(bytes) }
  var reader = StringsReader(try StringsText(bytes))
  return try reader.readTable()
}
