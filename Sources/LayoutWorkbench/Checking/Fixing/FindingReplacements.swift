import Diagnostics
package import ElementTree
package import LayoutModel
import PlainText

/// The lines that end single findings, for formats that offer fixes to a person.
///
/// Only for repairs that change separate lines for each finding: recorded frames, and constraints that are said twice.
/// `--fix` proves other repairs for a scene as a whole, so no lines belong to one finding.
package struct FindingReplacements {
  private static let repairs: [CheckRepair] = [.frames, .duplicates]

  /// - Parameter bytes: returns a document as it would be written.
  /// - Returns: all findings. Those that such lines can end have them.
  package static func adding(
    to findings: [CheckFinding], of loaded: LoadedDocument, fonts: UserFonts?,
    bytes: (DocumentTree) throws -> [UInt8]
  ) throws -> [CheckFinding] {
    guard case .file(let old)? = loaded.origin else { return findings }
    var result = findings
    for repair in repairs {
      let positions = findings.indices.filter {
        findings[$0].rule.repair == repair && findings[$0].isFixable
      }
      if positions.isEmpty { continue }
      let draft = try RepairDraft(
        repair, of: loaded, meant: positions.map { findings[$0] }, held: [], fonts: fonts)
      if draft.tree == loaded.tree { continue }
      let difference = LineDifference(from: old, to: try bytes(draft.tree))
      var used: Set<LineDifference.Hunk> = []
      for position in positions {
        let lines = lines(of: findings[position], repair, in: loaded.document)
        guard
          let hunk = difference.hunks.first(where: { hunk in
            lines.contains { hunk.old.contains($0 - 1) }
          }), used.insert(hunk).inserted
        else { continue }
        result[position].replacement = CheckFinding.Replacement(
          lines: hunk.old.lowerBound + 1..<hunk.old.upperBound + 1, text: difference.text(of: hunk))
      }
    }
    return result
  }

  /// The lines, from 1, of the objects that a repair may change for a finding.
  private static func lines(
    of finding: CheckFinding, _ repair: CheckRepair, in document: LayoutDocument
  ) -> [Int] {
    if repair == .frames {
      let frame = document.view(finding.object)?.element.child(key: "frame")
      return [frame?.location?.line].compactMap { $0 }
    }
    let constraints = ConstraintLookup(document)
    return finding.objects.compactMap { id in
      constraints.position(of: ObjectID(id)).flatMap { document.constraintLocations[$0]?.line }
    }
  }
}
