import UIKit

final class EmptyingController: UIViewController {
  @IBOutlet private var rows: UIStackView!

  override func viewDidLoad() {
    super.viewDidLoad()
    for row in rows.arrangedSubviews {
      row.removeFromSuperview()
    }
  }
}
