/// A reason why a device does not give an app a window.
public enum WindowObstacle: Hashable, Sendable {
    case noSuchWindow
    /// A later iOS version introduced such windows.
    case cameWith(SystemVersion)
    /// The app's SDK is older than resizable windows.
    case linkedBefore(SystemVersion)
    case requiresFullScreen
    /// Up to iPadOS 18, only apps that support all orientations are resized.
    case someOrientations
    case fullScreenApps
    case compatibilityBox
    /// The largest permitted size, in points.
    case larger(than: Size)
}

/// An uncertain number of a window. The reason is shown next to the number.
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
