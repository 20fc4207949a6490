// The system's controllers, and the values that apps pass to them.

@MainActor open class UIActivity: NSObject {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
        public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
        public static let airDrop = ActivityType(rawValue: "airDrop")
        public static let mail = ActivityType(rawValue: "mail")
        public static let print = ActivityType(rawValue: "print")
        public static let addToReadingList = ActivityType(rawValue: "addToReadingList")
        public static let assignToContact = ActivityType(rawValue: "assignToContact")
    }
}

@MainActor open class UIActivityViewController: UIViewController {
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
}

@MainActor open class UIPasteboard: NSObject {
    open class var general: UIPasteboard { instance }
    private static let instance = UIPasteboard()
    open var string: String?
    open var strings: [String]?
    open var url: URL?
    open var image: UIImage?
    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
}

@MainActor open class UIImagePickerController: UINavigationController {
    open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool { false }
    open var sourceType = SourceType.photoLibrary
    open var allowsEditing = false
    open var mediaTypes: [String] = []

    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = InfoKey(rawValue: "originalImage")
        public static let editedImage = InfoKey(rawValue: "editedImage")
        public static let imageURL = InfoKey(rawValue: "imageURL")
        public static let mediaURL = InfoKey(rawValue: "mediaURL")
    }
}

@MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

@MainActor open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    open var directoryURL: URL?
}

@MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

@MainActor open class UISwipeActionsConfiguration: NSObject {
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }

    public let actions: [UIContextualAction]
    open var performsFirstActionWithFullSwipe = true
}

@MainActor open class UIContextualAction: NSObject {
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?
    open var backgroundColor: UIColor!

    public enum Style: Int, Sendable { case normal, destructive }
}

@MainActor open class UIKeyCommand: UIMenuElement {
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, alternates: [Any] = [], discoverabilityTitle: String? = nil
    ) { super.init(title: title, image: image) }
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }
    public required init?(coder: NSCoder) { nil }
    open class var inputEscape: String { "UIKeyInputEscape" }
    open class var inputUpArrow: String { "UIKeyInputUpArrow" }
    open class var inputDownArrow: String { "UIKeyInputDownArrow" }
    open class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
    open class var inputRightArrow: String { "UIKeyInputRightArrow" }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

@MainActor open class UIPress: NSObject {}
@MainActor open class UIPressesEvent: UIEvent {}

@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
}

@MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer { open var rotation: CGFloat = 0 }
