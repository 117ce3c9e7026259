/// An error that ends the whole command, whatever else there is to do, and says nothing more.
package protocol EndOfCommand: Error {}
