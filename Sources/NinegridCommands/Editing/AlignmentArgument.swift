import ArgumentParser

enum AlignmentArgument: String, CaseIterable, ExpressibleByArgument {
  case fill, leading, top, center, trailing, bottom, firstBaseline, lastBaseline
}
