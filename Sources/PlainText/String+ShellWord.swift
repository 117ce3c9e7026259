extension String {
  /// The text as one word of a shell command, in quotes if it needs them.
  package var shellWord: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte) || Array("_-+./:=@%".utf8).contains(byte)
      }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
