import PlaygroundModel
import Wireframes

/// The parts of a cell other than its views.
enum CellContext {
    static func values(of cell: NodeContent.Cell) -> [String: TemplateValue] {
        [
            "separator": .init(cell.separatorInset.map { "left:\(CSSText.px($0.left));right:\(CSSText.px($0.right))" }),
            "margin": .init(CSSText.px(cell.accessoryMargin)),
            "hasDetail": .init(cell.accessory == .detailButton || cell.accessory == .detailDisclosureButton),
            "hasChevron": .init(cell.accessory == .disclosureIndicator || cell.accessory == .detailDisclosureButton),
            "hasCheckmark": .init(cell.accessory == .checkmark),
        ]
    }
}
