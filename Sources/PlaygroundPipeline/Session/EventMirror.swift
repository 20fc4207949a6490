import PlaygroundModel
import Wireframes

/// Finds the touched element on other devices. Elements, such as tabs or views, are the same if their nodes have the same ID.
/// The events of two such elements may differ, for example if a back button is covered on one device only.
struct EventMirror {
    private let event: Event
    private let sources: Set<WireframeNode.ID>
    private let idiom: UserInterfaceIdiom
    /// The target of a scroll, as a fraction of the scrollable distance.
    private let share: Double?

    /// Whether the event is the same on every device, independent of the screen.
    static func isSameEverywhere(_ event: Event) -> Bool {
        switch event {
        case .touch, .homeScreen: true
        case .environment, .container: false
        }
    }

    init(_ event: Event, on device: DeviceWireframe) {
        self.event = event
        idiom = device.chrome.idiom
        share = device.screen.elements.last { Self.isScrolled(by: event, $0) }.flatMap { Self.share(of: event, in: $0) }
        sources = Set(device.screen.elements.filter { $0.event == event }.map { $0.id })
    }

    private static func change(_ event: Event, of id: WireframeNode.ID) -> Event? {
        guard case .container(.change(_, let view, let value)) = event else { return nil }
        return .container(.change(controller: String(id.dropLast(view.name.count + 1)), view: view, value))
    }

    /// A tap that focuses the same field. The field's node has no event.
    private func field(among elements: [WireframeNode]) -> Event? {
        guard case .container(.tap(let controller, let view)) = event else { return nil }
        let id = "\(controller).\(view)".withoutSerial
        let same = elements.last { $0.control?.value.property == .text && $0.id.withoutSerial == id }
        return same.map { .tap(controller: String($0.id.dropLast(view.name.count + 1)), view: view) }
    }

    private static func isScrolled(by event: Event, _ node: WireframeNode) -> Bool {
        guard case .container(.scroll(let controller, let view, _)) = event, node.scrollPosition != nil else { return false }
        return node.id.withoutSerial == "\(controller).\(view)".withoutSerial
    }

    private static func share(of event: Event, in node: WireframeNode) -> Double? {
        guard case .container(.scroll(_, _, let target)) = event, let position = node.scrollPosition else { return nil }
        func share(_ offset: Double, _ start: Double, _ limit: Double) -> Double? { limit > 0 ? min(max(0, (offset - start) / limit), 1) : nil }
        return switch target {
        case .x(let offset): share(offset, position.start.x, position.limit.x)
        case .y(let offset): share(offset, position.start.y, position.limit.y)
        case .start, .end, .row: nil
        }
    }

    private static func target(_ target: ScrollTarget, at share: Double?, in node: WireframeNode) -> ScrollTarget {
        guard let share, let position = node.scrollPosition else { return target }
        return switch target {
        case .x: .x(position.start.x + position.limit.x * share)
        case .y: .y(position.start.y + position.limit.y * share)
        case .start, .end, .row: target
        }
    }

    /// The event on another device. `nil` if the element is not on that device's screen.
    func event(on device: DeviceWireframe) -> Event? {
        switch event {
        case .environment(.rotate(let orientation)): return device.chrome.nextOrientation == orientation ? event : nil
        case .environment(.fold), .environment(.hinge): return device.chrome.controls.offered.contains(.fold(.open)) ? event : nil
        case .environment(.window(.resizable)), .environment(.interactiveResize):
            return device.chrome.idiom == idiom && device.chrome.windowLimits != nil ? event : nil
        case .container(.dismiss) where device.chrome.canDismiss: return event
        case .container(.change(let controller, let view, _)):
            let id = "\(controller).\(view)".withoutSerial
            let same = device.screen.elements.last { $0.control != nil && $0.id.withoutSerial == id }
            return same.flatMap { EventMirror.change(event, of: $0.id) }
        case .container(.scroll(_, let view, let target)):
            guard let same = device.screen.elements.last(where: { Self.isScrolled(by: event, $0) }) else { return nil }
            let controller = String(same.id.dropLast(view.name.count + 1))
            return .container(.scroll(controller: controller, view: view, Self.target(target, at: share, in: same)))
        default: break
        }
        let elements = device.screen.elements
        if let field = field(among: elements) { return field }
        if let same = elements.last(where: { sources.contains($0.id) && $0.event != nil }) { return same.event }
        if elements.contains(where: { $0.event == event || $0.swipes.contains(event) }) { return event }
        // Devices may number a repeated controller differently.
        let names = Set(sources.map { $0.withoutSerial })
        return elements.last { $0.event != nil && names.contains($0.id.withoutSerial) }?.event
    }
}

extension WireframeNode.ID {
    /// `detail.next` for `detail#2.next`.
    fileprivate var withoutSerial: String {
        guard let mark = firstIndex(of: "#") else { return self }
        let rest = self[mark...].drop { $0 == "#" || $0.isNumber }
        return String(self[..<mark] + rest)
    }
}

extension WireframeNode {
    /// The visible nodes of the tree, back to front.
    fileprivate var elements: [WireframeNode] {
        var found: [WireframeNode] = []
        collectElements(in: &found)
        return found
    }

    private func collectElements(in found: inout [WireframeNode]) {
        guard !isHidden else { return }
        found.append(self)
        for child in children { child.collectElements(in: &found) }
    }
}
