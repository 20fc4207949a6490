import LayoutEngine
import PlaygroundModel

extension LayoutIssue {
    var view: ViewID? {
        switch self {
        case .stackArrangementDropped(let view, _), .ambiguous(let view, _, _, _, _), .ambiguousContentSize(let view, _),
             .contentCutOff(let view):
            view
        case .contentHigherThanItem(let item, _, _): item
        case .rowWithoutHeight(let row): row
        case .noRoomForItems(let list, _): list
        case .unsatisfiable, .outOfRange, .viewNotInstalled, .further: nil
        }
    }

    /// The number or view that `identity` omits.
    func measure(in controller: ControllerDefinition) -> LintMeasure? {
        switch self {
        case .contentHigherThanItem(_, _, let needed): .needed(needed)
        case .ambiguous(_, _, _, _, let resized): resized.map { .resized(controller.first(like: $0)) }
        default: nil
        }
    }

    /// The issue with the measure of one environment.
    func measured(_ measure: LintMeasure?) -> LayoutIssue {
        switch (self, measure) {
        case (.contentHigherThanItem(let item, let height, _), .needed(let points)): .contentHigherThanItem(item: item, height: height, needed: points)
        case (.ambiguous(let view, let axis, let isPosition, let isSize, _), .resized(let resized)):
            .ambiguous(view: view, axis: axis, isPosition: isPosition, isSize: isSize, resized: resized)
        default: self
        }
    }

    /// The issue without numbers that depend on the environment. Repeated rows are identified with the first row.
    func identity(in controller: ControllerDefinition) -> LayoutIssue {
        switch self {
        case .contentHigherThanItem(let item, _, _): .contentHigherThanItem(item: controller.first(like: item), height: 0, needed: 0)
        case .contentCutOff(let view): .contentCutOff(view: controller.first(like: view))
        case .rowWithoutHeight(let row): .rowWithoutHeight(controller.first(like: row))
        case .ambiguous(let view, let axis, let isPosition, let isSize, _):
            .ambiguous(view: controller.first(like: view), axis: axis, isPosition: isPosition, isSize: isSize)
        case .further: .further(0)
        case .unsatisfiable, .outOfRange, .stackArrangementDropped, .ambiguousContentSize, .viewNotInstalled, .noRoomForItems: self
        }
    }
}
