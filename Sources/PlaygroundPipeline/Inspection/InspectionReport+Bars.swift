import PlaygroundModel
import Simulation
import Wireframes

extension BarReport {
    /// The bars on a screen, their parts, and the segments of segmented controls. UIKit creates them without views in the file.
    static func all(in screen: WireframeNode, of scene: Scene) -> [BarReport] {
        // A navigation bar is drawn up to the edge of the screen. UINavigationBar's frame begins below the status bar.
        let bars = scene.controllers.compactMap { controller in
            controller.navigationBar.map { ("\(controller.id)/bar", Rect(origin: $0.frame.origin, size: Size(width: $0.frame.width, height: $0.height))) }
        }
        let frames = Dictionary(firstOf: bars.map { ($0.0, $0.1.offset(by: scene.window.origin)) })
        return all(in: screen).map { report in
            var report = report
            if let frame = frames[report.id] { report.frame = frame.numbers }
            return report
        }
    }

    private static func all(in node: WireframeNode, at origin: Point = .zero, isRightToLeft: Bool = false) -> [BarReport] {
        guard !node.isHidden else { return [] }
        let frame = node.frame.offset(by: origin)
        var found = isReported(node.role) ? [BarReport(node.id, node.role.name, frame, node.content.lines?.joined(separator: " ") ?? node.accessibilityLabel)] : []
        let isRightToLeft = node.style.appearance?.isRightToLeft ?? isRightToLeft
        if case .segments(let titles, _, _) = node.content {
            let width = frame.width / Double(max(1, titles.count))
            for (index, title) in titles.enumerated() {
                let place = Double(isRightToLeft ? titles.count - 1 - index : index)
                let segment = Rect(x: frame.minX + place * width, y: frame.minY, width: width, height: frame.height)
                found.append(BarReport("\(node.id).\(index)", "segment", segment, title))
            }
        }
        return found + node.children.flatMap { all(in: $0, at: node.origin(ofChildrenIn: frame), isRightToLeft: isRightToLeft) }
    }

    private init(_ id: String, _ kind: String, _ frame: Rect, _ content: String?) {
        (self.id, self.kind, self.content) = (id, kind, content)
        self.frame = frame.numbers
    }

    private static func isReported(_ role: WireframeNode.Role) -> Bool {
        switch role {
        case .navigationBar, .backButton, .barTitle, .searchField, .searchRow, .largeTitle, .largeSubtitle, .barButtonItem, .toolbar, .verticalBar,
             .verticalTabBar, .tabBar, .topTabBar, .tabBarItem, .tabAccessory, .tabSidebar, .sidebarRow, .moreListRow, .alertAction: true
        default: false
        }
    }
}
