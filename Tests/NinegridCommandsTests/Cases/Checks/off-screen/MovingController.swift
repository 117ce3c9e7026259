import UIKit

final class MovingController: UIViewController {
  @IBOutlet private var left: NSLayoutConstraint!

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    left.constant = view.bounds.width / 2
  }
}
