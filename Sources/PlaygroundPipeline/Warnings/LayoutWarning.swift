import LayoutEngine
import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics

/// A layout issue, with the devices that have it and the constraints' text.
public struct LayoutWarning: Sendable {
    var issue: LayoutIssue
    var controller: ControllerDefinition
    /// The ids of device configurations in the page's order. Empty if the context already names the device.
    public var devices: [String]
    var constraints: [LayoutConstraint.ID: LayoutConstraint]
    /// The positions of a conflict's other constraints.
    public var related: [Diagnostic.Related]
    /// The constraints of a conflict that may yield, beginning with the constraint that UIKit breaks.
    var repairs: [Repair] = []

    struct Repair {
        var constraint: LayoutConstraint
        var span: SourceSpan?
        /// The frame that would follow, as the end of a sentence.
        var outcome: String?
    }
}

extension LayoutWarning {
    /// `reading` supplies the lines. `devices` are the devices with the issue. The first device has the layout `request`.
    public init(
        _ issue: LayoutIssue, in controller: ControllerDefinition, of reading: PlaygroundFile.ReadResult, on devices: [String] = [],
        _ request: LayoutRequest? = nil
    ) {
        self.init(
            issue: issue, controller: controller, devices: devices, constraints: controller.allConstraints,
            related: Self.related(to: issue, in: reading))
        guard case .unsatisfiable(let conflicting, let dropped, _) = issue, conflicting.count > 1 else { return }
        let candidates = ([dropped] + conflicting.filter { $0 != dropped }).compactMap { constraints[$0] }.filter { $0.mayYield }
        for constraint in candidates.prefix(Self.shownRepairs) {
            let span = reading.span(of: constraint.id.path)
            guard !repairs.contains(where: { $0.span == span }) else { continue }
            let outcome = request.flatMap { $0.outcome(loweringPriorityOf: constraint) }
            repairs.append(Repair(constraint: constraint, span: span, outcome: outcome.map { "\($0) on \(devices[0])" }))
        }
    }

    private static let shownRepairs = 4

    private static func related(to issue: LayoutIssue, in reading: PlaygroundFile.ReadResult) -> [Diagnostic.Related] {
        guard case .unsatisfiable(let constraints, let dropped, _) = issue else { return [] }
        // One visual format makes several constraints.
        var spans = [reading.span(of: dropped.path)]
        for span in constraints.map({ reading.span(of: $0.path) }) where !spans.contains(span) { spans.append(span) }
        return spans.dropFirst().prefix(shownConstraints).compactMap { $0.map { Diagnostic.Related($0, label: "in conflict with it") } }
    }
}

extension ControllerDefinition {
    fileprivate var allConstraints: [LayoutConstraint.ID: LayoutConstraint] {
        let inCells = views.flatMap { $0.cellConstraints ?? [] }
        return Dictionary(firstOf: (constraints + adaptive.flatMap { $0.constraints } + inCells).map { ($0.id, $0) })
    }
}

extension LayoutConstraint {
    /// Whether the constraint may yield. A visual format cannot express the priority of one of its constraints.
    fileprivate var mayYield: Bool { priority == .required && !source.contains("[") && !source.contains("@") }
}

extension LayoutRequest {
    /// The length and position of the constraint's view if the constraint yields.
    fileprivate func outcome(loweringPriorityOf constraint: LayoutConstraint) -> String? {
        guard case .view(let view) = constraint.first.item else { return nil }
        var request = self
        for place in request.constraints.indices where request.constraints[place].id == constraint.id {
            request.constraints[place].priority = LayoutPriority(999)
        }
        var layout = ScreenLayout()
        guard let frame = layout.layout(request).frames[view] else { return nil }
        let isHorizontal = constraint.first.attribute.axis == .horizontal
        let (length, start) = isHorizontal ? (frame.width, frame.minX) : (frame.height, frame.minY)
        return "\(view.name.quoted) is then \(length.pointText) \(isHorizontal ? "wide" : "high"), from \(start.pointText),"
    }
}

extension LayoutWarning {
    public var path: DocumentPath {
        switch issue {
        case .unsatisfiable(_, let dropped, _), .outOfRange(_, let dropped): dropped.path
        case .viewNotInstalled(let constraint, _): constraint.path
        case .ambiguous(let view, _, _, _, _), .ambiguousContentSize(let view, _), .contentCutOff(let view), .stackArrangementDropped(let view, _):
            controller.view(view)?.path ?? controller.path
        case .contentHigherThanItem(let cell, _, _), .rowWithoutHeight(let cell): cellPath(of: cell)
        case .noRoomForItems(let list, let section): layoutPath(of: list, section)
        case .further: controller.path
        }
    }

    /// The path of the section's layout, or of the list's layout if sections have none.
    private func layoutPath(of list: ViewID, _ section: Int) -> DocumentPath {
        guard let view = controller.view(list) else { return controller.path }
        let path = view.path.appending(ViewProperty.layout.rawValue)
        guard let sections = view.properties.compositionalLayout(.layout)?.sections, !sections.isEmpty else { return path }
        return path.appending("sections").appending(min(section, sections.count - 1))
    }

    /// The path of the cell's table, or of the item itself.
    private func cellPath(of item: ViewID) -> DocumentPath {
        guard let item = controller.view(item) else { return controller.path }
        guard item.cellConstraints != nil, let view = item.subviews.first.flatMap(controller.view) else { return item.path }
        return DocumentPath(Array(view.path.components.dropLast(2)))
    }
}
