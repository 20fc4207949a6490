import PlaygroundModel

/// The lengths of table views, in points. Lengths that changed are in `TableMetrics+Versions.swift`, with sources.
struct TableMetrics: Hashable, Sendable {
    var style: TableStyle
    var profile: BehaviourProfile
    var pixels: PixelGrid
    var isPad = false
    /// Whether the table is a list in a collection view.
    var isList = false

    private var pixel: Double { 1 / pixels.scale }

    /// `nil` before iOS 26, and in Interface Builder's canvas.
    var configuredLengths: ConfiguredLengths? { profile.isCanvas ? nil : Self.contentConfigurations[profile] }
    /// The end of a sentence that says why the row height is doubtful.
    var rowHeightDoubt: String? { configuredLengths == nil ? nil : Self.contentConfigurations.row(under: profile).source }
    static let sidebarDoubt = "no recording of a sidebar's cell was found, so it has the lengths of cell()"
    private var isInsetTable: Bool { style == .insetGrouped && !isList }

    var rowHeight: Double {
        guard let lengths = configuredLengths else { return Self.rowHeights[profile] - shortening }
        return isInsetTable ? lengths.insetTableRowHeight : lengths.rowHeight
    }
    private var shortening: Double { Self.areRowsShorterByALine[profile] ? pixel : 0 }
    /// The height that a separator takes from the content view.
    var separatorHeight: Double { Self.areSeparatorsInCells[profile] ? pixel : 0 }
    /// The padding above and below the text of a higher row.
    var rowPadding: Double {
        guard let lengths = configuredLengths else { return Self.rowPaddings[profile] }
        return isInsetTable ? lengths.insetTablePadding : lengths.padding
    }
    var contentMargin: Double { Self.contentMargins[profile] }

    /// The margin of text at the sides, by the system's minimum margin.
    func sideMargin(systemMinimum: Double) -> Double {
        guard systemMinimum == 16 else { return systemMinimum }
        return pixels.scale >= 3 ? Self.denseSideMargins[profile] : Self.phoneSideMargins[profile]
    }

    /// The margin of a custom content view at a side, by the margin of UIKit's styles.
    func contentMargin(atSide margin: Double) -> Double {
        margin == 20 && !isPad ? Self.widePhoneContentMargins[profile] : margin
    }

    var subtitlePadding: Double {
        guard let lengths = configuredLengths else { return Self.subtitlePaddings[profile] - shortening / 2 }
        return isList ? lengths.listSubtitlePadding : lengths.tableSubtitlePadding
    }
    var lineGap: Double {
        guard let lengths = configuredLengths else { return Self.lineGaps[profile] }
        return isList ? lengths.listLineGap : lengths.tableLineGap
    }
    /// The gap between the lines of a fixed row, if `leastTop` then permits it (Interface Builder's frames).
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

    /// Lengths in points. A line of body text is 20.5 high at two pixels a point, a line of the second text 18.
    struct ConfiguredLengths: Hashable, Sendable {
        /// Rows of plain tables and of lists are 52 high, and 56 with a line of 24.5.
        var rowHeight = 52.0
        var padding = 15.75
        /// Rows of inset groups in a table are 53 high.
        var insetTableRowHeight = 53.0
        var insetTablePadding = 16.25
        /// A row with a second text is 69.5 high in a table, and 72.5 in a list.
        var tableSubtitlePadding = 15.5
        var tableLineGap = 0.0
        var listSubtitlePadding = 15.0
        var listLineGap = 4.0
    }

    struct Image: Sendable {
        var side: Double
        var padding: Double
        /// The distance to the text. `nil` for the margin at the side.
        var gap: Double?
        var lead = 0.0
    }

    /// The distance from the end of the content view to the end of the accessory, which is at the margin.
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
