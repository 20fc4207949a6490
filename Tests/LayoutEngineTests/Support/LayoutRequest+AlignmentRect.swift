import PlaygroundModel

@testable import LayoutEngine

extension LayoutRequest {
    /// The part of a view's frame that constraints refer to.
    func alignmentRect(of id: ViewID, in result: LayoutResult) -> Rect? {
        guard let frame = result.frames[id], let view = views.first(where: { $0.id == id }) else { return nil }
        return frame.inset(by: LayoutElement(view, stack: nil, traits: LayoutTraits(traits, profile: profile)).alignmentRectInsets)
    }
}
