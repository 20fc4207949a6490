/// The frames of lists and of child controllers' views, because code may read their sizes. Only frames that follow from required
/// constraints and the known size of a controller's view are determined.
@MainActor struct SolvedFrames {
    private let root: UIView
    private let isHorizontal: Bool
    private let equations: [NSLayoutConstraint]
    private var views: [UIView] = []
    private var places: [ObjectIdentifier: Int] = [:]

    private static let mostViews = 24

    static func set(in root: UIView) {
        let targets = self.targets(in: root)
        guard !targets.isEmpty else { return }
        let solved = [true, false].map { SolvedFrames(root, isHorizontal: $0, targets).extents }
        for target in targets {
            let place = ObjectIdentifier(target)
            var frame = target.frame
            if let (start, length) = solved[0][place] { frame = CGRect(x: start, y: frame.minY, width: length, height: frame.height) }
            if let (start, length) = solved[1][place] { frame = CGRect(x: frame.minX, y: start, width: frame.width, height: length) }
            if frame.width <= 0 { frame.size.width = root.bounds.width }
            if frame.height <= 0 { frame.size.height = root.bounds.height }
            let given = target.givenFrame ?? target.frame
            guard frame != target.frame else { continue }
            target.frame = frame
            target.givenFrame = given
        }
    }

    private static func targets(in view: UIView) -> [UIView] {
        view.subviews.flatMap { subview in
            subview.controller != nil || subview is UITableView || subview is UICollectionView ? [subview] : targets(in: subview)
        }
    }

    private init(_ root: UIView, isHorizontal: Bool, _ targets: [UIView]) {
        (self.root, self.isHorizontal) = (root, isHorizontal)
        equations = ActiveConstraints.all.filter { constraint in
            constraint.relation == .equal && constraint.priority == .required
                && Self.factors(constraint.firstAttribute, isHorizontal, isReversed: false) != nil
        }
        for target in targets.prefix(Self.mostViews) { add(target) }
        var next = 0
        while next < views.count {
            let view = views[next]
            next += 1
            if let superview = view.superview { add(superview) }
            for equation in equations where equation.firstItem === view || equation.secondItem === view {
                for other in [equation.firstItem, equation.secondItem] { if let other = other as? UIView { add(other) } }
            }
        }
    }

    private mutating func add(_ view: UIView) {
        guard view !== root, views.count < Self.mostViews, view.isDescendant(of: root), places[ObjectIdentifier(view)] == nil else { return }
        places[ObjectIdentifier(view)] = views.count
        views.append(view)
    }

    /// The origin in the superview, and the length, of each view that is determined.
    private var extents: [ObjectIdentifier: (CGFloat, CGFloat)] {
        let values = Self.solution(equations.compactMap(row) + views.flatMap(rows), count: views.count * 2)
        var extents: [ObjectIdentifier: (CGFloat, CGFloat)] = [:]
        for (place, view) in views.enumerated() {
            guard let start = values[place * 2], let end = values[place * 2 + 1] else { continue }
            let outer = view.superview === root ? 0 : view.superview.flatMap { places[ObjectIdentifier($0)] }.flatMap { values[$0 * 2] }
            guard let outer else { continue }
            extents[ObjectIdentifier(view)] = (start - outer, end - start)
        }
        return extents
    }

    /// The factors of the views' starts and ends, followed by the constant. `nil` for unknown items.
    private func row(_ equation: NSLayoutConstraint) -> [CGFloat]? {
        var row = [CGFloat](repeating: 0, count: views.count * 2 + 1)
        guard let first = equation.firstItem, add(first, equation.firstAttribute, 1, to: &row) else { return nil }
        if let second = equation.secondItem, !add(second, equation.secondAttribute, -equation.multiplier, to: &row) { return nil }
        row[views.count * 2] += equation.constant
        return row
    }

