import PlaygroundModel
import Simulation

/// A width at which a trait or an adaptive element changes while a window is resized.
public struct WidthMark: Hashable, Sendable {
    /// A trait's values below and above the width.
    public struct Change: Hashable, Sendable {
        public var trait: Trait
        public var below: TraitValue?
        public var above: TraitValue?
    }

    /// An adaptive element that starts or stops applying.
    public struct Element: Hashable, Sendable {
        public var path: DocumentPath
        public var place: SourcePlace?
    }

    /// The window's width, in points.
    public var width: Double
    /// The trait changes at this width. Equal changes of several controllers count once.
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
    fileprivate var order: String { "\(trait.name) \(below?.description ?? "") \(above?.description ?? "")" }
}
