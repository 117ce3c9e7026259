import UIKit

final class WritingController: UIViewController {
  @IBOutlet private var heading: UILabel!

  func show(_ name: String) { heading.text = name }
}
