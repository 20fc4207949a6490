import PlaygroundModel

/// Devices that cover the rules of the simulation.
extension Device {
    static let phoneSE = Device.makePhone("iphone-se-1", 320, 568, year: 2016, system: "9.3")
    static let phone6 = Device.makePhone("iphone-6", 375, 667, year: 2014, system: "8.0")
    static let phone6s = Device.makePhone("iphone-6s", 375, 667, year: 2015, system: "9.0", forceTouch: true)
    static let phone6Plus = Device.makePhone(
        "iphone-6-plus", 414, 736, scale: 3, year: 2014, system: "8.0", landscapeWidth: .regular
    )
    static let phone8Plus = Device.makePhone(
        "iphone-8-plus", 414, 736, scale: 3, year: 2017, system: "11.0", forceTouch: true, landscapeWidth: .regular
    )
    static let phoneX = Device.makePhone(
        "iphone-x", 375, 812, scale: 3, year: 2017, system: "11.0", forceTouch: true, statusBar: 44, homeIndicator: true,
        portraitInsets: EdgeInsets(top: 44, bottom: 34), landscapeInsets: EdgeInsets(left: 44, bottom: 21, right: 44)
    )
    static let pad97 = Device.makePad("ipad-9-7", 768, 1024, year: 2013, system: "7.0", windows: [
        .make(.landscape, .oneThird, 320, 768, .compact), .make(.landscape, .oneHalf, 507, 768, .compact),
        .make(.landscape, .twoThirds, 694, 768, .regular), .make(.landscape, .slideOver, 320, 768, .compact),
        .make(.portrait, .oneThird, 320, 1024, .compact), .make(.portrait, .twoThirds, 438, 1024, .compact),
        .make(.portrait, .slideOver, 320, 1024, .compact),
    ])
    static let pad129 = Device.makePad("ipad-pro-12-9", 1024, 1366, year: 2018, system: "12.1", indicator: true, windows: [
        .make(.landscape, .oneThird, 375, 1024, .compact), .make(.landscape, .oneHalf, 678, 1024, .regular),
        .make(.landscape, .twoThirds, 981, 1024, .regular), .make(.landscape, .slideOver, 375, 1024, .compact),
        .make(.portrait, .oneThird, 375, 1366, .compact), .make(.portrait, .twoThirds, 639, 1366, .compact),
        .make(.portrait, .slideOver, 375, 1366, .compact),
    ])
    /// An 11-inch iPad as measured on iPadOS 26.5 (aloisdeniel/flutter_device_preview).
    static let pad11: Device = {
        var device = Device.makePad("ipad-pro-11", 834, 1210, year: 2024, system: "17.5", indicator: true, windows: [])
        device.portrait?.safeAreaInsets = EdgeInsets(top: 32, bottom: 25)
        device.landscape?.safeAreaInsets = EdgeInsets(top: 32, bottom: 25)
        return device
    }()
    /// An iPad (A16) with iOS 26.1 (Vercantez/openuikit).
    static let pad820: Device = {
        var device = Device.makePad("ipad-11", 820, 1180, year: 2025, system: "18.3", indicator: true, windows: [])
        device.portrait?.safeAreaInsets = EdgeInsets(top: 32, bottom: 25)
        device.landscape?.safeAreaInsets = EdgeInsets(top: 32, bottom: 25)
        return device
    }()
    static let tv = Device(
        id: "apple-tv-hd", name: "Apple TV HD", idiom: .tv, size: Size(width: 1920, height: 1080), scale: 1, year: 2015,
        firstSystem: "tvOS 9.0", hasForceTouch: false, statusBarHeight: 0, cornerRadius: 0, cutout: .none,
        cutoutSize: .zero, hasHomeIndicator: false, portrait: nil,
        landscape: .init(
            horizontalSizeClass: .regular, verticalSizeClass: .regular,
            safeAreaInsets: EdgeInsets(top: 60, left: 80, bottom: 60, right: 80)
        )
    )

    static let fixtures = [phoneSE, phone6, phone6s, phone6Plus, phone8Plus, phoneX, pad97, pad129, tv]

    static func makePhone(
        _ id: String, _ width: Double, _ height: Double, scale: Double = 2, year: Int, system: String,
        forceTouch: Bool = false, landscapeWidth: UserInterfaceSizeClass = .compact, statusBar: Double = 20,
        homeIndicator: Bool = false, portraitInsets: EdgeInsets = EdgeInsets(top: 20), landscapeInsets: EdgeInsets = .zero
    ) -> Device {
        Device(
            id: id, name: id, idiom: .phone, size: Size(width: width, height: height), scale: scale, year: year,
            firstSystem: system, hasForceTouch: forceTouch, statusBarHeight: statusBar, cornerRadius: 0,
            cutout: homeIndicator ? .notch : .none, cutoutSize: .zero, hasHomeIndicator: homeIndicator,
            portrait: .init(
                horizontalSizeClass: .compact, verticalSizeClass: .regular, safeAreaInsets: portraitInsets
            ),
            landscape: .init(
                horizontalSizeClass: landscapeWidth, verticalSizeClass: .compact, safeAreaInsets: landscapeInsets
            )
        )
    }

    static func makePad(
        _ id: String, _ width: Double, _ height: Double, year: Int, system: String, indicator: Bool = false,
        windows: [MultitaskingWindow]
    ) -> Device {
        let fullScreen = Device.FullScreen(
            horizontalSizeClass: .regular, verticalSizeClass: .regular,
            safeAreaInsets: indicator ? EdgeInsets(top: 24, bottom: 20) : EdgeInsets(top: 20)
        )
        return Device(
            id: id, name: id, idiom: .pad, size: Size(width: width, height: height), scale: 2, year: year,
            firstSystem: system, hasForceTouch: false, statusBarHeight: indicator ? 24 : 20, cornerRadius: 0,
            cutout: .none, cutoutSize: .zero, hasHomeIndicator: indicator, portrait: fullScreen,
            landscape: fullScreen, multitaskingWindows: windows
        )
    }
}

extension MultitaskingWindow {
    enum Held { case portrait, landscape }

    static func make(
        _ held: Held, _ configuration: WindowConfiguration, _ width: Double, _ height: Double,
        _ horizontal: UserInterfaceSizeClass
    ) -> MultitaskingWindow {
        MultitaskingWindow(
            isPortrait: held == .portrait, configuration: configuration, size: Size(width: width, height: height),
            horizontalSizeClass: horizontal
        )
    }
}
