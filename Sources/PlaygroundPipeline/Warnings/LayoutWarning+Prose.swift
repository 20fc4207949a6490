import LayoutEngine
import PlaygroundModel
import SourceDiagnostics

extension LayoutWarning: DiagnosticFacts {
    public var code: String {
        switch issue {
        case .unsatisfiable, .stackArrangementDropped: "unsatisfiable-constraints"
        case .outOfRange: "layout-out-of-range"
        case .ambiguous, .ambiguousContentSize: "ambiguous-layout"
        case .viewNotInstalled: "view-not-installed"
        case .contentCutOff: "content-cut-off"
        case .contentHigherThanItem: "content-higher-than-item"
        case .rowWithoutHeight: "row-without-height"
        case .noRoomForItems: "no-room-for-items"
        case .further: "further-mistakes"
        }
    }

    public var severity: Diagnostic.Severity { .warning }

    public var headline: String {
        switch issue {
        case .unsatisfiable(let conflicting, _, _):
            conflicting.count == 1
                ? "this constraint cannot hold"
                : "\(conflicting.count) constraints of \(controller.id.name.quoted) cannot hold together"
        case .outOfRange:
            "this constraint leads beyond \(PlaygroundLimits.coordinate.shortText) points and is ignored"
        case .stackArrangementDropped(let view, _):
            "the arrangement of \(view.name.quoted) cannot hold and was dropped"
        case .ambiguous(let view, let axis, let isPosition, let isSize, _):
            "the constraints do not determine the \(Self.open(axis, isPosition, isSize)) of \(view.name.quoted)"
        case .ambiguousContentSize(let view, let axis):
            "the constraints do not determine the content \(axis == .horizontal ? "width" : "height") of \(view.name.quoted)"
        case .viewNotInstalled(_, let view):
            "this constraint names \(view.name.quoted), which is not installed here"
        case .contentCutOff(let view):
            "the content of \(view.name.quoted) does not fit and is cut off"
        case .contentHigherThanItem(let item, let height, let needed):
            "the content of \(item.name.quoted) needs \(needed.rounded(.up).shortText) points of height, but the item has \(height.shortText)"
        case .rowWithoutHeight(let row):
            "the height of \(row.name.quoted) is not determined, so it has the standard height"
        case .noRoomForItems(let list, let section):
            "the layout of section \(section) leaves no room for items of \(list.name.quoted)"
        case .further(let count):
            "and \(count) further problem\(count == 1 ? "" : "s") with the layout of \(controller.id.name.quoted)"
        }
    }

    public var label: String? {
        if case .unsatisfiable(let conflicting, _, _) = issue, conflicting.count > 1 { "UIKit breaks this one" } else { nil }
    }

    public var notes: [String] {
        (devices.isEmpty ? [] : [seen]) + [conflict, rule].compactMap { $0 }
    }

    public var hint: String? {
        switch issue {
        case .unsatisfiable(_, _, let hidden?):
            "give it the priority 999, which yields while \(hidden.name.quoted) is hidden, or take the view out of the stack view"
        case .unsatisfiable: "give one of them a priority below 1000, such as `@999`, so that it may yield"
        case .outOfRange: "use smaller multipliers and constants"
        case .ambiguous(let view, let axis, false, _, _) where ExampleConstraint.hugging(axis, of: view, in: controller) != nil:
            "let it keep its own size: `\(ExampleConstraint.hugging(axis, of: view, in: controller) ?? "")`"
        case .ambiguous(let view, let axis, let isPosition, _, _):
            "add a constraint, such as \(ExampleConstraint(of: view, in: controller).text(axis, isPosition: isPosition).quoted)"
        case .ambiguousContentSize(let view, let axis):
            "constrain its content to its \(axis == .horizontal ? "trailing" : "bottom") edge, or add `\(view)"
                + ".contentLayoutGuide.\(axis == .horizontal ? "width" : "height") == \(view).frameLayoutGuide"
                + ".\(axis == .horizontal ? "width" : "height")`"
        case .stackArrangementDropped: "give the stack view more room, or a constraint of it less priority"
        case .viewNotInstalled(_, let view):
            "move the constraint into the adaptive element that installs \(view.name.quoted)"
        case .contentHigherThanItem(let item, _, let needed):
            switch layout(around: item) {
            case .compositionalLayout: "estimate the height of item and group: heightDimension = { estimated = \(needed.rounded(.up).shortText) }"
            case .string(CollectionLayout.grid.rawValue):
                "increase itemHeight, or remove it: the items of a grid are then as high as their content"
            default: "give the items a height of \(needed.rounded(.up).shortText) or more: itemSize = { width = …, height = … }"
            }
        case .rowWithoutHeight: "constrain its content to its top and bottom, or give the table a rowHeight"
        case .noRoomForItems: "the items, their spacing and the insets must fit into the group: use smaller ones, or a larger group"
        case .further: nil
        case .contentCutOff: "allow more lines, a smaller font or a larger view"
        }
    }

