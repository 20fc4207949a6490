import PlaygroundLanguage
import PlaygroundModel

/// A stack view's settings with UIStackView's defaults, and its arranged subviews by index.
struct StackDescription: Hashable, Sendable {
    var axis: LayoutAttribute.Axis
    var distribution: StackDistribution
    var alignment: StackAlignment
    var spacing: Double
    var isLayoutMarginsRelative: Bool
    /// UIStackView.isBaselineRelativeArrangement of a column. It has no effect on a row.
    var isBaselineRelative: Bool
    var shown: [Int]
    /// The hidden subviews in order. They use neither space nor spacing.
    var hidden: [Hidden]
    /// The space after each of `shown`, in points.
    var spacingAfter: [Double]

    struct Hidden: Hashable, Sendable {
        var view: Int
        var place: Int
    }

    init(_ view: LayoutRequest.View, arranged: [Int], views: [LayoutRequest.View]) {
        let properties = view.properties
        let stackAxis: StackAxis = properties.choice(.axis) ?? .horizontal
        axis = stackAxis == .horizontal ? .horizontal : .vertical
        distribution = properties.choice(.distribution) ?? .fill
        alignment = properties.choice(.alignment) ?? .fill
        spacing = properties.numberOrDefault(.spacing)
        isLayoutMarginsRelative = properties.boolOrDefault(.isLayoutMarginsRelativeArrangement)
        isBaselineRelative = axis == .vertical && properties.boolOrDefault(.isBaselineRelativeArrangement)
        shown = arranged.filter { views[$0].properties.bool(.isHidden) != true }
        hidden = []
        var place = 0
        for view in arranged {
            if views[view].properties.bool(.isHidden) == true { hidden.append(Hidden(view: view, place: place)) } else { place += 1 }
        }
        let usual = spacing
        spacingAfter = shown.map { view.customSpacing[views[$0].id] ?? usual }
    }

    var separatesTexts: Bool { axis == .horizontal && distribution != .fillEqually && distribution != .fillProportionally }

    var sharesRowAmongTexts: Bool { axis == .horizontal && distribution == .fill }

    var crossAxis: LayoutAttribute.Axis { axis == .horizontal ? .vertical : .horizontal }
}
