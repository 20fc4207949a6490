import PlaygroundModel

/// What a box shows. Most boxes show nothing or little: what is large stands outside of the node.
public enum NodeContent: Hashable, Sendable {
    case none
    /// A view that looks as all of its kind do.
    case ofKind(isEnabled: Bool)
    indirect case text(NodeText)
    /// An image of a size in points, which is that of the tile that stands for one of unknown size where there is none.
    indirect case image(name: ImageName?, mode: ContentMode, size: Size = Size(width: 120, height: 90))
    indirect case button(Button)
    /// A text field, a text view or a search bar; `isPlaceholder` where the text is the placeholder.
    indirect case input(NodeText, isPlaceholder: Bool, isEnabled: Bool)
    case toggle(isOn: Bool, isEnabled: Bool)
    /// A slider; its value from 0 to 1.
    case slider(value: Double, isEnabled: Bool)
    case segments([String], selected: Int?, isEnabled: Bool)
    /// A progress view; its value from 0 to 1.
    case progress(value: Double)
    case pages(count: Int, current: Int)
    /// A scroll view, table or collection, whose one child is what it shows a part of.
    case scroller(isEnabled: Bool, isPaging: Bool)
    indirect case cell(Cell)
    /// A picker's wheels.
    case wheels([Wheel])
    /// A compact date picker's date and time.
    case capsules([String])
    /// An inline date picker.
    indirect case calendar(Month)
    /// A map or a web view with its title, or a view of which nothing but its class is known.
    case placeholder(title: String?)
    /// What the back button says; `nil` for the chevron alone.
    indirect case back(NodeText?)
    /// A button of a bar, a tab or a row of a list.
    indirect case item(Item)
    indirect case menuRow(MenuRow)
    indirect case appIcon(AppIcon)
    /// The keyboard.
    indirect case keys(Keys)
    /// A status bar, and how many points of its middle the hardware takes.
    indirect case statusBar(time: String, middle: Double)
    /// The status of a device that has no bar for it, the time above the signs or beside them.
    indirect case statusCluster(time: String, isStacked: Bool)
    /// What is cut out of the screen, and the edge of the screen it is at.
    indirect case cutout(Device.Cutout, edge: Edge)

    /// An edge of the screen.
    public enum Edge: String, Hashable, Sendable { case top, left, right, bottom }

    /// A button of a bar, a tab or a row of a list.
    public struct Item: Hashable, Sendable {
        /// How image and title stand to each other.
        public enum Arrangement: String, Hashable, Sendable {
            /// The image alone, or the title where there is no image.
            case imageOrTitle
            /// The image above the title.
            case stacked
            case beside
            /// From the leading edge, with a chevron at the trailing one.
            case row
            /// From the leading edge, without.
            case line
        }

        public var title: NodeText?
        /// The name of an image, or of a glyph of the system.
        public var image: ImageName?
        /// What a tab's badge says.
        public var badge: NodeText?
        public var arrangement: Arrangement
        public var isSelected: Bool
        public var isEnabled: Bool
        /// Whether it stands out from the other items of a bar.
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

    /// UIButton, with its title in lines.
    public struct Button: Hashable, Sendable {
        public var title: NodeText?
        public var subtitle: NodeText?
        public var image: ImageName?
        public var style: ButtonStyle
        public var isEnabled: Bool
        /// How large the image is, in points; `nil` where it is as large as images of buttons usually are.
        public var imageSize: Size?
        /// What is left free around image and title, in points, where that is not as usual.
        public var contentInsets: EdgeInsets?

        public init(
            title: NodeText?, subtitle: NodeText? = nil, image: ImageName? = nil, style: ButtonStyle,
            isEnabled: Bool = true, imageSize: Size? = nil, contentInsets: EdgeInsets? = nil
        ) {
            self.title = title
            self.subtitle = subtitle
            self.image = image
            self.style = style
            self.isEnabled = isEnabled
            self.imageSize = imageSize
            self.contentInsets = contentInsets
        }
    }
}

extension NodeContent {
    /// The content's main text; `nil` where it has none.
    public var mainText: NodeText? {
        switch self {
        case .text(let text), .input(let text, _, _): text
        case .back(let text): text
        case .item(let item): item.title
        case .button(let button): button.title
        default: nil
        }
    }

    /// The lines of the main text. Setting them leaves everything else as it is.
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
