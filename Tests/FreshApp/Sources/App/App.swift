/// The storyboard beside it is what is checked.
public struct App {}
