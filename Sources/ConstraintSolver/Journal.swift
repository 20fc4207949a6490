/// The steps to undo a rejected addition or suggestion bit for bit. Adding the same constraints again could produce other, equally good
/// values. The journal is open only during these calls, because no others can fail midway.
struct Journal {
    enum Step: BitwiseCopyable {
        case value(variable: Int32, old: Double)
        case side(row: Int32, old: Int32)
        case exchange(entered: Int32, oldPlace: Int32, left: Int32)
        /// A new factorisation found that an active row depends on others. A placeholder replaces it.
        case dropped(row: Int32, variable: Int32)
    }

    private(set) var steps = FlatArray<Step>()
    private var isOpen = false

    mutating func perform(_ operation: StorageOperation) {
        steps.perform(operation)
    }

    mutating func open() {
        steps.removeAll()
        isOpen = true
    }

    mutating func close() {
        isOpen = false
    }

    @inline(__always)
    mutating func record(_ step: Step) {
        if isOpen { steps.append(step) }
    }
}
