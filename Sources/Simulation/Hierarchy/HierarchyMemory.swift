/// Hierarchies and layouts that are kept from one state to the next.
struct HierarchyMemory: Sendable {
    var latest: Hierarchy?
    /// The one of the last callbacks; `nil` while the app does not run.
    var announced: Hierarchy?
    var layouts = ControllerLayouts()

    /// Moves the memory out, so that its layouts are not copied.
    mutating func take() -> HierarchyMemory {
        defer { self = HierarchyMemory() }
        return self
    }
}
