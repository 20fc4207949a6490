import PlaygroundModel
import Simulation

/// The dots of a page controller. A tap on a half turns one page (`UIPageControl`).
struct PageControlNodes {
    let control: PageControl
    let controller: SceneController

    private var id: String { controller.id.description }
    private var isRightToLeft: Bool { controller.traits.collection.layoutDirection == .rightToLeft }

    var nodes: [WireframeNode] {
        [WireframeNode(
            id: "\(id)/dots", role: .pageDots, frame: control.frame.relative(to: controller.frame.origin),
            content: .pages(count: control.numberOfPages, current: control.currentPage),
            accessibilityLabel: "Page \(control.currentPage + 1) of \(control.numberOfPages)", children: halves
        )]
    }

    /// The tap areas. In right-to-left layouts the next page is on the left. The first and the last page have one half.
    private var halves: [WireframeNode] {
        let width = control.frame.width / 2, height = control.frame.height
        let steps = [(name: "previous", places: -1), (name: "next", places: 1)]
        return steps.filter { (0..<control.numberOfPages).contains(control.currentPage + $0.places) }.map { step in
            let isOnRight = (step.places > 0) != isRightToLeft
            return WireframeNode(
                id: "\(id)/dots/\(step.name)", role: .pageStep,
                frame: Rect(x: isOnRight ? width : 0, y: 0, width: width, height: height),
                // A swipe to the left shows the page on the right.
                event: .swipe(isOnRight ? .left : .right),
                accessibilityLabel: step.places > 0 ? "Next page" : "Previous page"
            )
        }
    }
}
