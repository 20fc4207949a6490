import LayoutEngine
import PlaygroundModel
import SeededRandom

/// Random screens with cards in a column and stack views of all kinds. Some have conflicts, ties or unconstrained views.
enum RandomScreen {
    static func request(_ random: inout SeededGenerator) -> LayoutRequest {
        var views: [LayoutRequest.View] = []
        var constraints: [String] = []
        var above = "safeArea.top"
        for index in 0..<Int.random(in: 2...6, using: &random) {
            let name = "item\(index)"
            views += Bool.random(using: &random) ? stack(name, &random) : [leaf(name, &random)]
            constraints += ["\(name).top == \(above) + \(Int.random(in: 0...20, using: &random))"]
            constraints += horizontal(name, &random)
            if Int.random(in: 0..<5, using: &random) == 0 {
                constraints.append("\(name).width == \(name).height * 1.5 @\(Int.random(in: 1...999, using: &random))")
            }
            above = "\(name).bottom"
        }
        var request = LayoutRequest.make(
            size: Size(width: 375, height: 667), scale: Bool.random(using: &random) ? 2 : 3,
            rightToLeft: Int.random(in: 0..<4, using: &random) == 0, views: views)
        request.constraints = .parsing(constraints)
        return request
    }

    /// A single stack view on a screen, large enough for its spacing.
    static func loneStack(_ random: inout SeededGenerator) -> (request: LayoutRequest, stack: LayoutRequest.View) {
        var views = stack("stack", &random)
        views[0].properties[.isLayoutMarginsRelativeArrangement] = nil
        let request = LayoutRequest.make(
            scale: Double(Int.random(in: 1...3, using: &random)), views: views,
            "stack.left == left + 7", "stack.top == top + 9",
            "stack.width == \(Int.random(in: 60...300, using: &random))",
            "stack.height == \(Int.random(in: 60...300, using: &random))")
        return (request, views[0])
    }

    /// Changes the width, the safe area, the window or a text.
    static func change(_ request: inout LayoutRequest, _ random: inout SeededGenerator) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: request.safeAreaInsets = EdgeInsets(top: Double(Int.random(in: 0...60, using: &random)), left: 11)
        case 1: request.originInWindow.x = Double(Int.random(in: 0...60, using: &random))
        case 2:
            let labels = request.views.indices.filter { request.views[$0].kind == .label }
            guard let label = labels.randomElement(using: &random) else { return }
            request.views[label].properties[.text] = .string(text(&random))
        default:
            request.size.width = Double(Int.random(in: 280...800, using: &random)) / 2
            request.windowSize = request.size
        }
    }

    /// Up to a dozen constraints between random items of the same kind.
    static func addWildConstraints(to request: inout LayoutRequest, _ random: inout SeededGenerator) {
        let views = request.views.map(\.id)
        let guides = LayoutGuide.allCases.flatMap { guide in
            [LayoutItem.guide(guide, of: nil), .guide(guide, of: views.randomElement(using: &random))]
        }
        let items = [.rootView, .window] + guides + views.map(LayoutItem.view)
        for _ in 0..<Int.random(in: 0...12, using: &random) {
            let attribute = LayoutAttribute.allCases.randomElement(using: &random)!
            let others = LayoutAttribute.allCases.filter {
                $0.isDimension == attribute.isDimension && ($0.isDimension || $0.axis == attribute.axis)
            }
            let isAlone = attribute.isDimension && Bool.random(using: &random)
            let second = LayoutAnchor(items.randomElement(using: &random)!, others.randomElement(using: &random)!)
            request.constraints.append(LayoutConstraint(
                id: .number(request.constraints.count), source: "",
                first: LayoutAnchor(items.randomElement(using: &random)!, attribute),
                relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!,
                multiplier: [1, 1, 0.5, 1.75].randomElement(using: &random)!, second: isAlone ? nil : second,
                constant: Double(Int.random(in: -100...300, using: &random)),
                priority: [.required, .required, .defaultHigh, .defaultLow].randomElement(using: &random)!
            ))
        }
    }

    private static func horizontal(_ name: String, _ random: inout SeededGenerator) -> [String] {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: ["\(name).leading == leading + 10"]
        case 1: ["\(name).centerX == centerX", "\(name).width <= width - 40"]
        case 2: ["\(name).leading == window.leading + 70", "\(name).trailing <= trailing"]
        case 3: ["\(name).leading == readableContent.leading", "\(name).trailing == readableContent.trailing @800"]
        default: ["\(name).leading == layoutMargins.leading", "\(name).trailing == layoutMargins.trailing"]
        }
    }

    private static func stack(_ name: String, _ random: inout SeededGenerator) -> [LayoutRequest.View] {
        let children = (0..<Int.random(in: 1...4, using: &random)).map { leaf("\(name)child\($0)", &random) }
        let properties: [ViewProperty: PropertyValue] = [
            .axis: .string(StackAxis.allCases.randomElement(using: &random)!.rawValue),
            .distribution: .string(StackDistribution.allCases.randomElement(using: &random)!.rawValue),
            .alignment: .string(StackAlignment.allCases.randomElement(using: &random)!.rawValue),
            .spacing: .number(Double(Int.random(in: 0...12, using: &random))),
            .isLayoutMarginsRelativeArrangement: .bool(Int.random(in: 0..<4, using: &random) == 0),
        ]
        return [.make(name, .stack, properties, subviews: children.map(\.id.name))] + children
    }

    private static func leaf(_ name: String, _ random: inout SeededGenerator) -> LayoutRequest.View {
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
            .make(name, .label, [
                .text: .string(text(&random)), .numberOfLines: .number(Double(Int.random(in: 0...2, using: &random))),
            ])
        case 2: .make(name, .button, [.title: .string("Go"), .buttonStyle: .string("filled")])
        case 3: .make(name, .switch)
        default: .box(
            name, Double(Int.random(in: 5...90, using: &random)), Double(Int.random(in: 5...90, using: &random)),
            [.alignmentRectInsets: .insets(alignmentRectInsets(&random))])
        }
    }

    private static func alignmentRectInsets(_ random: inout SeededGenerator) -> EdgeInsets {
        guard Int.random(in: 0..<3, using: &random) == 0 else { return .zero }
        return EdgeInsets(
            top: Double(Int.random(in: -2...5, using: &random)), left: Double(Int.random(in: -2...5, using: &random)),
            bottom: Double(Int.random(in: 0...5, using: &random)), right: Double(Int.random(in: 0...5, using: &random)))
    }

    private static func text(_ random: inout SeededGenerator) -> String {
        let words = ["the", "quick", "brown", "fox", "jumps", "over", "lazy", "dogs", "typography"]
        return (0..<Int.random(in: 1...14, using: &random)).map { _ in words.randomElement(using: &random)! }
            .joined(separator: " ")
    }
}