    private func add(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, to row: inout [CGFloat]) -> Bool {
        let isReversed = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard let (start, end) = Self.factors(attribute, isHorizontal, isReversed: isReversed) else { return false }
        if let place = places[ObjectIdentifier(item)] {
            row[place * 2] += multiplier * start
            row[place * 2 + 1] += multiplier * end
        } else if let known = extent(of: item) {
            row[views.count * 2] -= multiplier * (start * known.start + end * known.end)
        } else {
            return false
        }
        return true
    }

    /// The extent of the root view or of one of its guides.
    private func extent(of item: AnyObject) -> (start: CGFloat, end: CGFloat)? {
        let length = isHorizontal ? root.bounds.width : root.bounds.height
        if item === root { return (0, length) }
        guard let guide = item as? UILayoutGuide, guide.owningView === root,
              let name = root.ownGuides.first(where: { $0.value === guide })?.key
        else { return nil }
        let insets = root.safeAreaInsets
        let margins = name == "layoutMargins" || name == "readableContent" ? root.layoutMargins : .zero
        return isHorizontal
            ? (insets.left + margins.left, length - insets.right - margins.right)
            : (insets.top + margins.top, length - insets.bottom - margins.bottom)
    }

    /// The equations for the frame that code has set on a view.
    private func rows(of view: UIView) -> [[CGFloat]] {
        guard view.translatesAutoresizingMaskIntoConstraints, let place = places[ObjectIdentifier(view)], let superview = view.superview
        else { return [] }
        let frame = view.givenFrame ?? view.frame
        let (start, length) = isHorizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
        let isFlexible = view.autoresizingMask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
        guard length > 0 || isFlexible, !(superview is UIStackView) else { return [] }
        let outer = places[ObjectIdentifier(superview)]
        var (first, second) = ([CGFloat](repeating: 0, count: views.count * 2 + 1), [CGFloat](repeating: 0, count: views.count * 2 + 1))
        (first[place * 2], first[views.count * 2], second[place * 2 + 1]) = (1, start, 1)
        if let outer { first[outer * 2] = -1 }
        if length > 0 {
            (second[place * 2], second[views.count * 2]) = (-1, length)
        } else if let outer {
            second[outer * 2 + 1] = -1
        } else {
            second[views.count * 2] = isHorizontal ? root.bounds.width : root.bounds.height
        }
        return [first, second]
    }

    /// An attribute expressed as factors of an item's start and end. `nil` for attributes of the other axis, margins and baselines.
    private static func factors(
        _ attribute: NSLayoutConstraint.Attribute, _ isHorizontal: Bool, isReversed: Bool
    ) -> (start: CGFloat, end: CGFloat)? {
        switch (attribute, isHorizontal) {
        case (.left, true), (.top, false): (1, 0)
        case (.right, true), (.bottom, false): (0, 1)
        case (.leading, true): isReversed ? (0, 1) : (1, 0)
        case (.trailing, true): isReversed ? (1, 0) : (0, 1)
        case (.centerX, true), (.centerY, false): (0.5, 0.5)
        case (.width, true), (.height, false): (-1, 1)
        default: nil
        }
    }

    /// The values that linear equations determine, found by elimination. The last number of each row is its constant.
    private static func solution(_ equations: [[CGFloat]], count: Int) -> [CGFloat?] {
        var rows = equations
        var columns: [Int] = []
        for column in 0..<count {
            let done = columns.count
            guard let best = (done..<rows.count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }), abs(rows[best][column]) > 1e-6
            else { continue }
            rows.swapAt(done, best)
            let pivot = rows[done][column]
            rows[done] = rows[done].map { $0 / pivot }
            for other in rows.indices where other != done && abs(rows[other][column]) > 1e-9 {
                let factor = rows[other][column]
                rows[other] = zip(rows[other], rows[done]).map { $0 - factor * $1 }
            }
            columns.append(column)
        }
        var values = [CGFloat?](repeating: nil, count: count)
        for (row, column) in zip(rows, columns) {
            let isAlone = row.indices.allSatisfy { $0 == column || $0 == count || abs(row[$0]) < 1e-6 }
            if isAlone { values[column] = row[count] }
        }
        return values
    }
}
