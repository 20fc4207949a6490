/// Why a device does not give an app a window.
public enum WindowObstacle: Hashable, Sendable {
    /// The device, as it is held, has no such window.
    case noSuchWindow
    /// Such windows came with a later version of iOS.
    case cameWith(SystemVersion)
    /// The app is linked with an earlier SDK than those whose windows this version resizes.
    case linkedBefore(SystemVersion)
    /// The app says UIRequiresFullScreen.
    case requiresFullScreen
    /// Settings has Full Screen Apps chosen.
    case fullScreenApps
    /// The app is made for iPhones, and stands in a box of one size on an iPad.
    case compatibilityBox
    /// No window may be larger, in points.
    case larger(than: Size)
}

/// What is not known about a window, and why: everywhere the number is shown, so is the doubt.
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
    /// Why something is doubtful; `nil` where it is not.
    public subscript(subject: WindowDoubt.Subject) -> String? { first { $0.subject == subject }?.why }
}
