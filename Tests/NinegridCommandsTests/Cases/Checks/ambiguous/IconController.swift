import UIKit

final class IconController: UIViewController {
  @IBOutlet private var icon: UIImageView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let found: UIImageView = self.icon
    found.image = UIImage(named: "portrait")
  }
}
