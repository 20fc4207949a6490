import SourceDiagnostics

/// The output of `inspect --json`: stable, documented in the reference, and used by scripts. Keys are only added.
public struct InspectionReport: DesktopCodable, Hashable, Sendable {
    public var devices: [DeviceReport]
    /// Mistakes in the file and in its layouts.
    public var diagnostics: [DiagnosticRecord]
}

public struct DeviceReport: DesktopCodable, Hashable, Sendable {
    /// The size in points. `scale` is in pixels per point.
    public struct Screen: DesktopCodable, Hashable, Sendable {
        public var width: Double
        public var height: Double
        public var scale: Double
    }

    public struct Hinge: DesktopCodable, Hashable, Sendable {
        public var status: String
        public var angle: Double
    }

    public struct ReservedRegion: DesktopCodable, Hashable, Sendable {
        /// `division` or `occlusion`.
        public var kind: String
        /// `crease`, `camera` or `status`. The cause is not part of UIKit's API.
        public var cause: String
        /// `[x, y, width, height]` in points, in the window's coordinates, including the margins.
        public var frame: [Double]
        /// `[top, left, bottom, right]` in points.
        public var margins: [Double]
        public var isActive: Bool
    }

    /// A number without a source, or with conflicting sources.
    public struct Doubt: DesktopCodable, Hashable, Sendable {
        /// `text` or `row` for a view. `frame`, `readableContent`, `searchBar` or `bars` for a controller. `safeArea`, `keyboard`,
        /// `window`, `horizontalSizeClass`, `verticalSizeClass` or `layoutMargins` for a device.
        public var what: String
        public var why: String
    }

    public var device: String
    /// The iOS version. Absent for a device without iOS.
    public var ios: Double?
    /// The reason why the version differs from the playground's version, or a note that it never ran on the device.
    public var iosNote: String?
    /// Absent if nothing is doubtful.
    public var doubts: [Doubt]?
    /// A case name of UIInterfaceOrientation.
    public var orientation: String
    /// `full`, `1/3`, `1/2`, `2/3`, `slideOver`, or a resizable window's size.
    public var split: String
    public var screen: Screen
    /// A case name of UIHinge.Status, and the angle in degrees. Absent for devices that do not fold.
    public var hinge: Hinge?
    /// `view.reservedRegions(kind:options:)` of the window, including inactive ones. Absent if there are none.
    public var reservedRegions: [ReservedRegion]?
    public var controllers: [ControllerReport]
    public var views: [ViewReport]
    /// Absent if the screen has no bars.
    public var bars: [BarReport]?
    public var log: [LogReport]
}

/// Parents come before children.
public struct ControllerReport: DesktopCodable, Hashable, Sendable {
    public struct Origin: DesktopCodable, Hashable, Sendable {
        public var source: String
        public var value: String
        /// The line of an override in the file.
        public var line: Int?
        /// The included file that contains the line. Absent for the playground's own file.
        public var file: String?
        /// The reason why the rule that set the trait is doubtful.
        public var doubt: String?
    }

    public struct Adaptive: DesktopCodable, Hashable, Sendable {
        public var path: String
        public var line: Int?
        public var file: String?
        public var holds: Bool
        public var reasons: [String]
    }

    public var id: String
    public var kind: String
    /// Traits with a value, by UIKit's names.
    public var traits: [String: String]
    /// The steps that set each trait. The last step is in force.
    public var origins: [String: [Origin]]
    public var adaptive: [Adaptive]
    /// The values of variables, by name. Absent if the controller declares no variables.
    public var variables: [String: String]?
    /// `[x, y, width, height]` of the root view in points, in screen coordinates.
    public var frame: [Double]
    public var doubts: [DeviceReport.Doubt]?
}

public struct ViewReport: DesktopCodable, Hashable, Sendable {
    /// A constraint of the file, or one that a stack view adds.
    public struct Constraint: DesktopCodable, Hashable, Sendable {
        public var text: String
        /// The current numbers of the constraint's two sides.
        public var value: String
        public var priority: Double
        public var isActive: Bool
        /// The condition of the rule that contains the constraint, in words.
        public var rule: String?
        /// The error in points. 0 if the constraint is satisfied.
        public var deviation: Double
        public var line: Int?
        public var file: String?
    }

    /// UIScrollView's properties, in points.
    public struct Scrolling: DesktopCodable, Hashable, Sendable {
        /// `[x, y]`.
        public var contentOffset: [Double]
        /// `[width, height]`.
        public var contentSize: [Double]
        /// `[top, left, bottom, right]`.
        public var adjustedContentInset: [Double]
    }

    /// The id `controller.view`, as in events.
    public var id: String
    public var kind: String
    /// `[x, y, width, height]` in points, in screen coordinates.
    public var frame: [Double]
    /// Whether the view or an ancestor is hidden.
    public var hidden: Bool
    /// The scrolling of a scroll view, table or collection. Absent for other views.
    public var scrolling: Scrolling?
    /// The text or the image's name. Absent if there is neither.
    public var content: String?
    /// UIKit's rules for the frame, as sentences. Only in `inspect --json`.
    public var explanations: [String]?
    /// The doubts about the view. Only in `inspect --json`.
    public var doubts: [DeviceReport.Doubt]?
    /// The constraints that touch the view. Only in `inspect --json`.
    public var constraints: [Constraint]?
}

/// A bar, an item or a title in it, a search field, or a segment of a segmented control. UIKit creates these without a view in the file.
public struct BarReport: DesktopCodable, Hashable, Sendable {
    /// The id on the page, such as `home-nav/bar`.
    public var id: String
    /// The kind, such as `navigationBar`, `barButtonItem`, `tabBarItem` or `segment`.
    public var kind: String
    /// `[x, y, width, height]` in points, in screen coordinates.
    public var frame: [Double]
    /// The text, or what VoiceOver says. Absent if there is neither.
    public var content: String?
}

public struct LogReport: DesktopCodable, Hashable, Sendable {
    public var text: String
    /// The line that caused the entry.
    public var line: Int?
    /// The included file that contains the line. Absent for the playground's own file.
    public var file: String?
}
