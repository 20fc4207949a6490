import PlaygroundModel

/// The appearance of the cell itself, with colours, corners and border.
struct RowLook {
    let writer: ClassWriter
    let shape: RowShape
    let row: ListContent.Row

    /// The colours that items provide if they differ between rows.
    static let fields: [ViewProperty] = [.backgroundColor, .tintColor]
    private static let properties = fields + [.alpha, .cornerRadius, .borderWidth, .borderColor, .clipsToBounds]
    /// The properties of rows that other writers handle.
    private static let others: Set<ViewProperty> = [
        .text, .detailText, .image, .imageSize, .numberOfLines, .cellStyle, .contentConfiguration, .accessoryType, .selectionStyle, .separatorInset, .rowHeight,
        .itemSize,
    ]

    /// Writes values that all rows of the shape share, in the initializer of a cell class.
    func writeConstants(in lines: inout SwiftLines) {
        let properties = Self.properties + [.layoutMargins, .preservesSuperviewLayoutMargins]
        for property in properties where shape.field(of: property) == nil {
            guard let value = row.cell.properties[property] else { continue }
            var setting = SwiftLines()
            writer.set(property, of: row.cell, to: value, on: "self", in: &setting)
            lines.add(setting.dropping(receiver: "self."))
        }
        remark(allBut: properties)
    }

    /// Writes values that the items provide, in the method that configures a cell.
    func writeFields(in lines: inout SwiftLines) {
        for property in Self.fields {
            guard let field = shape.field(of: property) else { continue }
            lines.add("\(property.rawValue) = item.\(shape.property(of: field))")
        }
    }

    private static let ofAnyCell = properties + [.accessoryType, .selectionStyle]

    /// Writes the defaults of properties that only some rows set.
    func writeDefaults(among rows: [ListContent.Row], in lines: inout SwiftLines) {
        for property in Self.ofAnyCell where property != .borderColor && isPartial(property, rows) {
            writer.set(property, of: row.cell, to: nil, on: "cell", in: &lines)
        }
        if isPartial(.separatorInset, rows) { lines.add("cell.separatorInset = tableView.separatorInset") }
    }

    private func isPartial(_ property: ViewProperty, _ rows: [ListContent.Row]) -> Bool {
        let count = rows.count { $0.cell.properties[property] != nil }
        return count > 0 && count < rows.count
    }

    /// Writes all values of a cell whose class the rows `others` also use. Values that only others set are reset to their defaults.
    func write(among others: [ListContent.Row], in lines: inout SwiftLines) {
        for property in Self.ofAnyCell where others.contains(where: { $0.cell.properties[property] != nil }) {
            if let field = shape.field(of: property) {
                lines.add("cell.\(property.rawValue) = item.\(shape.property(of: field))")
            } else if row.cell.properties[property] != nil || property != .borderColor {
                writer.set(property, of: row.cell, to: row.cell.properties[property], on: "cell", in: &lines)
            }
        }
        if let inset = row.cell.properties[.separatorInset] {
            writer.set(.separatorInset, of: row.cell, to: inset, on: "cell", in: &lines)
        } else if others.contains(where: { $0.cell.properties[.separatorInset] != nil }) {
            lines.add("cell.separatorInset = tableView.separatorInset")
        }
        remark(allBut: Self.properties)
    }

    private func remark(allBut properties: [ViewProperty]) {
        let known = Self.others.union(properties)
        for property in row.cell.properties.values.keys.sorted(by: { $0.rawValue < $1.rawValue }) where !known.contains(property) {
            writer.remark("a row has no \(property.rawValue) in the app", at: row.cell.path)
        }
    }
}
