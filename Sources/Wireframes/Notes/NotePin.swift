import PlaygroundModel

/// A note's position on a device's screen, for pictures. The page places pins itself (`Templates/modules/notes.js`).
public struct NotePin: Hashable, Sendable {
    public var number: Int
    public var text: String
    /// The pin's centre, in the screen's coordinates.
    public var centre: Point

    public static let radius = 14.0
}

extension DeviceWireframe {
    /// Pins notes to the upper right corners of their elements. Elements that are not on the screen get no pins.
    public mutating func pin(_ notes: [BoardNote]) {
        let model = id.prefix { $0 != "@" }
        let ground = Rect(origin: .zero, size: screen.frame.size)
        let radius = NotePin.radius
        // A pin in a rounded corner of the screen is fully visible at this distance from both edges.
        let least = radius + max(2, 0.3 * chrome.cornerRadius)
        var counts: [String: Double] = [:]
        pins = notes.filter { $0.devices?.contains(String(model)) ?? true }.compactMap { note in
            guard let frame = screen.visibleFrame(of: note.element, from: .zero, in: ground) else { return nil }
            let before = counts[note.element, default: 0]
            counts[note.element] = before + 1
            let x = frame.maxX - before * 2.25 * radius
            let centre = Point(
                x: min(max(x, least), ground.maxX - least), y: min(max(frame.minY, least), ground.maxY - least))
            return NotePin(number: note.number, text: note.text, centre: centre)
        }
    }
}

extension WireframeNode {
    /// The visible frame in the screen's coordinates, clipped by the screen and by lists.
    fileprivate func visibleFrame(of wanted: ID, from origin: Point, in visible: Rect) -> Rect? {
        guard !isHidden else { return nil }
        let own = frame.offset(by: origin)
        if id == wanted {
            let seen = own.intersection(visible)
            return seen.isEmpty ? nil : seen
        }
        for child in children {
            let room = child.role == .scrollContent ? visible.intersection(own) : visible
            if let found = child.visibleFrame(of: wanted, from: self.origin(ofChildrenIn: own), in: room) { return found }
        }
        return nil
    }
}
