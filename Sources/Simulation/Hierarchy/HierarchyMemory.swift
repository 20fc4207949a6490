struct HierarchyMemory: Sendable {
    var latest: Hierarchy?
    /// The hierarchy at the last callbacks. `nil` while the app does not run.
    var announced: Hierarchy?
    var layouts = ControllerLayouts()

    /// Moves the memory out, so that its layouts are not copied.
    mutating func take() -> HierarchyMemory {
        defer { self = HierarchyMemory() }
        return self
    }
}
