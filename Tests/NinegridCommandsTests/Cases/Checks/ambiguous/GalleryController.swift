import UIKit

final class GalleryController: UIViewController {
  @IBOutlet private var portraits: [UIImageView]!

  override func viewDidLoad() {
    super.viewDidLoad()
    portraits.forEach { $0.image = UIImage(named: "portrait") }
  }
}
