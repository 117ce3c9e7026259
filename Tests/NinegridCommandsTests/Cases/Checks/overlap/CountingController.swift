import UIKit

final class CountingController: UIViewController {
  @IBOutlet private var countLabel: UILabel!

  func show(_ count: Int) { countLabel.text = "\(count)" }
}
