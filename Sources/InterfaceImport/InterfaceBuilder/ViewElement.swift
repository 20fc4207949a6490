import PlaygroundModel

/// Recognizes views among the elements of a document.
package enum ViewElement {
    /// Whether an element is a view. In Interface Builder's format, only views have a content mode.
    package static func isView(_ element: Element) -> Bool {
        element["contentMode"] != nil && element.id != nil
    }

    /// The frame in points, in the superview's coordinates.
    package static func frame(of element: Element) -> Rect? {
        guard let rect = element.children.first(where: { $0.name == "rect" && $0["key"] == "frame" }),
              let x = rect.number("x"), let y = rect.number("y"), let width = rect.number("width"),
              let height = rect.number("height")
        else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// Whether constraints position the view, instead of its frame and autoresizing mask.
    package static func isPlacedByConstraints(_ element: Element) -> Bool {
        element.flag("translatesAutoresizingMaskIntoConstraints") == false
    }

    /// Whether Interface Builder marks the recorded frame as inconsistent with the constraints.
    package static func isDoubtful(_ element: Element) -> Bool {
        ["misplaced", "ambiguous", "fixedFrame"].contains { element.flag($0) == true }
    }
}
