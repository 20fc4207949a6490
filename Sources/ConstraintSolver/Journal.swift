/// What a refused addition or suggestion undoes, bit for bit: adding the same constraints again may give other, equally good values.
/// Written only meanwhile, since nothing else can fail midway.
struct Journal {
    enum Step: BitwiseCopyable {
        case value(variable: Int32, old: Double)
        case side(row: Int32, old: Int32)
        case exchange(entered: Int32, oldPlace: Int32, left: Int32)
        /// A fresh factorisation found an active row to depend on others, and holds a variable in its stead.
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
