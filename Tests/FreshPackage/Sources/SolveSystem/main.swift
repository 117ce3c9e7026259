import ConstraintSolver

// A label and a button share a row of 320 points; somebody drags the edge between them.
var system = ConstraintSystem()
let (edge, gap) = (system.addVariable(), system.addVariable())
try system.add(edge >= 60)
let narrowest = try system.add(edge + gap <= 240)
try system.add(gap >= 0)
try system.add(gap == 8, priority: 750)
try system.addEdit(edge)
for place in [20.0, 120, 300] {
  try system.suggest(place, for: edge)
  let answer = try system.solve()
  print("at \(place): edge \(answer[edge]), gap \(answer[gap]), \(answer.status.rawValue)")
}
try system.remove(narrowest)
print("free: edge \(try system.solve()[edge])")
