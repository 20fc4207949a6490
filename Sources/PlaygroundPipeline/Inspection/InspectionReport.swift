import SourceDiagnostics

/// What `inspect --json` prints: a stable form, documented in the reference, that other people's scripts build on. Keys are
/// only ever added.
public struct InspectionReport: DesktopCodable, Hashable, Sendable {
    public var devices: [DeviceReport]
    /// What was found wrong in the file and in its layouts.
    public var diagnostics: [DiagnosticRecord]
}

public struct DeviceReport: DesktopCodable, Hashable, Sendable {
    /// The screen in points, and its pixels a point.
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
        /// `crease`, `camera` or `status`, which UIKit does not say.
        public var cause: String
        /// `[x, y, width, height]` in points, in the window's coordinates, with the margins.
        public var frame: [Double]
        /// `[top, left, bottom, right]` in points.
        public var margins: [Double]
        public var isActive: Bool
    }

    /// A number for which no source was found, or about which sources dispute.
    public struct Doubt: DesktopCodable, Hashable, Sendable {
        /// `frame` or `readableContent` of a controller, `safeArea` or `keyboard` of a device.
        public var what: String
        public var why: String
    }

    /// The id of the catalogue.
    public var device: String
    /// The version of iOS that it runs; nothing for a device that runs no iOS.
    public var ios: Double?
    /// Why it is another than the playground asks for, or none that the device ever had.
    public var iosNote: String?
    /// What of it is doubtful; nothing where all is known.
    public var doubts: [Doubt]?
    /// A case name of UIInterfaceOrientation.
    public var orientation: String
    /// `full`, `1/3`, `1/2`, `2/3`, `slideOver`, or the size of a resizable window.
    public var split: String
    public var screen: Screen
    /// Of a device that folds: a case name of UIHinge.Status, and the angle of the hinge in degrees.
    public var hinge: Hinge?
    /// `view.reservedRegions(kind:options:)` of the window, inactive ones included; nothing where there are none.
    public var reservedRegions: [ReservedRegion]?
    public var controllers: [ControllerReport]
    public var views: [ViewReport]
    /// What happened, a sentence each.
    public var log: [LogReport]
}

/// A controller on screen, parents before children.
public struct ControllerReport: DesktopCodable, Hashable, Sendable {
    /// One step that gave a trait its value.
    public struct Origin: DesktopCodable, Hashable, Sendable {
        public var source: String
        public var value: String
        /// Of the override in the file, if it was one.
        public var line: Int?
        /// The file of the line, where it is one that the playground includes.
        public var file: String?
        /// Why the rule that set it is doubtful, if it is.
        public var doubt: String?
    }

    /// An adaptive element and what decides whether it holds.
    public struct Adaptive: DesktopCodable, Hashable, Sendable {
        public var path: String
        public var line: Int?
        /// The file of the line, where it is one that the playground includes.
        public var file: String?
        public var holds: Bool
        public var reasons: [String]
    }

    public var id: String
    public var kind: String
    /// The traits with a value, by UIKit's names.
    public var traits: [String: String]
    /// For each of those traits the steps that set it, the one in force last.
    public var origins: [String: [Origin]]
    public var adaptive: [Adaptive]
    /// The values of its variables by name; nothing where it declares none.
    public var variables: [String: String]?
    /// `[x, y, width, height]` of the root view, in points, in the screen's coordinates.
    public var frame: [Double]
    /// What of it is doubtful; nothing where all is known.
    public var doubts: [DeviceReport.Doubt]?
}

public struct ViewReport: DesktopCodable, Hashable, Sendable {
    /// `controller.view`, as events name it.
    public var id: String
    public var kind: String
    /// `[x, y, width, height]` in points, in the screen's coordinates.
    public var frame: [Double]
    /// Whether it or a view that it stands in is hidden.
    public var hidden: Bool
    /// The text the view shows, the name of its image, or nothing.
    public var content: String?
}

public struct LogReport: DesktopCodable, Hashable, Sendable {
    public var text: String
    /// Of the part of the file it came from, if any.
    public var line: Int?
    /// The file of the line, where it is one that the playground includes.
    public var file: String?
}
