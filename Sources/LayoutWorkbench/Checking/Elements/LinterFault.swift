/// What IBLinter's rules find.
enum LinterFault: ElementFault {
  case relativeToMargin(ElementCheck.Subject, attribute: String)
  case autoLayoutIsOff
  case traitCollections(areOn: Bool)
  /// The canvas shows another device than the team wants, or the document does not say which.
  case otherCanvas(String?, wanted: String)
  case className(String, file: String)
  case storyboardIdentifier(ElementCheck.Subject, ofClass: String?)
  case noInitialController
  case severalControllers(count: Int)
  case showsBottomBar(ElementCheck.Subject)
  case coloredStack(ElementCheck.Subject)
  case reuseIdentifier(ElementCheck.Subject, ofClass: String)
  case plainClass(ElementCheck.Subject, kind: String, allowed: [String])
  case otherClass(ElementCheck.Subject, name: String, allowed: [String])
  case otherModule(ofClass: String, allowed: [String], module: String?)
  case repeatedID(String)
  case repeatedConstraint(ElementCheck.Subject)

  var message: String {
    switch self {
    case .relativeToMargin(let constraint, let attribute):
      "constraint \(constraint) is relative to a margin: \(attribute)"
    case .autoLayoutIsOff: "Auto Layout is off in this document"
    case .traitCollections(let areOn): "'useTraitCollections' must be \(areOn ? "off" : "on")"
    case .otherCanvas(let device?, let wanted):
      "the canvas shows '\(device)', and it should show '\(wanted)'"
    case .otherCanvas(nil, let wanted):
      "the canvas should show '\(wanted)', and the document does not say what it shows"
    case .className(let name, let file):
      "the class '\(name)' should be named as the file, '\(file)'"
    case .storyboardIdentifier(let controller, let name):
      "the storyboard identifier of \(controller) should be that of its class, "
        + (name.map { "'\($0)'" } ?? "nothing")
    case .noInitialController: "the storyboard has no initial view controller"
    case .severalControllers(let count):
      "the storyboard has \(count) view controllers, and should have one"
    case .showsBottomBar(let controller):
      "\(controller) does not hide the bottom bar when it is pushed"
    case .coloredStack(let stack): "stack view \(stack) has a background colour"
    case .reuseIdentifier(let cell, let name):
      "the reuse identifier of \(cell) should be that of its class, '\(name)'"
    case .plainClass(let view, let kind, let allowed):
      "\(view) is a plain \(kind); use one of \(allowed.quotedList)"
    case .otherClass(let view, let name, let allowed):
      "\(view) is of class '\(name)', which is not one of \(allowed.quotedList)"
    case .otherModule(let name, let allowed, let module):
      "the module of class '\(name)' is \(allowed.quotedList), and the document says "
        + (module.map { "'\($0)'" } ?? "none")
    case .repeatedID(let id): "the id '\(id)' stands more than once"
    case .repeatedConstraint(let constraint):
      "constraint \(constraint) says the same as another one of its view"
    }
  }

  var hint: String? {
    switch self {
    case .relativeToMargin: "hold the view at the edge itself, or at the safe area"
    default: nil
    }
  }
}
