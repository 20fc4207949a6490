import PlaygroundModel

/// The plain views of a scene whose size Interface Builder remembers: a UIView that a stack view arranges, without a constraint on its
/// width or height, has the size that it had before, at first 240 x 128, as an intrinsic size while designing. The app has none of it.
///
/// It behaves as a placeholder does: the view grows with its content and never shrinks (Interface Builder's frames of 14 projects: of 55
/// views with content 25 are larger than their constraints say, none smaller for this reason; 92 other frames agree with it, none is lost).
struct RememberedSizes {
    private var sized: Set<String> = []
    private var arranged: Set<String> = []

    init(in root: Element) {
        for element in root.subtree {
            if element.name == "stackView" {
                arranged.formUnion(element.list("subviews").filter { $0.name == "view" && $0["customClass"] == nil }.compactMap(\.id))
            }
            for constraint in element.list("constraints") where constraint.name == "constraint" {
                for (item, key) in [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")] {
                    guard let attribute = constraint[key], let id = constraint[item] ?? element.id else { continue }
                    sized.insert("\(id).\(attribute)")
                }
            }
        }
    }

    /// `width` and `height`, each if the canvas remembers it, in points.
    func lengths(of view: Element) -> [(attribute: String, length: Double)] {
        guard let id = view.id, arranged.contains(id), let size = ViewElement.frame(of: view)?.size else { return [] }
        let lengths: [(attribute: String, length: Double)] = [("width", size.width), ("height", size.height)]
        return lengths.filter { $0.length > 0 && !sized.contains("\(id).\($0.attribute)") }
    }
}
