
/// One of several of which one is selected: a segment, a page's dot.
struct SegmentContext: TemplateContext {
    let title: String
    let isSelected: Bool

    init(_ title: String, isSelected: Bool) {
        self.title = title
        self.isSelected = isSelected
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "title": .init(title)
        case "isSelected": .init(isSelected)
        default: nil
        }
    }
}
