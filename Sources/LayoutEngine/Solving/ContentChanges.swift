import PlaygroundModel

/// The changes between two requests that differ only in sizes, insets and the content of views.
struct ContentChanges {
    typealias Change = (view: LayoutRequest.View, place: Int, element: LayoutElement)

    private(set) var views: [Change] = []

    /// `nil` if the constraints or the tree of views changed.
    init?(from old: LayoutRequest, to new: LayoutRequest, _ screen: ScreenSystem) {
        guard LayoutTraits(new.traits, profile: new.profile) == screen.traits, old.profile == new.profile,
              old.constraints == new.constraints, old.views.count == new.views.count
        else { return nil }
        guard old.views != new.views else { return }
        for place in new.views.indices where old.views[place] != new.views[place] {
            guard let element = Self.element(at: place, from: old, to: new, screen) else { return nil }
            views.append((new.views[place], place, element))
        }
    }

    /// - Returns: `nil` if there are changes other than the constants of content constraints.
    private static func element(
        at place: Int, from old: LayoutRequest, to new: LayoutRequest, _ screen: ScreenSystem
    ) -> LayoutElement? {
        let (before, after) = (old.views[place], new.views[place])
        guard before.id == after.id, before.kind == after.kind, before.subviews == after.subviews,
              before.customSpacing == after.customSpacing, before.hasSameArrangement(as: after)
        else { return nil }
        let was = screen.elements[place]
        var element = LayoutElement(after, stack: was.stack, traits: screen.traits)
        element.written = was.written
        guard element.hasSameConstraints(as: was) else { return nil }
        if element.content != was.content && screen.usesFittingSizes { return nil }
        return element
    }
}

extension LayoutRequest.View {
    /// The properties that stack views and guides read.
    fileprivate func hasSameArrangement(as other: LayoutRequest.View) -> Bool {
        let read: [ViewProperty] = [
            .isHidden, .layoutMargins, .preservesSuperviewLayoutMargins, .insetsLayoutMarginsFromSafeArea, .axis, .distribution,
            .alignment, .spacing, .isLayoutMarginsRelativeArrangement, .isBaselineRelativeArrangement,
        ]
        return read.allSatisfy { properties[$0] == other.properties[$0] }
    }
}

extension LayoutElement {
    fileprivate func hasSameConstraints(as other: LayoutElement) -> Bool {
        hugging == other.hugging && compressionResistance == other.compressionResistance && wraps == other.wraps
            && alignmentRectInsets == other.alignmentRectInsets
            && content.firstBaseline == other.content.firstBaseline
            && content.lastBaseline == other.content.lastBaseline
            && (!content.centresText || content.height == other.content.height)
            && (content.width == nil) == (other.content.width == nil)
            && (content.height == nil) == (other.content.height == nil)
    }
}
