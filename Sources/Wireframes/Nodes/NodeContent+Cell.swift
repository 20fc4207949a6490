import LayoutEngine
import PlaygroundModel

extension NodeContent {
    /// What a cell draws beside the views in it.
    public struct Cell: Hashable, Sendable {
        public var accessory: AccessoryType
        /// From the trailing edge to the accessory, in points.
        public var accessoryMargin: Double
        /// From the sides to the line below the cell, in points; `nil` where there is none.
        public var separatorInset: EdgeInsets?
        /// Where the cell stands in its section, if the section is a block of its own with round corners.
        public var sectionPosition: LaidOutCell.SectionPosition?

        public var isSelected = false

        public init(
            accessory: AccessoryType = .none, accessoryMargin: Double = 0, separatorInset: EdgeInsets? = nil,
            sectionPosition: LaidOutCell.SectionPosition? = nil
        ) {
            self.accessory = accessory
            self.accessoryMargin = accessoryMargin
            self.separatorInset = separatorInset
            self.sectionPosition = sectionPosition
        }

        /// The cell in the words of an outline.
        var outline: [String] {
            (accessory == .none ? [] : [accessory.rawValue]) + (isSelected ? ["selected"] : []) + (sectionPosition.map { ["\($0.rawValue) of its block"] } ?? [])
        }
    }
}
