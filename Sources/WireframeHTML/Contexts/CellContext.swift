import PlaygroundModel
import Wireframes

/// What a cell draws beside the views in it.
enum CellContext {
    static func values(of cell: NodeContent.Cell) -> [String: Any] {
        [
            "separator": cell.separatorInset.map { "left:\(CSSText.px($0.left));right:\(CSSText.px($0.right))" }.orAbsent,
            "margin": CSSText.px(cell.accessoryMargin),
            "hasDetail": cell.accessory == .detailButton || cell.accessory == .detailDisclosureButton,
            "hasChevron": cell.accessory == .disclosureIndicator || cell.accessory == .detailDisclosureButton,
            "hasCheckmark": cell.accessory == .checkmark,
        ]
    }
}
