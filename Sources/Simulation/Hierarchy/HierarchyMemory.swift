/// The hierarchies that outlast their states, and the layouts that the next one goes on from.
struct HierarchyMemory: Sendable {
    /// The one worked out last.
    var latest: Hierarchy?
    /// The one that everybody was told of last; `nil` while the app does not run.
    var announced: Hierarchy?
    var layouts = ControllerLayouts()

    /// Hands the memory over, so that whoever goes on with it need not copy the layouts.
    mutating func take() -> HierarchyMemory {
        defer { self = HierarchyMemory() }
        return self
    }
}
