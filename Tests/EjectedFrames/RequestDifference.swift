import LayoutEngine
import PlaygroundModel

/// The differences between the layout request of a playground and the request of its ejected code. They explain differing frames.
struct RequestDifference {
    private(set) var words = ""

    init(_ playground: LayoutRequest, _ code: LayoutRequest) {
        var found: [String] = []
        let (ours, theirs) = (Self.lines(playground), Self.lines(code))
        for line in ours.subtracting(theirs).sorted().prefix(3) { found.append("the code lacks \(line)") }
        for line in theirs.subtracting(ours).sorted().prefix(3) { found.append("the code alone has \(line)") }
        let views = Dictionary(code.views.map { ($0.id, $0) }) { first, _ in first }
        for view in playground.views {
            guard let other = views[view.id] else { continue }
            found += Self.differences(view, other)
        }
        if playground.layoutMargins != code.layoutMargins { found.append("the root's layoutMargins differ") }
        words = found.prefix(6).joined(separator: "; ")
    }

    /// The recorded properties that can explain a frame.
    private static let recorded: Set<ViewProperty> = [
        .text, .title, .subtitle, .placeholder, .font, .numberOfLines, .lineBreakMode, .preferredMaxLayoutWidth, .image, .imageSize, .buttonStyle,
        .contentInsets, .borderStyle, .segments, .numberOfPages, .datePickerMode, .preferredDatePickerStyle, .date, .components, .axis,
        .distribution, .alignment, .spacing, .isBaselineRelativeArrangement, .isLayoutMarginsRelativeArrangement, .layoutMargins,
        .preservesSuperviewLayoutMargins, .insetsLayoutMarginsFromSafeArea, .isHidden,
        .isScrollEnabled, .contentInset, .contentInsetAdjustmentBehavior, .alwaysBounceVertical, .alwaysBounceHorizontal,
        .horizontalHuggingPriority, .verticalHuggingPriority,
        .horizontalCompressionResistancePriority, .verticalCompressionResistancePriority, .alignmentRectInsets, .style, .rowHeight, .accessoryType,
        .sectionHeaderHeight, .sectionFooterHeight, .separatorStyle, .layout, .scrollDirection, .columns, .itemHeight, .itemSize,
        .minimumLineSpacing, .minimumInteritemSpacing, .sectionInset, .headerReferenceSize, .footerReferenceSize,
    ]

    private static func differences(_ ours: LayoutRequest.View, _ theirs: LayoutRequest.View) -> [String] {
        var found: [String] = []
        if ours.kind != theirs.kind { found.append("\(ours.id) is a \(ours.kind) and a \(theirs.kind)") }
        if ours.subviews != theirs.subviews, !ours.kind.isList { found.append("the views in \(ours.id) differ") }
        for property in ViewProperty.allCases {
            guard let value = ours.properties[property], Self.recorded.contains(property) else { continue }
            let other = theirs.properties[property]
            if value != other { found.append("\(ours.id).\(property.rawValue) is \(value) and \(other.map { "\($0)" } ?? "not set")") }
        }
        return found
    }

    /// The constraints of the screen and of cells, without their positions in a file.
    private static func lines(_ request: LayoutRequest) -> Set<String> {
        Set(request.constraints.map { line($0, root: "") } + request.views.flatMap { cell in
            (cell.cellConstraints ?? []).map { line($0, root: "\(cell.id).") }
        })
    }

    private static func line(_ constraint: LayoutConstraint, root: String) -> String {
        let constant = constraint.constant == 0 ? "" : " + \(constraint.constant.shortText)"
        let second = constraint.second.map { anchor in
            " \(constraint.multiplier == 1 ? "" : constraint.multiplier.shortText + " * ")\(words(anchor, root: root))"
        }
        return "\(words(constraint.first, root: root)) \(constraint.relation.rawValue)\(second ?? "")\(constant) @\(constraint.priority.rawValue.shortText)"
    }

    private static func words(_ anchor: LayoutAnchor, root: String) -> String {
        switch anchor.item {
        case .rootView: "\(root)\(anchor.attribute.rawValue)"
        case .view(let id): "\(id).\(anchor.attribute.rawValue)"
        case .guide(let guide, of: let id): (id.map { "\($0)." } ?? root) + "\(guide.rawValue).\(anchor.attribute.rawValue)"
        case .window: "window.\(anchor.attribute.rawValue)"
        }
    }
}
