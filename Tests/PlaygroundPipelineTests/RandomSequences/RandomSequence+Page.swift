import PlaygroundModel
import RandomApps
import Simulation
import WireframeHTML
import Wireframes
@testable import PlaygroundPipeline

extension RandomSequence {
    /// The faults in the picture of a page that performs the events: after an event, or after going back.
    func faultOfPage(_ events: [Event], with renderer: PageRenderer) -> String? {
        var session = DeviceSession(
            sample.playground, on: configuration, settings: settings, places: SourcePlaces(sample.reading)
        )
        var simulation = launched
        var shown = [session]
        for event in events {
            session.apply(event)
            let log = simulation.apply(event)
            if let fault = fault(of: session, after: shown[shown.count - 1], simulation, renderer) { return fault }
            if log.isEmpty { shown.removeLast() }
            shown.append(session)
        }
        let fault = faultOfTravel(session, through: shown)
        return fault ?? faultOfMarkup(session.wireframe, renderer)
    }

    private func fault(
        of session: DeviceSession, after last: DeviceSession, _ simulation: DeviceSimulation, _ renderer: PageRenderer
    ) -> String? {
        var (session, last) = (session, last)
        let screen = session.wireframe.screen
        let nodes = screen.nodes
        let ids = nodes.map(\.id)
        if Set(ids).count != ids.count { return "nodes have the same id: \(ids.filter { id in ids.count { $0 == id } > 1 })" }
        if session.picture != session.simulation.pictureAfresh { return "an app just launched shows another picture" }
        let told = TreeDifference(from: last.wireframe.screen, to: screen).operations
        if last.wireframe.screen.applying(told)?.drawn != screen.drawn { return "the patch does not lead to the screen" }
        if let node = nodes.first(where: { !$0.isSound }) { return "\(node.id) is at \(node.frame)" }
        let source = EventSource(simulation, session.picture.scene)
        let unknown = nodes.filter { !$0.isHidden }.flatMap(\.offered).first { !source.offers($0) }
        return unknown.map { "the page offers \($0), which is never drawn" }
    }

    private func faultOfTravel(_ session: DeviceSession, through shown: [DeviceSession]) -> String? {
        var session = session
        for (entry, then) in shown.enumerated() {
            var then = then
            guard session.travel(to: entry) else { return "entry \(entry) is forgotten" }
            if session.picture != then.picture || session.wireframe.screen != then.wireframe.screen {
                return "going back to entry \(entry) shows another picture"
            }
        }
        return nil
    }

    /// Each node of the tree must have an element in the markup.
    private func faultOfMarkup(_ wireframe: DeviceWireframe, _ renderer: PageRenderer) -> String? {
        let elements = renderer.board([wireframe]).ranges(of: " data-id=\"").count
        let nodes = wireframe.screen.nodes.count
        return elements == nodes ? nil : "\(nodes) nodes have \(elements) elements"
    }
}

extension WireframeNode {
    fileprivate var nodes: [WireframeNode] { [self] + children.flatMap(\.nodes) }

    /// The actions that the user can perform on the node.
    fileprivate var offered: [Event] { [event, finger?.longPress].compactMap(\.self) + swipes }

    fileprivate var isSound: Bool {
        [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].allSatisfy(\.isFinite)
            && frame.size.width >= 0 && frame.size.height >= 0
    }
}
