import UIKit

final class ItemController: UIViewController {
  @IBOutlet private var box: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let height = NSLayoutConstraint(
      item: self.box as Any, attribute: .height, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 44)
    view.addConstraint(height)
  }
}
