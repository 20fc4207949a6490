import LayoutEngine
import PlaygroundModel

struct IssueMarks {
    private var marks: [ViewID: Set<WireframeNode.IssueMark>] = [:]

    init(layout: LayoutResult, constraints: [LayoutConstraint]) {
        for (view, text) in layout.texts where text.isTruncated { add(.clipped, to: view) }
        var culprits: Set<LayoutConstraint.ID> = []
        for issue in layout.issues {
            switch issue {
            case .contentCutOff(let view):
                add(.clipped, to: view)
            case .contentHigherThanItem(let item, _, _):
                add(.clipped, to: item)
            case .ambiguous(let view, .horizontal, _, _, _), .ambiguousContentSize(let view, .horizontal):
                add(.ambiguousHorizontally, to: view)
            case .ambiguous(let view, .vertical, _, _, _), .ambiguousContentSize(let view, .vertical):
                add(.ambiguousVertically, to: view)
            case .unsatisfiable(let constraints, _, _), .outOfRange(let constraints, _):
                culprits.formUnion(constraints)
            case .stackArrangementDropped(let view, let constraints):
                add(.conflict, to: view)
                culprits.formUnion(constraints)
            case .rowWithoutHeight(let row): add(.ambiguousVertically, to: row)
            case .noRoomForItems(let list, _): add(.clipped, to: list)
            case .viewNotInstalled, .further:
                // A missing view has no box to mark.
                break
            }
        }
        for view in constraints.filter({ culprits.contains($0.id) }).flatMap({ $0.relatedViews }) { add(.conflict, to: view) }
    }

    /// The marks in declaration order, so that equal marks give equal nodes.
    subscript(view: ViewID) -> [WireframeNode.IssueMark] {
        guard let found = marks[view] else { return [] }
        return WireframeNode.IssueMark.allCases.filter(found.contains)
    }

    private mutating func add(_ mark: WireframeNode.IssueMark, to view: ViewID) {
        marks[view, default: []].insert(mark)
    }
}
