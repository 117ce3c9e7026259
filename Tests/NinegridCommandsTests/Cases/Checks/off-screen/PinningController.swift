import PinLayout
import UIKit

final class PinningController: UIViewController {
  @IBOutlet private var field: UILabel!

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    field.pin.left(16).top(100).width(60)
  }
}
