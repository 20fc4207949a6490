import PlaygroundModel

@testable import LayoutEngine

extension LayoutRequest {
    /// What constraints speak of in a view's frame.
    func alignmentRect(of id: ViewID, in result: LayoutResult) -> Rect? {
        guard let frame = result.frames[id], let view = views.first(where: { $0.id == id }) else { return nil }
        return frame.inset(by: LayoutElement(view, stack: nil, traits: LayoutTraits(traits, profile: profile)).alignmentRectInsets)
    }
}
