import PlaygroundModel
import Wireframes

/// The parts of a cell other than its views.
enum CellContext {
    static func values(of cell: NodeContent.Cell) -> [String: TemplateValue] {
        [
            "separator": .init(cell.separatorInset.map { separator($0, cell.separatorColor) }),
            "margin": .init(CSSText.px(cell.accessoryMargin)),
            "hasDetail": .init(cell.accessory == .detailButton || cell.accessory == .detailDisclosureButton),
            "hasChevron": .init(cell.accessory == .disclosureIndicator || cell.accessory == .detailDisclosureButton),
            "hasCheckmark": .init(cell.accessory == .checkmark),
        ]
    }

    private static func separator(_ inset: EdgeInsets, _ color: Color?) -> String {
        "left:\(CSSText.px(inset.left));right:\(CSSText.px(inset.right))" + (color.map { ";--ui-separator:\(CSSText.color($0))" } ?? "")
    }
}
