import UIKit

final class StylingController: UIViewController {
  @IBOutlet private var caption: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    caption.font = .systemFont(ofSize: 6)
  }
}
