/// Orders pivots so that active constraints are as triangular as possible. Columns with one free row come first, and rows that occur in one
/// remaining column come last. The rest is the bump, which is small for systems of views.
struct PivotOrdering {
    struct Pivot: BitwiseCopyable {
        var item: Int32
        var row: Int32
    }

    private(set) var leading = FlatArray<Pivot>()
    /// The pivots that come last, in reverse order of insertion.
    private(set) var trailing = FlatArray<Pivot>()
    private(set) var bump = FlatArray<Int32>()
    var isRowTaken: FlatArray<Bool>

    private let columns: FlatArray<Int32>
    private var isColumnTaken: FlatArray<Bool>
    private var columnCounts: FlatArray<Int32>
    private var rowCounts: FlatArray<Int32>
    private var singleColumns = FlatArray<Int32>()
    private var singleRows = FlatArray<Int32>()
    /// The columns that mention each variable, as positions in `columns`.
    private var mentions = SparseLists()

    /// - Parameter columns: Rows, or complements of variables, as in `SimplexCore.active`.
    init(columns: FlatArray<Int32>, core: SimplexCore) {
        self.columns = columns
        let size = columns.count
        isRowTaken = .init(minimumCapacity: size)
        isColumnTaken = .init(minimumCapacity: size)
        columnCounts = .init(minimumCapacity: size)
        rowCounts = .init(minimumCapacity: size)
        for _ in 0..<size {
            isRowTaken.append(false)
            isColumnTaken.append(false)
            columnCounts.append(0)
            rowCounts.append(0)
            mentions.appendList()
        }
        for column in 0..<size {
            Self.forEachRow(of: columns[column], core: core) { row in
                mentions.append(Int32(truncatingIfNeeded: column), 0, to: Int(row))
                columnCounts[column] += 1
                rowCounts[row] += 1
            }
        }
    }

    mutating func deallocate() {
        leading.deallocate()
        trailing.deallocate()
        bump.deallocate()
        isRowTaken.deallocate()
        isColumnTaken.deallocate()
        columnCounts.deallocate()
        rowCounts.deallocate()
        singleColumns.deallocate()
        singleRows.deallocate()
        mentions.perform(.deallocate)
    }

    mutating func run(core: SimplexCore) {
        for index in 0..<columns.count {
            if columnCounts[index] == 1 { singleColumns.append(Int32(truncatingIfNeeded: index)) }
            if rowCounts[index] == 1 { singleRows.append(Int32(truncatingIfNeeded: index)) }
        }
        while true {
            if singleColumns.count > 0 {
                takeSingleColumn(singleColumns.removeLast(), core: core)
            } else if singleRows.count > 0 {
                takeSingleRow(singleRows.removeLast(), core: core)
            } else {
                break
            }
        }
        for column in 0..<columns.count where !isColumnTaken[column] { bump.append(columns[column]) }
    }

    private mutating func takeSingleColumn(_ column: Int32, core: SimplexCore) {
        if isColumnTaken[column] || columnCounts[column] != 1 { return }
        var free: Int32 = -1
        Self.forEachRow(of: columns[column], core: core) { row in
            if !isRowTaken[row] { free = row }
        }
        leading.append(Pivot(item: columns[column], row: free))
        take(column, free, core: core)
    }

    private mutating func takeSingleRow(_ row: Int32, core: SimplexCore) {
        if isRowTaken[row] || rowCounts[row] != 1 { return }
        for entry in mentions.range(Int(row)) where !isColumnTaken[mentions.indices[entry]] {
            let column = mentions.indices[entry]
            trailing.append(Pivot(item: columns[column], row: row))
            take(column, row, core: core)
            return
        }
    }

    private mutating func take(_ column: Int32, _ row: Int32, core: SimplexCore) {
        isColumnTaken[column] = true
        isRowTaken[row] = true
        Self.forEachRow(of: columns[column], core: core) { other in
            rowCounts[other] -= 1
            if rowCounts[other] == 1, !isRowTaken[other] { singleRows.append(other) }
        }
        for entry in mentions.range(Int(row)) {
            let other = mentions.indices[entry]
            columnCounts[other] -= 1
            if columnCounts[other] == 1, !isColumnTaken[other] { singleColumns.append(other) }
        }
    }

    @inline(__always)
    private static func forEachRow(of item: Int32, core: SimplexCore, _ body: (Int32) -> Void) {
        if item < 0 {
            body(~item)
        } else {
            for entry in core.terms.range(Int(item)) { body(core.terms.indices[entry]) }
        }
    }
}
