import PlaygroundModel

/// The views of a scene whose size Interface Builder remembers: a plain UIView that a stack view arranges, or a stack view without arranged
/// views, without a constraint on its width or height, has the size that it had before, at first 240 x 128, as an intrinsic size while
/// designing. The app has none of it.
///
/// It behaves as a placeholder does: the view grows with its content and never shrinks (Interface Builder's frames of 14 projects: of 55
/// views with content 25 are larger than their constraints say, none smaller for this reason; 92 other frames agree with it, none is lost;
/// empty stack views of two projects).
struct RememberedSizes {
    private var sized: Set<String> = []
    /// By view, the attribute that a surrounding stack view decides: views fill it.
    private var filled: [String: String] = [:]
    private var arranged: Set<String> = []

    init(in root: Element) {
        for element in root.subtree {
            if element.name == "stackView" {
                let ids = element.list("subviews").filter(Self.isWithoutContent).compactMap(\.id)
                arranged.formUnion(ids)
                if element["alignment"] ?? "fill" == "fill" {
                    for id in ids { filled[id] = element["axis"] == "vertical" ? "width" : "height" }
                }
            }
            for constraint in element.list("constraints") where constraint.name == "constraint" {
                for (item, key) in [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")] {
                    guard let attribute = constraint[key], let id = constraint[item] ?? element.id else { continue }
                    sized.insert("\(id).\(attribute)")
                }
            }
        }
    }

    private static func isWithoutContent(_ view: Element) -> Bool {
        view["customClass"] == nil && (view.name == "view" || view.name == "stackView" && view.list("subviews").isEmpty)
    }

    /// `width` and `height`, each if the canvas remembers it, in points.
    func lengths(of view: Element) -> [(attribute: String, length: Double)] {
        guard let id = view.id, arranged.contains(id), let size = ViewElement.frame(of: view)?.size else { return [] }
        let lengths: [(attribute: String, length: Double)] = [("width", size.width), ("height", size.height)]
        return lengths.filter { $0.length > 0 && !sized.contains("\(id).\($0.attribute)") }
    }

    /// Whether a remembered length decides the view's frame: one along the stack view's axis, or across it where the view does not fill it.
    func decide(_ view: Element) -> Bool {
        lengths(of: view).contains { $0.attribute != view.id.flatMap { filled[$0] } }
    }
}
