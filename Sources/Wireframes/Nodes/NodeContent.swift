import PlaygroundModel

/// A node's content. Large payloads are indirect, since most nodes show little or nothing.
public enum NodeContent: Hashable, Sendable {
    case none
    /// A view with the default look of its kind.
    case ofKind(isEnabled: Bool)
    indirect case text(NodeText)
    /// An image with its size in points; the default is the tile for images of unknown size.
    indirect case image(name: ImageName?, mode: ContentMode, size: Size = Size(width: 120, height: 90))
    indirect case button(Button)
    /// A text field, text view or search bar.
    indirect case input(NodeText, isPlaceholder: Bool, isEnabled: Bool)
    case toggle(isOn: Bool, isEnabled: Bool)
    /// `value` is from 0 to 1.
    case slider(value: Double, isEnabled: Bool)
    case segments([String], selected: Int?, isEnabled: Bool)
    /// `value` is from 0 to 1.
    case progress(value: Double)
    case pages(count: Int, current: Int)
    /// A scroll view, table or collection, with its content as the only child.
    case scroller(isEnabled: Bool, isPaging: Bool)
    indirect case cell(Cell)
    case wheels([Wheel])
    /// The date and time of a compact date picker.
    case capsules([String])
    /// An inline date picker.
    indirect case calendar(Month)
    /// A map, a web view with its title, or a view known only by class.
    case placeholder(title: String?)
    /// A back button; `nil` for the chevron alone.
    indirect case back(NodeText?)
    /// A bar button, tab or list row.
    indirect case item(Item)
    indirect case menuRow(MenuRow)
    indirect case appIcon(AppIcon)
    indirect case keys(Keys)
    indirect case status(time: String, StatusArrangement)
    indirect case cutout(Device.Cutout, edge: Edge)

    /// Where the time and the signs of a status bar are.
    public enum StatusArrangement: Hashable, Sendable {
        /// The time in the middle, on an iPad at the leading end, and the signs at the trailing end.
        case corners(isPad: Bool)
        /// Beside what hardware covers at the top, of this width in points.
        case ears(covered: Double)
        /// On a device without a bar for it, the time above or next to the signs.
        case cluster(isStacked: Bool)
    }

    public enum Edge: String, Hashable, Sendable { case top, left, right, bottom }

    /// A bar button, tab or list row.
    public struct Item: Hashable, Sendable {
        /// The arrangement of image and title.
        public enum Arrangement: String, Hashable, Sendable {
            case imageOrTitle
            /// The image above the title.
            case stacked
            case beside
            /// From the leading edge, with a chevron at the trailing edge.
            case row
            /// From the leading edge, without a chevron.
            case line
        }

        public var title: NodeText?
        /// The name of an image or a system glyph.
        public var image: ImageName?
        public var badge: NodeText?
        public var arrangement: Arrangement
        public var isSelected: Bool
        public var isEnabled: Bool
        /// Highlighted among a bar's items.
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

    /// UIButton, with its title broken into lines.
    public struct Button: Hashable, Sendable {
        public var title: NodeText?
        public var subtitle: NodeText?
        public var image: ImageName?
        public var style: ButtonStyle
        public var isEnabled: Bool
        /// In points; `nil` for the default size of button images.
        public var imageSize: Size?
        /// In points; `nil` for the default.
        public var contentInsets: EdgeInsets?
        public var imagePlacement: ImagePlacement
        /// In points; `nil` for the default.
        public var imagePadding: Double?
        /// Of the image; `nil` for that of the style.
        public var foreground: Color?
        /// Where the content stands in a wider box: -1 at the leading end, 0 in the middle, 1 at the trailing end.
        public var shift = 0.0
        /// How far title and image are moved from where they stand, in reading direction and down, in points.
        public var titleOffset = Point.zero
        public var imageOffset = Point.zero

        public init(
            title: NodeText?, subtitle: NodeText? = nil, image: ImageName? = nil, style: ButtonStyle,
            isEnabled: Bool = true, imageSize: Size? = nil, contentInsets: EdgeInsets? = nil,
            imagePlacement: ImagePlacement = .leading, imagePadding: Double? = nil, foreground: Color? = nil
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
    public var mainText: NodeText? {
        switch self {
        case .text(let text), .input(let text, _, _): text
        case .back(let text): text
        case .item(let item): item.title
        case .button(let button): button.title
        default: nil
        }
    }

    /// The lines of the main text. The setter keeps its style.
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
