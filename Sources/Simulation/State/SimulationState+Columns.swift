import PlaygroundModel

extension SimulationState {
    /// Keeps popped controllers that are columns of a collapsed split view. They return when it expands.
    mutating func keepColumns(among popped: [ControllerInstance], offStackOf navigation: ControllerInstance.ID) {
        guard let split = parent(of: navigation), split.split?.isCollapsed == true else { return }
        update(split.id) { split in
            for instance in popped {
                split.split?.shownAsDetail.removeAll { $0 == instance.id }
                guard let column = split.split?.merged.first(where: { $0.value == instance.id })?.key else { continue }
                split.split?.merged[column] = nil
                split.split?.kept[column] = instance
            }
        }
    }
}
