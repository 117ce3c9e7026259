/// What the documents name.
final class Page: UIViewController {
  @IBOutlet var title: UILabel!

  // class Pagge: a comment is no class.
  @IBAction func save(sender: UIButton) { print("class Other {") }
}

/// Its superclass comes from a library.
final class NCSpinningIndicator: MDCSpinningIndicator {}
