/// What constraints say about a view's length along an axis, where they say anything.
enum ConstrainedLength {
  /// They name an edge of it, or compare its length with a number or with a view elsewhere.
  case sized
  /// The constraints only compare the length with the view's other length, or with lengths of views
  /// arranged beside it, of which nothing else is stated.
  case tied
  /// They only compare it with a number, at less than its resistance, but more than what usually hugs (250).
  case weak
  /// They only relate its edges, or its length, to what lies inside the view.
  case filled
}
