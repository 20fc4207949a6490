import LayoutEngine
import PlaygroundModel

extension NodeContent {
    /// A cell's accessory, separator and ground.
    public struct Cell: Hashable, Sendable {
        public var accessory: AccessoryType
        /// The accessory's distance from the trailing edge, in points.
        public var accessoryMargin: Double
        /// The separator's insets, in points. `nil` if the cell has no separator.
        public var separatorInset: EdgeInsets?
        /// `nil` for the look's colour.
        public var separatorColor: Color?
        /// The cell's position in a section with rounded corners. `nil` in other sections.
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

        var outline: [String] {
            (accessory == .none ? [] : [accessory.rawValue]) + (isSelected ? ["selected"] : []) + (sectionPosition.map { ["\($0.rawValue) of its block"] } ?? [])
        }
    }
}
