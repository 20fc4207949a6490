import AppleDevices
import PlaygroundModel

enum StageDevice {
    /// The document's device, or the canvas of early versions of Xcode. `profile` determines the safe areas.
    static func configuration(of document: InterfaceBuilderDocument, under profile: BehaviourProfile) -> DeviceConfiguration? {
        guard let named = document.device else { return canvas(of: document) }
        guard var device = named.catalogueID.flatMap(DeviceCatalogue.device) else { return nil }
        device.keep(profile)
        let orientation: InterfaceOrientation = named.isLandscape ? .landscapeRight : .portrait
        let window = WindowConfiguration(word: windows[named.adaptation] ?? "full") ?? .fullScreen
        return DeviceConfiguration(device: device, orientation: orientation, window: window)
    }

    static func canvas(of document: InterfaceBuilderDocument) -> ImportCanvas {
        let configuration = configuration(of: document, under: RecordedSystem.profile(of: document))
        return ImportCanvas(configuration.flatMap { $0.window == .fullScreen ? $0.device.fullScreen(in: $0.orientation) : nil })
    }

    static func freeform(_ size: Size, like configuration: DeviceConfiguration) -> DeviceConfiguration {
        var device = configuration.device
        device.id = "freeform"
        device.size = size
        device.portrait = device.fullScreen(in: configuration.orientation)
        device.landscape = nil
        device.multitaskingWindows = []
        return DeviceConfiguration(device: device, orientation: .portrait, settings: configuration.settings)
    }

    private static let windows = [
        "splitview1_2": "1/2", "splitview1_3": "1/3", "splitview2_3": "2/3", "slideover": "slideOver", "slideOver": "slideOver",
    ]

    /// Xcode 6 and 7 showed documents with size classes on a square. Xcode 5 used a 4-inch phone or an iPad.
    private static func canvas(of document: InterfaceBuilderDocument) -> DeviceConfiguration? {
        let side = document.usesTraitCollections
        let size = side ? Size(width: 600, height: 600)
            : document.isForPad ? Size(width: 768, height: 1024) : Size(width: 320, height: 568)
        var device = plain(size, hasSizeClasses: !side, isPad: document.isForPad)
        // Up to Xcode 7.2, the canvas had one pixel per point, so all frames of such a document are whole numbers.
        if document.objects.allSatisfy(\.standsOnWholePoints) { device.scale = 1 }
        return DeviceConfiguration(device: device, orientation: .portrait)
    }

    private static func plain(_ size: Size, hasSizeClasses: Bool, isPad: Bool) -> Device {
        let horizontal: UserInterfaceSizeClass = hasSizeClasses ? (isPad ? .regular : .compact) : .unspecified
        return Device(
            id: "canvas", name: "Canvas", idiom: isPad ? .pad : .phone, size: size, scale: 2, year: 2014, firstSystem: "8.0",
            hasForceTouch: false, statusBarHeight: 20, cornerRadius: 0, cutout: .none, cutoutSize: .zero, hasHomeIndicator: false,
            portrait: Device.FullScreen(
                horizontalSizeClass: horizontal, verticalSizeClass: hasSizeClasses ? .regular : .unspecified,
                safeAreaInsets: EdgeInsets(top: 20)
            ),
            landscape: nil
        )
    }
}

extension Device {
    fileprivate mutating func keep(_ profile: BehaviourProfile) {
        statusBarHeight = statusBarHeight(under: profile)
        (portrait, landscape) = (fullScreen(in: .portrait, under: profile), fullScreen(in: .landscapeRight, under: profile))
        // On the canvas, unlike on the device, no bar extends into the safe area of a Dynamic Island (17 bars).
        if cutout == .dynamicIsland { cutout = .notch }
        safeAreaChanges = []
        systems = nil
    }
}

extension Element {
    fileprivate var standsOnWholePoints: Bool {
        subtree.allSatisfy { element in
            guard let frame = ViewElement.frame(of: element) else { return true }
            return [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0 == $0.rounded() }
        }
    }
}
