/// Why a device does not give an app a window.
public enum WindowObstacle: Hashable, Sendable {
    case noSuchWindow
    /// A later version of iOS introduced such windows.
    case cameWith(SystemVersion)
    /// The app's SDK is older than the first one with resizable windows.
    case linkedBefore(SystemVersion)
    /// The app declares UIRequiresFullScreen.
    case requiresFullScreen
    /// Up to iPadOS 18 an app that does not support all orientations is not resized.
    case someOrientations
    /// Settings has Full Screen Apps chosen.
    case fullScreenApps
    /// An iPhone app has a box of one size on an iPad.
    case compatibilityBox
    /// The largest size, in points.
    case larger(than: Size)
}

/// An uncertain number of a window, with the reason, which is shown next to the number.
public struct WindowDoubt: Hashable, Sendable {
    public enum Subject: String, Hashable, Sendable {
        case window, safeArea, horizontalSizeClass, verticalSizeClass, layoutMargins
    }

    public var subject: Subject
    public var why: String

    public init(_ subject: Subject, _ why: String) {
        self.subject = subject
        self.why = why
    }
}

extension [WindowDoubt] {
    public subscript(subject: WindowDoubt.Subject) -> String? { first { $0.subject == subject }?.why }
}
