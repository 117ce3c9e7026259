/// The version of the program.
package enum NinegridVersion {
  package static let text = "0.1.0"
}
