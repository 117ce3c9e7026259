/// An error that ends the whole command at once, without a further message.
package protocol EndOfCommand: Error {}
