import Mustache

/// One of several of which one is selected: a segment, a page's dot.
struct SegmentContext: MustacheParent {
    let title: String
    let isSelected: Bool

    init(_ title: String, isSelected: Bool) {
        self.title = title
        self.isSelected = isSelected
    }

    func child(named name: String) -> Any? {
        switch name {
        case "title": title
        case "isSelected": isSelected
        default: nil
        }
    }
}
