import PlaygroundModel
import Simulation

/// A width at which something flips while a window is resized, marked on the way of its edge.
public struct WidthMark: Hashable, Sendable {
    /// A trait on either side of the width.
    public struct Change: Hashable, Sendable {
        public var trait: Trait
        public var below: TraitValue?
        public var above: TraitValue?
    }

    /// An adaptive element that begins or ceases to hold.
    public struct Element: Hashable, Sendable {
        public var path: DocumentPath
        public var place: SourcePlace?
    }

    /// In points.
    public var width: Double
    /// Each once, whatever the number of controllers that see it.
    public var changes: [Change]
    public var elements: [Element]

    public init(width: Double, changes: [Change], elements: [Element]) {
        self.width = width
        self.changes = changes
        self.elements = elements
    }

    public init(_ flip: WidthFlip, places: SourcePlaces) {
        var seen: Set<Change> = []
        let changes = flip.traits.values.joined().map { Change(trait: $0.trait, below: $0.old, above: $0.new) }
        self.init(
            width: flip.width,
            changes: changes.filter { seen.insert($0).inserted }.sorted { $0.order < $1.order },
            elements: flip.adaptiveElements.map { Element(path: $0, place: places[$0]) }
        )
    }
}

extension WidthMark.Change {
    /// The controllers come in no order; what they see is told in one.
    fileprivate var order: String { "\(trait.name) \(below?.description ?? "") \(above?.description ?? "")" }
}
