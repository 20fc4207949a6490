import PlaygroundModel

/// How a cell itself looks: its colours, corners and border.
struct RowLook {
    let writer: ClassWriter
    let shape: RowShape
    let row: ListContent.Row

    /// Colours that the items of a list bring, if rows differ in them.
    static let fields: [ViewProperty] = [.backgroundColor, .tintColor]
    private static let properties = fields + [.alpha, .cornerRadius, .borderWidth, .borderColor, .clipsToBounds]
    /// Properties of the view in which the contents stand.
    private static let ofContentView: [ViewProperty] = [.alpha, .layoutMargins, .preservesSuperviewLayoutMargins]
    /// Properties of rows that are written elsewhere.
    private static let others: Set<ViewProperty> = [
        .text, .detailText, .image, .imageSize, .numberOfLines, .cellStyle, .accessoryType, .selectionStyle, .separatorInset, .rowHeight,
        .itemSize,
    ]

    /// What all rows of the shape have, for the initialiser of a class of cells.
    func writeConstants(in lines: inout SwiftLines) {
        let properties = Self.properties + [.layoutMargins, .preservesSuperviewLayoutMargins]
        for property in properties where shape.field(of: property) == nil {
            guard let value = row.cell.properties[property] else { continue }
            var setting = SwiftLines()
            writer.set(property, of: row.cell, to: value, on: Self.ofContentView.contains(property) ? "contentView" : "self", in: &setting)
            lines.add(setting.dropping(receiver: "self."))
        }
        remark(allBut: properties)
    }

    /// What the items bring, for the method that takes one.
    func writeFields(in lines: inout SwiftLines) {
        for property in Self.fields {
            guard let field = shape.field(of: property) else { continue }
            lines.add("\(property.rawValue) = item.\(shape.property(of: field))")
        }
    }

    /// All of it, for a cell of a class that other rows use, too: it is set back to the default after a row that differs in it.
    ///
    /// - Parameter others: All rows that use the class.
    func write(among others: [ListContent.Row], in lines: inout SwiftLines) {
        let properties = Self.properties + [.accessoryType, .selectionStyle]
        for property in properties where others.contains(where: { $0.cell.properties[property] != nil }) {
            if let field = shape.field(of: property) {
                lines.add("cell.\(property.rawValue) = item.\(shape.property(of: field))")
            } else if row.cell.properties[property] != nil || property != .borderColor {
                // UIKit sets the opacity of the cell itself when it shows it.
                let target = property == .alpha ? "cell.contentView" : "cell"
                writer.set(property, of: row.cell, to: row.cell.properties[property], on: target, in: &lines)
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
