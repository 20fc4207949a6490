import PlaygroundModel

/// The content of a node. Large payloads are indirect, because most nodes show little or nothing.
public enum NodeContent: Hashable, Sendable {
    case none
    /// The default look of the view's kind.
    case ofKind(isEnabled: Bool)
    indirect case text(NodeText)
    /// The size is in points. The default is the tile of an image of unknown size.
    indirect case image(name: ImageName?, mode: ContentMode, size: Size = Size(width: 120, height: 90))
    indirect case button(Button)
    indirect case input(NodeText, isPlaceholder: Bool, isEnabled: Bool)
    case toggle(isOn: Bool, isEnabled: Bool)
    /// `value` is from 0 to 1.
    case slider(value: Double, isEnabled: Bool)
    case segments([String], selected: Int?, isEnabled: Bool)
    /// `value` is from 0 to 1.
    case progress(value: Double)
    case pages(count: Int, current: Int)
    /// A scroll view. Its only child is the content.
    case scroller(isEnabled: Bool, isPaging: Bool)
    indirect case cell(Cell)
    case wheels([Wheel])
    /// A compact date picker.
    case capsules([String])
    /// An inline date picker.
    indirect case calendar(Month)
    /// A map, a web view, or a view with a custom class.
    case placeholder(title: String?)
    /// `nil` shows only the chevron.
    indirect case back(NodeText?)
    indirect case item(Item)
    indirect case menuRow(MenuRow)
    indirect case appIcon(AppIcon)
    indirect case keys(Keys)
    indirect case status(time: String, StatusArrangement)
    indirect case cutout(Device.Cutout, edge: Edge)

    /// The positions of a status bar's time and symbols.
    public enum StatusArrangement: Hashable, Sendable {
        /// Symbols at the trailing end. The time is in the middle, or at the leading end on an iPad.
        case corners(isPad: Bool)
        /// Time and symbols at both sides of hardware of this width, in points.
        case ears(covered: Double)
        /// The time above or next to the symbols, without a bar.
        case cluster(isStacked: Bool)
    }

    public enum Edge: String, Hashable, Sendable { case top, left, right, bottom }

    /// A bar button, tab or list row.
    public struct Item: Hashable, Sendable {
        public enum Arrangement: String, Hashable, Sendable {
            case imageOrTitle
            case stacked
            case beside
            /// Content at the leading edge, with a chevron at the trailing edge.
            case row
            case line
        }

        public var title: NodeText?
        public var image: ImageName?
        public var badge: NodeText?
        public var arrangement: Arrangement
        public var isSelected: Bool
        public var isEnabled: Bool
        public var isProminent: Bool

        public init(
            title: NodeText?, image: ImageName? = nil, badge: NodeText? = nil, arrangement: Arrangement = .imageOrTitle,
            isSelected: Bool = false, isEnabled: Bool = true, isProminent: Bool = false
        ) {
            self.title = title
            self.image = image
            self.badge = badge
            self.arrangement = arrangement
            self.isSelected = isSelected
            self.isEnabled = isEnabled
            self.isProminent = isProminent
        }
    }

    /// `UIButton` with its title in lines.
    public struct Button: Hashable, Sendable {
        public var title: NodeText?
        public var subtitle: NodeText?
        public var image: ImageName?
        public var style: ButtonStyle
        public var isEnabled: Bool
        /// The image's size, in points. `nil` for the default.
        public var imageSize: Size?
        /// The content insets, in points. `nil` for the default.
        public var contentInsets: EdgeInsets?
        public var imagePlacement: ImagePlacement
        /// The space between image and text, in points.
        public var imagePadding: Double
        /// The image's colour, or `nil` for the style's.
        public var foreground: Color?
        /// Whether an activity indicator replaces the image.
        public var showsActivityIndicator = false
        /// Whether the button has the arrows of a pop-up button.
        public var showsIndicator = false
        /// The position of the content in a wider box: -1 at the leading end, 0 in the middle, 1 at the trailing end.
        public var shift = 0.0
        /// The offsets of title and image in reading direction and down, in points.
        public var titleOffset = Point.zero
        public var imageOffset = Point.zero

        public init(
            title: NodeText?, subtitle: NodeText? = nil, image: ImageName? = nil, style: ButtonStyle,
            isEnabled: Bool = true, imageSize: Size? = nil, contentInsets: EdgeInsets? = nil,
            imagePlacement: ImagePlacement = .leading, imagePadding: Double = 0, foreground: Color? = nil
        ) {
            self.title = title
            self.subtitle = subtitle
            self.image = image
            self.style = style
            self.isEnabled = isEnabled
            self.imageSize = imageSize
            self.contentInsets = contentInsets
            self.imagePlacement = imagePlacement
            self.imagePadding = imagePadding
            self.foreground = foreground
        }
    }
}

extension NodeContent {
    public var isEnabled: Bool {
        switch self {
        case .button(let button): button.isEnabled
        case .input(_, _, let isEnabled), .toggle(_, let isEnabled), .slider(_, let isEnabled), .ofKind(let isEnabled),
             .segments(_, _, let isEnabled): isEnabled
        case .item(let item): item.isEnabled
        case .menuRow(let row): row.isEnabled
        default: true
        }
    }

    public var mainText: NodeText? {
        switch self {
        case .text(let text), .input(let text, _, _): text
        case .back(let text): text
        case .item(let item): item.title
        case .button(let button): button.title
        default: nil
        }
    }

    /// Lines of the main text. Setting them keeps the style.
    public var lines: [String]? {
        get { mainText?.lines }
        set {
            guard let newValue else { return }
            switch self {
            case .text(var text):
                text.lines = newValue
                self = .text(text)
            case .back(var text):
                text?.lines = newValue
                self = .back(text)
            case .item(var item):
                item.title?.lines = newValue
                self = .item(item)
            case .input(var text, let isPlaceholder, let isEnabled):
                text.lines = newValue
                self = .input(text, isPlaceholder: isPlaceholder, isEnabled: isEnabled)
            case .button(var button):
                button.title?.lines = newValue
                self = .button(button)
            default:
                break
            }
        }
    }
}
