import PlaygroundModel

/// The lengths of table views, in points, by style and version of iOS. UIKit publishes few of them: what changed with a
/// version is in `TableMetrics+Versions.swift`, with the sources.
struct TableMetrics: Hashable, Sendable {
    var style: TableStyle
    var profile: BehaviourProfile
    var pixels: PixelGrid

    private var pixel: Double { 1 / pixels.scale }

    // MARK: Rows

    /// The least height of a row that sizes itself.
    var rowHeight: Double { Self.rowHeights[profile] - shortening }
    private var shortening: Double { Self.areRowsShorterByALine[profile] ? pixel : 0 }
    /// What a separator takes of a cell's height from its content view.
    var separatorHeight: Double { Self.areSeparatorsInCells[profile] ? pixel : 0 }
    /// Above and below the text of a higher row, and what stands in a content view.
    var rowPadding: Double { Self.rowPaddings[profile] }
    /// The content view's margins above and below.
    var contentMargin: Double { Self.contentMargins[profile] }

    /// How far text keeps from the sides, where views keep the system's minimum margin.
    func sideMargin(systemMinimum: Double) -> Double {
        guard systemMinimum == 16 else { return systemMinimum }
        return pixels.scale >= 3 ? Self.denseSideMargins[profile] : Self.phoneSideMargins[profile]
    }

    // MARK: Cells in UIKit's styles

    /// Above and below the lines of a subtitle cell.
    var subtitlePadding: Double { Self.subtitlePaddings[profile] - shortening / 2 }
    /// Between the lines of a subtitle cell.
    var lineGap: Double { Self.lineGaps[profile] }
    /// Between them in a row of given height, if the upper then stands as low as this (Interface Builder's frames).
    var fixedRowLineGap: Double { Self.fixedRowLineGaps[profile] }
    var leastTop: Double { 6 }
    /// Whether a value that does not fit beside its text stands below it.
    var stacksLongValues: Bool { Self.areLongValuesStacked[profile] }
    /// Between the columns of a value cell.
    var columnGap: Double { 6 }
    var value2Column: Double { 91 }
    var imageSide: Double { Self.images[profile].side }
    var imageGap: Double { Self.images[profile].gap ?? Self.phoneSideMargins[profile] }
    /// Above and below the image.
    var imagePadding: Double { Self.images[profile].padding }
    /// How far the image stands before the margin at which a text without image begins.
    var imageLead: Double { Self.images[profile].lead }

    /// The image of a cell in one of UIKit's styles.
    struct Image: Sendable {
        var side: Double
        var padding: Double
        /// To the text; `nil` for the margin at the side.
        var gap: Double?
        var lead = 0.0
    }

    // MARK: Accessories

    /// From the end of the content view to that of the accessory, which ends at the margin.
    func accessoryWidth(_ type: AccessoryType) -> Double {
        switch type {
        case .none: 0
        case .disclosureIndicator: pixels.ceil(Self.disclosureWidths[profile])
        case .checkmark: 24
        case .detailButton: Self.detailButtonWidths[profile]
        // Recalled: the button, and the indicator beside it.
        case .detailDisclosureButton: 48
        }
    }

    /// How far an accessory ends before the margin.
    func accessoryLead(_ type: AccessoryType) -> Double {
        type == .disclosureIndicator || type == .detailDisclosureButton ? Self.disclosureLeads[profile] : 0
    }

    /// Between a text and the end of the content view, where an accessory follows.
    var accessoryGap: Double { Self.accessoryGaps[profile] }
}
