/// An app window's configuration, by its nominal share of the screen.
public enum WindowConfiguration: Hashable, Sendable {
    case fullScreen
    case oneThird
    case oneHalf
    case twoThirds
    case slideOver
    /// Split View on an open iPhone Duo.
    case leftHalf, rightHalf
    /// A window of iPad windowing. The size is in points.
    case resizable(Size)

    public static let fixed: [WindowConfiguration] = [.fullScreen, .oneThird, .oneHalf, .twoThirds, .slideOver, .leftHalf, .rightHalf]

    /// Reads `full`, `1/3`, `1/2`, `2/3`, `slideOver`, `left`, `right`, or a size such as `507x1024`.
    public init?(word: String) {
        if let fixed = Self.fixed.first(where: { $0.word == word }) {
            self = fixed
        } else if let size = Size(word: word) {
            self = .resizable(size)
        } else {
            return nil
        }
    }

    public var word: String {
        switch self {
        case .fullScreen: "full"
        case .oneThird: "1/3"
        case .oneHalf: "1/2"
        case .twoThirds: "2/3"
        case .slideOver: "slideOver"
        case .leftHalf: "left"
        case .rightHalf: "right"
        case .resizable(let size): size.word
        }
    }
}

/// A window of Split View or Slide Over on one device in one orientation, in points.
public struct MultitaskingWindow: Hashable, Sendable {
    public var isPortrait: Bool
    public var configuration: WindowConfiguration
    public var size: Size
    /// The horizontal size class. The vertical size class is always regular.
    public var horizontalSizeClass: UserInterfaceSizeClass
    public var barColumn: BarColumn?

    public init(
        isPortrait: Bool, configuration: WindowConfiguration, size: Size, horizontalSizeClass: UserInterfaceSizeClass,
        barColumn: BarColumn? = nil
    ) {
        self.isPortrait = isPortrait
        self.configuration = configuration
        self.size = size
        self.horizontalSizeClass = horizontalSizeClass
        self.barColumn = barColumn
    }
}

extension Size {
    /// Reads a size such as `507x1024` in points. Both numbers are above 0 and at most `PlaygroundLimits.windowLength`.
    public init?(word: String) {
        let parts = word.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
              width > 0, height > 0, max(width, height) <= PlaygroundLimits.windowLength
        else { return nil }
        self.init(width: width, height: height)
    }

    public var word: String {
        "\(width.shortText)x\(height.shortText)"
    }
}
