import UIKit

final class AnchoringController: UIViewController {
  @IBOutlet private var box: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    box.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
  }
}
