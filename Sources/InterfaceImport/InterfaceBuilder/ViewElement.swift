/// What tells views from other objects of a document.
package enum ViewElement {
    /// Whether an element is a view: Interface Builder gives each a frame and a content mode, and calls the frame's key so.
    package static func isView(_ element: Element) -> Bool {
        element["contentMode"] != nil && element.id != nil
    }

    /// The frame UIKit gave the view when the document was saved, in its superview's coordinates, in points.
    package static func frame(of element: Element) -> (x: Double, y: Double, width: Double, height: Double)? {
        guard let rect = element.children.first(where: { $0.name == "rect" && $0["key"] == "frame" }),
              let x = rect.number("x"), let y = rect.number("y"), let width = rect.number("width"),
              let height = rect.number("height")
        else { return nil }
        return (x, y, width, height)
    }

    /// Whether constraints place the view. One whose autoresizing mask does is placed by its frame.
    package static func isPlacedByConstraints(_ element: Element) -> Bool {
        element.flag("translatesAutoresizingMaskIntoConstraints") == false
    }

    /// Whether Interface Builder itself says that the recorded frame is not what the constraints say.
    package static func isDoubtful(_ element: Element) -> Bool {
        ["misplaced", "ambiguous", "fixedFrame"].contains { element.flag($0) == true }
    }
}
