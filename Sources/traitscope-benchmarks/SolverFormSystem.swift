import ConstraintSolver

/// The form of kiwi's benchmark: three labels next to two fields and a container, and a third field at the bottom.
struct FormSystem {
    var solver = Solver()
    let width, height, contentsRight: Variable

    private struct Box {
        let left, top, width, height: Variable

        init(in solver: inout Solver) {
            (left, top) = (solver.makeVariable(), solver.makeVariable())
            (width, height) = (solver.makeVariable(), solver.makeVariable())
        }

        var all: [Variable] { [left, top, width, height] }
        var right: LinearExpression { left + width }
        var bottom: LinearExpression { top + height }
        var middle: LinearExpression { top + 0.5 * height }
    }

    private static let spacing = Strength(level: Strength.medium.level, weight: 1.25)
    private static let container = Strength(level: Strength.medium.level, weight: 100)

    static func make() -> FormSystem {
        do {
            return try FormSystem()
        } catch {
            preconditionFailure("The form is satisfiable: \(error)")
        }
    }

    private init() throws {
        let window = Box(in: &solver)
        let labels = [Box(in: &solver), Box(in: &solver), Box(in: &solver)]
        let fields = [Box(in: &solver), Box(in: &solver), Box(in: &solver)]
        let container = Box(in: &solver)
        let left = solver.makeVariable(), top = solver.makeVariable()
        let right = solver.makeVariable(), bottom = solver.makeVariable()
        let midline = solver.makeVariable()
        (width, height, contentsRight) = (window.width, window.height, right)

        try solver.addEditVariable(width, strength: .strong)
        try solver.addEditVariable(height, strength: .strong)
        for box in [window] + labels + fields + [container] {
            for variable in box.all { try solver.add(variable >= 0) }
        }
        try solver.add((width == 0) | .medium)
        try solver.add((height == 0) | .medium)
        try solver.add(left == window.left + 10)
        try solver.add(top == window.top + 10)
        try solver.add(right == window.right - 10)
        try solver.add(bottom == window.bottom - 10)
        for (label, width) in zip(labels, [67, 66, 24]) {
            try solver.add((label.width == width) | .weak)
            try solver.add((label.width >= width) | .strong)
            try solver.add((label.height == 16) | .strong)
            try solver.add((label.height >= 16) | .strong)
        }
        for field in fields {
            try solver.add((field.width >= 125) | .strong)
            try solver.add((field.height == 21) | .strong)
            try solver.add((field.height >= 21) | .strong)
        }
        try solver.add((container.width >= 119) | Self.container)
        try solver.add((container.width <= 16_777_200) | Self.container)
        try solver.add((container.height >= 24) | Self.container)
        try solver.add((container.height <= 24) | Self.container)
        for box in labels { try place(box.left, after: LinearExpression(left), gap: 0) }
        for (label, box) in zip(labels, [fields[0], fields[1], container]) {
            try place(box.left, after: label.right, gap: 10)
            try place(right, after: box.right, gap: 0)
            try solver.add((box.left == midline) | .strong)
            try solver.add((box.middle == label.middle) | .strong)
        }
        try place(labels[0].top, after: LinearExpression(top), gap: 0)
        try place(labels[1].top, after: labels[0].bottom, gap: 10)
        try place(labels[2].top, after: labels[1].bottom, gap: 10)
        try place(fields[2].top, after: labels[2].bottom, gap: 10)
        try place(fields[0].top, after: LinearExpression(top), gap: 0)
        try place(fields[1].top, after: fields[0].bottom, gap: 10)
        try place(container.top, after: fields[1].bottom, gap: 10)
        try place(fields[2].top, after: container.bottom, gap: 10)
        try place(fields[2].left, after: LinearExpression(left), gap: 0)
        try place(right, after: fields[2].right, gap: 0)
        for _ in 0..<2 { try place(bottom, after: fields[2].bottom, gap: 0) }
    }

    private mutating func place(_ edge: Variable, after other: LinearExpression, gap: Double) throws {
        try solver.add(edge - other - gap >= 0)
        try solver.add((edge - other - gap == 0) | Self.spacing)
    }

    mutating func suggest(_ value: Double, for variable: Variable) {
        do {
            try solver.suggest(value, for: variable)
        } catch {
            preconditionFailure("Width and height are edit variables: \(error)")
        }
    }
}
