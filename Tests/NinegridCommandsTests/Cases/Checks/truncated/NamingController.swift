import UIKit

final class NamingController: UIViewController {
  @IBOutlet private var nameLabel: UILabel!

  func show(_ name: String) { nameLabel.text = name }
}
