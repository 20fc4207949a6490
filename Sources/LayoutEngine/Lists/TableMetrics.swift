import PlaygroundModel

/// The lengths of table views, in points. `TableMetrics+Versions.swift` has those that changed, with sources.
struct TableMetrics: Hashable, Sendable {
    var style: TableStyle
    var profile: BehaviourProfile
    var pixels: PixelGrid
    var isPad = false

    private var pixel: Double { 1 / pixels.scale }

    var rowHeight: Double { Self.rowHeights[profile] - shortening }
    private var shortening: Double { Self.areRowsShorterByALine[profile] ? pixel : 0 }
    /// The height that a separator takes from the content view.
    var separatorHeight: Double { Self.areSeparatorsInCells[profile] ? pixel : 0 }
    /// Above and below the text of a higher row.
    var rowPadding: Double { Self.rowPaddings[profile] }
    var contentMargin: Double { Self.contentMargins[profile] }

    /// The margin of text at the sides, by the system's minimum margin.
    func sideMargin(systemMinimum: Double) -> Double {
        guard systemMinimum == 16 else { return systemMinimum }
        return pixels.scale >= 3 ? Self.denseSideMargins[profile] : Self.phoneSideMargins[profile]
    }

    /// The margin of a custom content view at a side, by that of UIKit's styles.
    func contentMargin(atSide margin: Double) -> Double {
        margin == 20 && !isPad ? Self.widePhoneContentMargins[profile] : margin
    }

    var subtitlePadding: Double { Self.subtitlePaddings[profile] - shortening / 2 }
    var lineGap: Double { Self.lineGaps[profile] }
    /// Between the lines of a fixed row, if `leastTop` then permits it (Interface Builder's frames).
    var fixedRowLineGap: Double { Self.fixedRowLineGaps[profile] }
    var leastTop: Double { 6 }
    var stacksLongValues: Bool { Self.areLongValuesStacked[profile] }
    var columnGap: Double { 6 }
    var value2Column: Double { 91 }
    var imageSide: Double { Self.images[profile].side }
    var imageGap: Double { Self.images[profile].gap ?? Self.phoneSideMargins[profile] }
    var imagePadding: Double { Self.images[profile].padding }
    /// The distance of the image before the margin of a text without image.
    var imageLead: Double { Self.images[profile].lead }

    struct Image: Sendable {
        var side: Double
        var padding: Double
        /// To the text. `nil` for the margin at the side.
        var gap: Double?
        var lead = 0.0
    }

    /// From the end of the content view to that of the accessory, which ends at the margin.
    func accessoryWidth(_ type: AccessoryType) -> Double {
        switch type {
        case .none: 0
        case .disclosureIndicator: pixels.ceil(Self.disclosureWidths[profile])
        case .checkmark: 24
        case .detailButton: Self.detailButtonWidths[profile]
        // Recalled: the button and the indicator.
        case .detailDisclosureButton: 48
        }
    }

    func accessoryLead(_ type: AccessoryType) -> Double {
        type == .disclosureIndicator || type == .detailDisclosureButton ? Self.disclosureLeads[profile] : 0
    }

    var accessoryGap: Double { Self.accessoryGaps[profile] }
}
