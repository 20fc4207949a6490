// Drawing functions that have no effect. Images stay empty.

open class CGContext: NSObject {
    open func setFillColor(_ color: CGColor) {}
    open func setStrokeColor(_ color: CGColor) {}
    open func setLineWidth(_ width: CGFloat) {}
    open func fill(_ rect: CGRect) {}
    open func stroke(_ rect: CGRect) {}
    open func fillEllipse(in rect: CGRect) {}
    open func strokeEllipse(in rect: CGRect) {}
    open func move(to point: CGPoint) {}
    open func addLine(to point: CGPoint) {}
    open func addPath(_ path: CGPath) {}
    open func beginPath() {}
    open func closePath() {}
    open func strokePath() {}
    open func fillPath() {}
    open func saveGState() {}
    open func restoreGState() {}
    open func translateBy(x: CGFloat, y: CGFloat) {}
    open func scaleBy(x: CGFloat, y: CGFloat) {}
    open func rotate(by angle: CGFloat) {}
    open func clip() {}
}

@MainActor open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext = CGContext()
    open func fill(_ rect: CGRect) {}
    open func stroke(_ rect: CGRect) {}
}

@MainActor open class UIGraphicsImageRendererFormat: NSObject {
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open var scale: CGFloat = 1
    open var opaque = false
}

@MainActor open class UIGraphicsImageRenderer: NSObject {
    public init(size: CGSize) { super.init() }
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) { super.init() }
    public init(bounds: CGRect) { super.init() }
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext())
        return UIImage()
    }
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {}
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
public func UIGraphicsEndImageContext() {}
public func UIRectFill(_ rect: CGRect) {}

extension UIImage {
    public convenience init?(data: Data) { self.init(name: "", isSymbol: false) }
    public convenience init?(contentsOfFile path: String) { self.init(name: "", isSymbol: false) }
    public convenience init(cgImage: CGImage) { self.init(name: "", isSymbol: false) }
    public func draw(in rect: CGRect) {}
    public func draw(at point: CGPoint) {}
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    public func pngData() -> Data? { nil }
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
    public var cgImage: CGImage? { nil }
    public var scale: CGFloat { 2 }
    public var imageOrientation: Orientation { .up }

    public enum Orientation: Int, Sendable { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
}

extension UIColor {
    public func setFill() {}
    public func setStroke() {}
    public func set() {}
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        func part(_ offset: CGFloat) -> CGFloat {
            let place = (sector + offset).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }
    public convenience init(cgColor: CGColor) { self.init(.withAlpha(cgColor.uiColor, 1)) }
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard case .components(let r, let g, let b, let a) = value else { return false }
        red?.pointee = r
        green?.pointee = g
        blue?.pointee = b
        alpha?.pointee = a
        return true
    }
}

public enum UIAccessibility {
    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static func post(notification: Notification, argument: Any?) {}

    public struct Notification: Hashable, Sendable {
        let name: String
        public static let announcement = Notification(name: "announcement")
        public static let layoutChanged = Notification(name: "layoutChanged")
        public static let screenChanged = Notification(name: "screenChanged")
    }
}
