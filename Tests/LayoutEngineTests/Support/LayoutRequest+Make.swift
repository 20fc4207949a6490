import LayoutEngine
import PlaygroundModel

extension LayoutRequest {
    /// A request for a screen of an iPhone SE (320 × 568 at 2x, no safe area) unless the test sets other values.
    static func make(
        size: Size = Size(width: 320, height: 568), origin: Point = .zero, window: Size? = nil,
        windowWidth: UserInterfaceSizeClass = .unspecified,
        safeArea: EdgeInsets = .zero, scale: Double = 2, rightToLeft: Bool = false, idiom: UserInterfaceIdiom = .phone,
        category: ContentSizeCategory = .large, boldText: Bool = false, version: SystemVersion = 26,
        views: [View], _ constraints: String...
    ) -> LayoutRequest {
        var traits = TraitCollection()
        traits.displayScale = scale
        traits.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
        traits.userInterfaceIdiom = idiom
        traits.preferredContentSizeCategory = category
        traits.legibilityWeight = boldText ? .bold : .regular
        return LayoutRequest(
            size: size, originInWindow: origin, windowSize: window ?? size,
            windowHorizontalSizeClass: windowWidth, safeAreaInsets: safeArea, traits: traits,
            profile: BehaviourProfile(version: version), views: views, constraints: .parsing(constraints)
        )
    }
}

extension LayoutRequest.View {
    static func make(
        _ id: String, _ kind: ViewKind = .view, _ properties: [ViewProperty: PropertyValue] = [:],
        subviews: [String] = [], customSpacing: [String: Double] = [:]
    ) -> LayoutRequest.View {
        LayoutRequest.View(
            id: ViewID(id), kind: kind, properties: ViewProperties(properties), subviews: subviews.map(ViewID.init(_:)),
            customSpacing: Dictionary(uniqueKeysWithValues: customSpacing.map { (ViewID($0), $1) })
        )
    }

    /// A view with exactly this intrinsic size.
    static func box(
        _ id: String, _ width: Double, _ height: Double, _ properties: [ViewProperty: PropertyValue] = [:]
    ) -> LayoutRequest.View {
        let size = PropertyValue.size(Size(width: width, height: height))
        return make(id, .image, properties.merging([.imageSize: size]) { given, _ in given })
    }
}

extension [LayoutConstraint] {
    /// Equations as in a playground, with one space between all parts: `a.leading >= b.trailing * 2 + 8 @750`.
    /// Constraint number n has the path `constraints[n]`.
    static func parsing(_ texts: [String]) -> [LayoutConstraint] {
        texts.enumerated().map { index, text in
            .parsing(text, id: .init(path: DocumentPath([.key("constraints"), .index(index)])))
        }
    }
}

extension LayoutConstraint {
    static func parsing(_ text: String, id: ID) -> LayoutConstraint {
        var parts = text.split(separator: " ").map(String.init)
        var priority = LayoutPriority.required
        if let last = parts.last, last.hasPrefix("@") {
            priority = LayoutPriority(Double(last.dropFirst())!)
            parts.removeLast()
        }
        let first = LayoutAnchor.parsing(parts[0])
        let relation = Relation(rawValue: parts[1])!
        if let number = Double(parts[2]) {
            return LayoutConstraint(
                id: id, source: text, first: first, relation: relation, constant: number, priority: priority)
        }
        var (multiplier, constant) = (1.0, 0.0)
        for place in stride(from: 3, to: parts.count, by: 2) {
            let number = Double(parts[place + 1])!
            switch parts[place] {
            case "*": multiplier = number
            case "+": constant = number
            case "-": constant = -number
            default: preconditionFailure("unknown operator in \(text)")
            }
        }
        return LayoutConstraint(
            id: id, source: text, first: first, relation: relation, multiplier: multiplier,
            second: .parsing(parts[2]), constant: constant, priority: priority
        )
    }
}

extension LayoutAnchor {
    /// An anchor as text: `top`, `safeArea.top`, `window.width`, `photo.top` or `photo.layoutMargins.top`.
    static func parsing(_ text: String) -> LayoutAnchor {
        let parts = text.split(separator: ".").map(String.init)
        let attribute = LayoutAttribute(rawValue: parts.last!)!
        switch parts.count {
        case 1: return LayoutAnchor(.rootView, attribute)
        case 2 where parts[0] == "window": return LayoutAnchor(.window, attribute)
        case 2:
            if let guide = LayoutGuide(rawValue: parts[0]) { return LayoutAnchor(.guide(guide, of: nil), attribute) }
            return LayoutAnchor(.view(ViewID(parts[0])), attribute)
        default: return LayoutAnchor(.guide(LayoutGuide(rawValue: parts[1])!, of: ViewID(parts[0])), attribute)
        }
    }
}

extension LayoutConstraint.ID {
    /// The id of the n-th constraint of a request made by these functions.
    static func number(_ index: Int) -> LayoutConstraint.ID {
        LayoutConstraint.ID(path: DocumentPath([.key("constraints"), .index(index)]))
    }
}
