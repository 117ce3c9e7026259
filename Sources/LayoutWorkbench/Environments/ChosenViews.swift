/// Views that are not chosen by options of a command line.
package struct ChosenViews: HiddenViewChoice {
  package var hide: [String] = []
  package var show: [String] = []

  package init(hide: [String] = [], show: [String] = []) {
    self.hide = hide
    self.show = show
  }
}
