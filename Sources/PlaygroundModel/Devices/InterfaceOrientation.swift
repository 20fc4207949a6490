/// UIInterfaceOrientation. In `landscapeRight` the home button, or the device's bottom edge, is on the right.
public enum InterfaceOrientation: String, CaseIterable, Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { !isPortrait }

    public var toggled: InterfaceOrientation { isPortrait ? .landscapeRight : .portrait }

    /// Reads a case name, or `landscape` for `landscapeRight`.
    public init?(word: String) {
        self.init(rawValue: word == "landscape" ? InterfaceOrientation.landscapeRight.rawValue : word)
    }

    public static let words = ["portrait", "landscape", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]
}
