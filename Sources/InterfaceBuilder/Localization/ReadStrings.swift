package import LayoutModel

/// Reads a `.strings` file, as Xcode and `ibtool --export-strings-file` write it.
///
///     /* Class = "UILabel"; text = "Name"; ObjectID = "abc-12-xyz"; */
///     "abc-12-xyz.text" = "Nom";
///
/// The file is UTF-8, or UTF-16 with a byte order mark. Keys and texts stand between double or
/// single quotes. Quotes may be left out if there are only letters, digits and `_ $ / : . -`. A key
/// without a text is its own text. Escapes are `\n \r \t \a \b \f \v \" \' \\`, `\U` with four
/// hexadecimal digits and a backslash with up to three octal ones. Braces around the whole file are
/// allowed. Property lists in XML and in binary form are read, too.
///
/// - Source: Apple, Property List Programming Guide, "Old-Style ASCII Property Lists", and Resource
///   Programming Guide, "String Resources".
/// - Throws: The first error, with its place.
package func readStrings(_ bytes: [UInt8]) throws(StringsError) -> TextTable {
  if isPropertyList(bytes) { return try readPropertyListStrings(bytes) }
  var reader = StringsReader(try StringsText(bytes))
  return try reader.readTable()
}
