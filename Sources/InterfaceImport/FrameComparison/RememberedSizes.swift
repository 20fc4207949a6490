import PlaygroundModel

/// Views whose size Interface Builder remembers: UIViews of any class in a stack view (44 lengths in eleven projects), empty stack views
/// (two projects) and labels without text (23 in four projects), if no constraint sets their width or height. Their former size, initially 240 x 128, is their intrinsic size, but only on the canvas.
///
/// Like a placeholder, such a view grows with its content and never shrinks. In frames of 14 projects, 25 of 55 views with content are
/// larger than their constraints require, and none is smaller. 92 other frames agree.
struct RememberedSizes {
    private var sized: Set<String> = []
    /// The attribute that a surrounding stack view sets, by view. It is set for views that fill the stack view.
    private var filled: [String: String] = [:]
    private var arranged: Set<String> = []

    /// Views whose class gave them a size on the canvas (IBDesignable) are left out.
    init(in root: Element, of document: InterfaceBuilderDocument) {
        for element in root.subtree {
            if element.name == "stackView" {
                let ids = element.list("subviews").filter(Self.isWithoutContent).compactMap(\.id).filter { document.designableSizes[$0] == nil }
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
        switch view.name {
        case "view": true
        case "stackView": view["customClass"] == nil && view.list("subviews").isEmpty
        case "label": (view.string("text") ?? "").isEmpty && view.value(of: "attributedText") == nil
        default: false
        }
    }

    /// The `width` and `height`, in points, that the canvas remembers.
    func lengths(of view: Element) -> [(attribute: String, length: Double)] {
        guard let id = view.id, arranged.contains(id), let size = ViewElement.frame(of: view)?.size else { return [] }
        let lengths: [(attribute: String, length: Double)] = [("width", size.width), ("height", size.height)]
        return lengths.filter { $0.length > 0 && !sized.contains("\(id).\($0.attribute)") }
    }

    /// Whether a remembered length determines the frame, either along the stack view's axis, or across it without `fill`.
    func decide(_ view: Element) -> Bool {
        lengths(of: view).contains { $0.attribute != view.id.flatMap { filled[$0] } }
    }
}
