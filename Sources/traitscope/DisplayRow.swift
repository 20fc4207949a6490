import PlaygroundModel
import PlaygroundPipeline

/// One display of a device that folds, as the command line prints it.
struct DisplayRow: Codable {
    /// The display in one orientation. Rectangles are `[x, y, width, height]` and insets `[top, left, bottom, right]`, in points.
    struct Side: Codable {
        var orientation: String
        var width: Double
        var height: Double
        var horizontalSizeClass: String
        var verticalSizeClass: String
        var safeArea: [Double]
        /// The side of the screen at which bars are vertical; left out where they are not.
        var barEdge: String?
        /// What `view.reservedRegions(kind:options:)` gives while the device is flat.
        var regions: [DeviceReport.ReservedRegion]
        /// Why some of it is doubtful.
        var doubt: String?
    }

    /// A window of Split View.
    struct Window: Codable {
        var split: String
        var width: Double
        var height: Double
        var horizontalSizeClass: String
        var barEdge: String?
    }

    var name: String
    var width: Double
    var height: Double
    var scale: Double
    var nativeScale: Double
    /// From the upper left corner clockwise, in portrait.
    var cornerRadii: [Double]
    /// The orientation in which the device is upright.
    var uprightOrientation: String
    var sides: [Side]
    var windows: [Window]
    var confidence: String
    var source: String

    init(_ display: Hinge.Display, name: String) {
        self.name = name
        (width, height) = (display.size.width, display.size.height)
        (scale, nativeScale) = (display.scale, display.nativeScale)
        let corners = display.corners
        cornerRadii = [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
        uprightOrientation = display.uprightOrientation.rawValue
        sides = InterfaceOrientation.allCases.map { Self.side(of: display, in: $0) }
        windows = display.windows.map { window in
            Window(
                split: window.configuration.word, width: window.size.width, height: window.size.height,
                horizontalSizeClass: window.horizontalSizeClass.rawValue, barEdge: window.barColumn?.edge.rawValue)
        }
        (confidence, source) = (display.confidence.rawValue, display.source)
    }

    private static func side(of display: Hinge.Display, in orientation: InterfaceOrientation) -> Side {
        let side = display.side(in: orientation)
        let size = orientation.isLandscape ? display.size.transposed : display.size
        return Side(
            orientation: orientation.rawValue, width: size.width, height: size.height,
            horizontalSizeClass: side.fullScreen.horizontalSizeClass.rawValue,
            verticalSizeClass: side.fullScreen.verticalSizeClass.rawValue, safeArea: numbers(side.fullScreen.safeAreaInsets),
            barEdge: side.barColumn?.edge.rawValue,
            regions: side.regions.map { $0.report },
            doubt: side.doubt
        )
    }

    private static func numbers(_ insets: EdgeInsets) -> [Double] { [insets.top, insets.left, insets.bottom, insets.right] }

    /// A line for the display, and one for each of its windows.
    var lines: [String] {
        let size = Size(width: width, height: height).word.padded(to: 11)
        let whole = "    " + "\(name) display".padded(to: 22) + size + "corners " + cornerRadii.map { $0.shortText }.joined(separator: " ")
        return [whole] + windows.map { window in
            "    " + "\(name) split \(window.split)".padded(to: 22) + Size(width: window.width, height: window.height).word.padded(to: 11)
                + "w\(window.horizontalSizeClass.prefix(1).uppercased())"
        }
    }
}
