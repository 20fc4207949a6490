/// A segment or a page's dot.
struct SegmentContext: TemplateContext {
    let title: String
    let isSelected: Bool
    /// Counted from 0.
    let index: Int

    init(_ title: String, isSelected: Bool, index: Int = 0) {
        self.title = title
        self.isSelected = isSelected
        self.index = index
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "title": .init(title)
        case "isSelected": .init(isSelected)
        case "index": .init(index)
        case "state": .init(String(isSelected))
        default: nil
        }
    }
}
