import PlaygroundModel

/// The lengths of alerts, and from iOS 26 of action sheets, in points.
public struct AlertMetrics: Hashable, Sendable {
    public var width: Double
    /// The distance from the alert's sides to its text.
    public var textInset: Double
    public var buttonHeight: Double
    public var buttonSpacing: Double
    /// The distance from the buttons to the alert's sides and its lower edge.
    public var buttonMargin: Double
    var messageSpacing: Double
    var messageLineHeight: Double
    var isCentredInSafeArea: Bool
    /// The height of a text field (recalled).
    var fieldHeight = 32.0
    var fieldSpacing = 0.0
    /// The distance from text fields to the alert's sides. `fieldMargin` is the distance from the lowest field to the buttons.
    var fieldInset = 16.0
    var fieldMargin = 16.0
    var pairsButtons = true
    /// The sum of both margins: in a window of 320 points an alert of iOS 26 is 300 wide (iamcgn/swiftui-web, one simulator).
    var sideMargin = 0.0

    /// The lengths of alerts. In those frames an alert with two lines of message is 192 high, with these lengths 174: unexplained.
    public static let table: VersionTable<AlertMetrics> = [
        .since(8, AlertMetrics(
            width: 270, textInset: 16, buttonHeight: 44, buttonSpacing: 0, buttonMargin: 0, messageSpacing: 0, messageLineHeight: 18,
            isCentredInSafeArea: false
        ), "ten frames of iOS 12 and 13: 270 wide, in the middle of the screen; the rest observed"),
        .since(26, AlertMetrics(
            width: 320, textInset: 30, buttonHeight: 48, buttonSpacing: 8, buttonMargin: 16, messageSpacing: 4, messageLineHeight: 22,
            isCentredInSafeArea: true, fieldHeight: 44, fieldSpacing: 8, sideMargin: 20
        ), "AndrewKochulab/sim-mirror, XCTest frames of iOS 27: only a title 126 high, with a line of message 152; iOS 26 is assumed "
            + "equal"),
    ]

    /// The lengths of action sheets. `nil` for action sheets with rows between lines.
    public static let actionSheets: VersionTable<AlertMetrics?> = [
        .since(8, nil, "observed: rows of 57 at the bottom edge"),
        .since(26, AlertMetrics(
            width: 240, textInset: 24, buttonHeight: 48, buttonSpacing: 8, buttonMargin: 16, messageSpacing: 4, messageLineHeight: 18,
            isCentredInSafeArea: true, pairsButtons: false
        ), "frames of iOS 26.5 on a phone: 240 wide, with buttons of 208 x 48; the spacing inferred from alerts"),
    ]

    public func buttonRows(of count: Int) -> Int { pairsButtons && count == 2 ? 1 : count }

    func buttonsHeight(of count: Int) -> Double {
        let rows = Double(buttonRows(of: count))
        return rows == 0 ? 0 : rows * buttonHeight + (rows - 1) * buttonSpacing + buttonMargin
    }

    /// The height of text fields, including the margin below them.
    public func fieldsHeight(of count: Int) -> Double {
        count == 0 ? 0 : Double(count) * (fieldHeight + fieldSpacing) - fieldSpacing + fieldMargin
    }

    func wordsHeight(titleLines: Double, messageLines: Double) -> Double {
        guard titleLines + messageLines > 0 else { return buttonMargin }
        let spacing = titleLines > 0 && messageLines > 0 ? messageSpacing : 0
        return 40 + 22 * titleLines + spacing + messageLineHeight * messageLines
    }

    /// The frame of a button. Buttons are ordered left to right, then top to bottom.
    public func buttonFrame(_ index: Int, of count: Int, in size: Size) -> Rect {
        let width = size.width - 2 * buttonMargin
        if buttonRows(of: count) < count {
            let half = (width - buttonSpacing) / 2
            return Rect(
                x: buttonMargin + Double(index) * (half + buttonSpacing), y: size.height - buttonMargin - buttonHeight, width: half,
                height: buttonHeight)
        }
        let fromBelow = Double(count - index)
        let y = size.height - buttonMargin - fromBelow * buttonHeight - (fromBelow - 1) * buttonSpacing
        return Rect(x: buttonMargin, y: y, width: width, height: buttonHeight)
    }
}

extension BehaviourProfile {
    public var alertMetrics: AlertMetrics { AlertMetrics.table[self] }
    public var actionSheetMetrics: AlertMetrics? { AlertMetrics.actionSheets[self] }
}
