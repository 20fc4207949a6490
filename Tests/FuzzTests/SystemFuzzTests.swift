import ConstraintSolver
import LayoutEngine
import PlaygroundModel
import SeededRandom
import Testing

/// Constraint systems. Serialized, so that time and memory are those of one reader.
@Suite(.serialized) struct SystemFuzzTests {
    private static let coefficients = [1.0, -1, 1, -1, 2, -0.5, 1.0 / 3, 1e-6, -1e6, 1e5, 1e-12, 1e-300, 1e300, .infinity, .nan]
    private static let constants = [0.0, 1, -1, 10, 44.5, 375, 1e6, -1e6, 1e-9, 1e12, -1e300]

    @Test func `systems of the solver`() throws {
        try FuzzRun("solver", short: 400)(input: { $0 }) { random in
            var random = random
            var solver = Solver(range: 1e7)
            let variables = (0..<Int.random(in: 1...12, using: &random)).map { _ in solver.makeVariable() }
            var ids: [ConstraintID] = []
            var refused = 0
            for _ in 0..<Int.random(in: 1...40, using: &random) {
                switch Int.random(in: 0..<10, using: &random) {
                case 0: if let id = ids.popLast() { try? solver.remove(id) }
                case 1: try? solver.addEditVariable(variables[0], strength: .strong)
                case 2: try? solver.suggest(Self.constants.randomElement(using: &random) ?? 0, for: variables[0])
                default:
                    guard let added = try? solver.add(Self.constraint(variables, &random)) else {
                        refused += 1
                        continue
                    }
                    ids.append(added)
                    guard variables.allSatisfy({ abs(solver.value(of: $0)) <= 1e7 + 1 }) else {
                        throw FuzzFault("beyond the range: \(variables.map(solver.value))")
                    }
                }
            }
            _ = solver.undeterminedVariables(among: variables)
            guard variables.allSatisfy({ solver.value(of: $0).isFinite }) else { throw FuzzFault("a value is not a number") }
            return refused == 0 ? "held" : "refused in part"
        }
    }

    private static func constraint(_ variables: [Variable], _ random: inout SeededGenerator) -> Constraint {
        let terms = (0..<Int.random(in: 1...4, using: &random)).map { _ in
            LinearExpression.Term(
                variables.randomElement(using: &random) ?? variables[0], coefficients.randomElement(using: &random) ?? 1)
        }
        let strengths: [Strength] = [.required, .required, .strong, .weak, Strength(level: 750), Strength(level: 0.5, weight: 900)]
        return Constraint(
            LinearExpression(terms, constant: constants.randomElement(using: &random) ?? 0),
            [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
            strength: strengths.randomElement(using: &random) ?? .required)
    }

    @Test func `layouts`() throws {
        try FuzzRun("layout", share: 0.2, short: 20)(input: Self.request) { request in
            var screen = ScreenLayout()
            let result = screen.layout(request)
            let bound = 2 * PlaygroundLimits.coordinate + 2
            for (view, frame) in result.frames {
                let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY]
                guard edges.allSatisfy({ abs($0) <= bound }), frame.width >= 0, frame.height >= 0 else {
                    throw FuzzFault("\(view) is at \(frame)")
                }
            }
            guard result.frames.count == request.views.count else { throw FuzzFault("a view has no frame") }
            var wider = request
            wider.size.width += 60
            _ = screen.layout(wider)
            return result.issues.isEmpty ? "in order" : "with issues"
        }
    }

    private static let views: [ViewKind] = [.view, .label, .image, .stack, .scroll, .button, .textView, .layoutGuide]

    private static func request(_ random: inout SeededGenerator) -> LayoutRequest {
        let count = Int.random(in: 1...14, using: &random)
        let views = (0..<count).map { index -> LayoutRequest.View in
            let kind = Self.views.randomElement(using: &random) ?? .view
            var view = LayoutRequest.View(id: ViewID("v\(index)"), kind: kind)
            view.properties[.text] = .string(String(repeating: "word ", count: Int.random(in: 0...30, using: &random)))
            view.properties[.numberOfLines] = .number(Double(Int.random(in: 0...3, using: &random)))
            if Int.random(in: 0..<3, using: &random) == 0 {
                view.properties[.horizontalHuggingPriority] = .number([1, 250, 999, 1000].randomElement(using: &random) ?? 1)
                view.properties[.verticalCompressionResistancePriority] = .number(1000)
            }
            // Views only contain later ones, so none contains itself.
            if Bool.random(using: &random), index + 1 < count { view.subviews = [ViewID("v\(index + 1)")] }
            return view
        }
        var traits = TraitCollection()
        traits.displayScale = 3
        if Bool.random(using: &random) { traits.layoutDirection = .rightToLeft }
        let size = Size(width: 375, height: 667)
        let constraints = (0..<Int.random(in: 0...40, using: &random)).map { constraint($0, among: views, &random) }
        return LayoutRequest(
            size: size, windowSize: size, safeAreaInsets: EdgeInsets(top: 20), traits: traits, views: views, constraints: constraints)
    }

    private static func constraint(
        _ number: Int, among views: [LayoutRequest.View], _ random: inout SeededGenerator
    ) -> LayoutConstraint {
        let attribute = LayoutAttribute.allCases.randomElement(using: &random) ?? .width
        let others = LayoutAttribute.allCases.filter {
            $0.isDimension == attribute.isDimension && ($0.isDimension || $0.axis == attribute.axis)
        }
        let isAlone = attribute.isDimension && Bool.random(using: &random)
        let multipliers = [1.0, 1, 1, 0.5, 2, -1, 1e5, 1e6, 1e-6]
        let constants = [0.0, 8, -8, 44.5, 300, 1e6, -1e6]
        return LayoutConstraint(
            id: LayoutConstraint.ID(path: DocumentPath([.key("constraints"), .index(number)])), source: "",
            first: LayoutAnchor(item(views, &random), attribute),
            relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
            multiplier: multipliers.randomElement(using: &random) ?? 1,
            second: isAlone ? nil : LayoutAnchor(item(views, &random), others.randomElement(using: &random) ?? attribute),
            constant: constants.randomElement(using: &random) ?? 0,
            priority: LayoutPriority([1000, 1000, 750, 250, 0.5].randomElement(using: &random) ?? 1000))
    }

    private static func item(_ views: [LayoutRequest.View], _ random: inout SeededGenerator) -> LayoutItem {
        let view = views.randomElement(using: &random)?.id
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return .rootView
        case 1: return .window
        case 2: return .guide([.safeArea, .layoutMargins, .readableContent].randomElement(using: &random) ?? .safeArea, of: nil)
        case 3: return .guide([.safeArea, .layoutMargins, .readableContent].randomElement(using: &random) ?? .safeArea, of: view)
        default: return view.map(LayoutItem.view) ?? .rootView
        }
    }
}
