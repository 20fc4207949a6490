/// UIInterfaceOrientation. In `landscapeRight` the home button, or the device's bottom edge, is on the right.
public enum InterfaceOrientation: String, CaseIterable, Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { !isPortrait }

    /// What a rotate button goes to next: portrait and landscape in turn.
    public var toggled: InterfaceOrientation { isPortrait ? .landscapeRight : .portrait }

    /// Reads a playground's word: a case name, or `landscape`, which is `landscapeRight`.
    public init?(word: String) {
        if word == "landscape" {
            self = .landscapeRight
        } else if let orientation = InterfaceOrientation(rawValue: word) {
            self = orientation
        } else {
            return nil
        }
    }

    /// The words `init(word:)` knows.
    public static let words = ["portrait", "landscape", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]
}
