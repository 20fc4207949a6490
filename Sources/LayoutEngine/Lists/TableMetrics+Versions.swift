import PlaygroundModel

/// Lengths of tables that changed with iOS. "Frames" are Interface Builder's, in storyboards of published apps.
extension TableMetrics {
    static let rowHeights: VersionTable<Double> = [
        .since(8, 44, "UITableView.rowHeight, the default cell's"),
        .since(26, 51, "frames: at two and three pixels a point; UIKit's own rows are `contentConfigurations`'"),
    ]
    /// The content configurations of cells, which UITableViewCell's styles share.
    static let contentConfigurations: VersionTable<ConfiguredLengths?> = [
        .since(8, nil, "each style has lengths of its own"),
        .since(26, ConfiguredLengths(), "recorded by UIKit of iOS 26.0 and 26.1, at two pixels a point on one phone each", .low),
    ]
    /// Whether a self-sizing row is a pixel below its minimum height.
    static let areRowsShorterByALine: VersionTable<Bool> = [
        .since(8, false, "frames of iOS 12: 44"), .since(13, true, "frames of iOS 13.4 to 18: 43.5 and 43.67"),
        .since(26, false, "frames: 51"),
    ]
    /// Whether the content view ends a pixel above the end of the cell, for the separator.
    static let areSeparatorsInCells: VersionTable<Bool> = [
        .since(8, true, "frames up to iOS 12: 43.5 and 43.67 in 44, 43 at one pixel a point"),
        .since(13, false, "frames from iOS 13 on: 44 in 44"),
    ]
    static let rowPaddings: VersionTable<Double> = [
        .since(8, 11, "measured from screenshots"), .since(26, 15, "as the margins of the content view"),
    ]
    static let contentMargins: VersionTable<Double> = [
        .since(8, 8, "UIView.layoutMargins' default: recalled"), .since(11, 11, "frames from iOS 13 on; before: recalled"),
        .since(26, 15, "frames"),
    ]
    /// Whether custom content views keep UIView's 8 points at the sides, unless they preserve the cell's margins.
    static let haveContentViewsPlainMargins: VersionTable<Bool> = [
        .since(8, true, "recalled: constraints of that time to the margin have the constant 7 for a position of 15", .low),
        .since(11, false, "frames from iOS 13 on; before: recalled"),
    ]
    /// The side margins on phones with margins of 16.
    static let phoneSideMargins: VersionTable<Double> = [
        .since(8, 15, "frames up to iOS 11"), .since(12, 16, "frames"),
    ]
    /// The side margins on such phones with three pixels a point.
    static let denseSideMargins: VersionTable<Double> = [
        .since(8, 15, "as on the other phones"), .since(12, 16, "frames: 375 wide"),
        .since(17, 20, "frames of iOS 17 and 18: 375 and 390 wide, where those of two pixels keep 16; the first version is unknown"),
        .since(26, 16, "frames: inset groups of 343 in 375"),
    ]
    /// The side margins of custom content views that preserve their cell's margins, on phones with margins of 20.
    static let widePhoneContentMargins: VersionTable<Double> = [
        .since(8, 15, "frames of one document of iOS 10: 414 wide", .low), .since(11, 20, "recalled"),
    ]
    /// The side margins on phones of compact height with margins of 20, in a table that the hardware does not cover.
    static let lowPhoneSideMargins: VersionTable<Double> = [
        .since(8, 20, "recalled"), .since(18, 16, "frames of one project, of iOS 26: a table of 750 in 844", .low),
    ]
    static let subtitlePaddings: VersionTable<Double> = [
        .since(8, 2.5, "frames of iOS 12: lines of 20.5 and 18 in 44"),
        .since(13, 10, "frames of iOS 18: lines of 20.5 and 14.5 in 55.5"), .since(26, 14, "not measured: as the margins grew"),
    ]
    static let lineGaps: VersionTable<Double> = [
        .since(8, 0, "frames of iOS 10 and 12"), .since(13, 1, "frames of iOS 18"),
    ]
    static let fixedRowLineGaps: VersionTable<Double> = [
        .since(8, 0, "frames of iOS 10"), .since(13, 3, "frames of iOS 26; the first version is unknown"),
    ]
    static let areLongValuesStacked: VersionTable<Bool> = [
        .since(8, false, "frames of iOS 12: the detail in the width that the text leaves"), .since(13, true, "observed; the version recalled", .low),
    ]
    static let images: VersionTable<Image> = [
        .since(8, Image(side: 29, padding: 7), "measured from screenshots"),
        .since(26, Image(side: 28, padding: 12, gap: 14, lead: 2), "AndrewKochulab/sim-mirror, frames of Settings under iOS 27: a row of "
            + "52 at 16 with an icon of 28 x 28 at 30 and a separator from 72 on; iOS 26 and plain tables are assumed equal"),
    ]
    static let disclosureWidths: VersionTable<Double> = [
        .since(8, 18, "frames: a content view of 287 in 320, of 341 in 375, of 376 in 414"),
        .since(13, 11, "frames: 383 in 414"),
        .since(14, 31.0 / 3, "frames of iOS 17 on: 348.5 in 375, 383.5 in 414, 359.67 in 390; before: recalled"),
    ]
    /// The distance of a disclosure indicator's end from the margin. It is 8 points wide.
    static let disclosureLeads: VersionTable<Double> = [
        .since(8, 0, "not measured"),
        .since(26, 11.0 / 6, "AndrewKochulab/sim-mirror, Settings under iOS 27: a chevron of 7 x 12 at 360.667 in a row that ends at 386"),
    ]
    static let detailButtonWidths: VersionTable<Double> = [
        .since(8, 32, "measured from screenshots"), .since(13, 24, "frames of iOS 18: 346 in 390"),
    ]
    static let accessoryGaps: VersionTable<Double> = [
        .since(8, 0, "frames: labels that end 2 to 0 points before the content view"), .since(13, 8, "frames from iOS 17 on"),
    ]
    static let plainHeaderGaps: VersionTable<Double> = [
        .since(8, 0, "no such padding"),
        .since(15, 22, "UITableView.sectionHeaderTopPadding; frames from iOS 16 on: first rows at 50"),
    ]
    static let groupedHeaderPaddingsBelow: VersionTable<Double> = [
        .since(8, 7, "measured from screenshots"), .since(26, 8, "measured from screenshots"),
    ]
}