    public var fixes: [Fix] {
        switch issue {
        case .unsatisfiable(_, let dropped, _): repairs.map { yielding($0, isBroken: $0.constraint.id == dropped) }
        case .ambiguous(let view, let axis, false, _, _) where ExampleConstraint.hugging(axis, of: view, in: controller) != nil:
            ExampleConstraint.hugging(axis, of: view, in: controller).map { [.add($0)] } ?? []
        case .ambiguous(let view, let axis, let isPosition, _, _):
            ExampleConstraint(of: view, in: controller).fix(axis, isPosition: isPosition, in: controller).map { [$0] } ?? []
        default: []
        }
    }

    private func yielding(_ repair: Repair, isBroken: Bool) -> Fix {
        let subject = isBroken ? "it" : repair.constraint.source.quoted
        return Fix("Let \(subject) yield, with priority 999\(repair.outcome.map { ": \($0)" } ?? "")", .append(" @999"), at: repair.span)
    }

    /// The maximum number of listed constraints, as many as a user can compare.
    static let shownConstraints = 12

    private func layout(around item: ViewID) -> PropertyValue? {
        controller.views.first { $0.subviews.contains(item) }?.properties[.layout]
    }

    private var seen: String { "on \(NameList(devices, limit: 4).joined(by: .and))" }

    private var conflict: String? {
        let conflicting: [LayoutConstraint.ID]
        switch issue {
        case .unsatisfiable(let constraints, _, _) where constraints.count > 1: conflicting = constraints
        case .outOfRange(let constraints, _) where constraints.count > 1: conflicting = constraints
        case .stackArrangementDropped(_, let constraints) where !constraints.isEmpty: conflicting = constraints
        default: return nil
        }
        var texts: [String] = []
        for text in conflicting.compactMap({ constraints[$0]?.source ?? $0.nameInList }) where !texts.contains(text) { texts.append(text) }
        let rest = texts.count - Self.shownConstraints
        return "together: " + texts.prefix(Self.shownConstraints).joined(separator: "   ") + (rest > 0 ? "   and \(rest) more" : "")
    }

    /// UIKit's behaviour, if no line of the file mentions it.
    private var rule: String? {
        switch issue {
        case .ambiguous(_, _, _, _, let resized?):
            "UIKit resizes \(resized.name.quoted) here, as recordings show; no documentation says which of the views it chooses"
        case .unsatisfiable(_, _, let hidden?):
            "a hidden arranged subview has a required length of 0 (UISV-hiding): that of \(hidden.name.quoted)"
        case .unsatisfiable(let constraints, _, _) where constraints.contains { $0.nameInList != nil }:
            "the list decides the size of a cell, in whole pixels, which does not yield"
        case .rowWithoutHeight:
            "its constraints ask for a height of 0, which UIKit treats as a mistake and warns about"
        default: nil
        }
    }

    private static func open(_ axis: LayoutAttribute.Axis, _ isPosition: Bool, _ isSize: Bool) -> String {
        let (position, size) = axis == .horizontal ? ("horizontal position", "width") : ("vertical position", "height")
        if isPosition && isSize { return "\(position) and the \(size)" }
        return isSize ? size : position
    }
}
