import UIKit

final class SwitchingController: UIViewController {
  @IBOutlet private var openHeight: NSLayoutConstraint? {
    didSet { openHeight?.isActive = false }
  }
}
