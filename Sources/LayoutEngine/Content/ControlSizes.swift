/// The intrinsic sizes of controls that have fixed ones, in points, by the version of iOS.
///
/// Some are measured, some are what developers remember; `nil` is UIView.noIntrinsicMetric.
struct ControlSizes: Hashable, Sendable {
    /// The major version of iOS.
    var version: Int

    var switchSize: (width: Double, height: Double) { version >= 26 ? (63, 28) : (51, 31) }
    var stepperSize: (width: Double, height: Double) { (94, version >= 13 ? 32 : 29) }
    var segmentedControlHeight: Double { version >= 13 ? 32 : 29 }
    var sliderHeight: Double { 31 }
    var progressHeight: Double { version >= 14 ? 4 : 2 }
    /// The medium indicator, `white` before iOS 13.
    var activityIndicatorSide: Double { 20 }
    var searchBarHeight: Double { version >= 11 ? 56 : 44 }
    /// Wheels, in a date picker as in a plain one.
    var pickerSize: (width: Double, height: Double) { (320, 216) }
    /// A rounded text field at its default font of 17 points.
    var textFieldHeight: Double { version >= 13 ? 34 : 30 }
    /// What a text field adds to its line where the font makes it higher than usual.
    var textFieldPadding: Double { version >= 13 ? 13 : 9 }

    /// Dots of 7 points, 9 apart, in 37 points of height; since iOS 14 lower, wider and with room at both ends.
    func pageControlSize(pages: Int) -> (width: Double, height: Double) {
        guard version >= 14 else { return (Double(max(0, pages * 16 - 9)), 37) }
        return (pages == 0 ? 0 : Double(pages * 17 + 64), 26)
    }
}
