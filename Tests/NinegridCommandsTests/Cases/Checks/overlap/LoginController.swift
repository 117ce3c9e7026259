import UIKit

final class LoginController: UIViewController {
  @IBOutlet private var form: UIView!
  @IBOutlet private var name: UILabel!

  private func show(isLoggedIn: Bool) {
    form.isHidden = isLoggedIn
    name.isHidden = !isLoggedIn
  }
}
