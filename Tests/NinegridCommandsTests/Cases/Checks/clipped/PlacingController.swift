import UIKit

final class PlacingController: UIViewController {
  @IBOutlet private var send: UIButton!

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    send.frame.origin.x = view.bounds.width - 120
  }
}
