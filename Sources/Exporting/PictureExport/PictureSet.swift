import PlaygroundModel
import PlaygroundPipeline
import WireframeSVG
import Wireframes

/// The pictures of a playground, for each device or for a board, in one style or in both.
package struct PictureSet: Sendable {
    package struct Picture: Sendable {
        package var name: String
        /// The alternative text.
        package var words: String
        package var drawing: SVGPicture
        package var dark: SVGPicture?
        package var darkName: String { name + "-dark" }
    }

    package let pictures: [Picture]
    /// The playground's title, which describes the pictures as a whole.
    let title: String

    /// - Parameters:
    ///   - style: The style of the pictures. `nil` leaves it to the playground and the events.
    ///   - scale: The number of pixels per point, if it is known.
    package init(
        of playground: Playground, on devices: [DeviceConfiguration], after events: [Event], style: PictureStyle?,
        isBoard: Bool, name: String, files: PictureFiles, scale: Double? = nil
    ) {
        title = playground.title
        let devices = Self.unique(devices)
        let wireframes = Self.wireframes(of: playground, on: devices, after: events, style: style)
        let suffix = style == .dark ? "-dark" : ""
        if isBoard {
            let drawings = wireframes.map { Self.board($0, title: playground.title, files: files, scale: scale) }
            pictures = [Picture(
                name: "\(name)-board\(suffix)", words: playground.title, drawing: drawings[0], dark: drawings.dropFirst().first
            )]
            return
        }
        pictures = devices.indices.map { index in
            let drawings = wireframes.map {
                SVGPicture(
                    $0[index], title: playground.title, theme: Self.theme(for: [$0[index]]), drawings: files.drawings, scale: scale)
            }
            return Picture(
                name: "\(name)-\(Self.fileName(devices[index].id))\(suffix)",
                words: Self.words(playground.title, wireframes[0][index], among: wireframes[0]),
                drawing: drawings[0], dark: drawings.dropFirst().first
            )
        }
    }

    /// The devices in each style. For `both` there are two lists.
    static func wireframes(
        of playground: Playground, on devices: [DeviceConfiguration], after events: [Event], style: PictureStyle?
    ) -> [[DeviceWireframe]] {
        let looks: [UserInterfaceStyle?] = switch style {
        case .light: [.light]
        case .dark: [.dark]
        case .both: [.light, .dark]
        case nil: [nil]
        }
        return looks.map { look in
            unique(devices).map { wireframe(of: playground, on: $0, after: events + (look.map { [.userInterfaceStyle($0)] } ?? [])) }
        }
    }

    static func board(
        _ devices: [DeviceWireframe], title: String, room: Size = .zero, files: PictureFiles, scale: Double? = nil
    ) -> SVGPicture {
        SVGPicture(board: devices, title: title, theme: theme(for: devices), drawings: files.drawings, room: room, scale: scale)
    }

    private static func unique(_ devices: [DeviceConfiguration]) -> [DeviceConfiguration] {
        var seen: Set<String> = []
        return devices.filter { seen.insert($0.id).inserted }
    }

    private static func wireframe(
        of playground: Playground, on device: DeviceConfiguration, after events: [Event]
    ) -> DeviceWireframe {
        var app = DeviceApp(playground, on: device)
        for event in events { app.apply(event) }
        var wireframe = app.wireframe()
        wireframe.pin(BoardNote.all(of: playground))
        return wireframe
    }

    private static func theme(for devices: [DeviceWireframe]) -> PageTheme {
        devices.allSatisfy { $0.environment.userInterfaceStyle == .dark } ? .dark : .light
    }

    /// The id with only the characters that file names and addresses allow: `ipad-pro-11-landscape-1-3`.
    private static func fileName(_ id: String) -> String {
        String(id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    }

    /// A description of the picture. If devices have the same name, it includes the orientation.
    private static func words(_ title: String, _ device: DeviceWireframe, among all: [DeviceWireframe]) -> String {
        let isAlone = all.filter { $0.chrome.name == device.chrome.name }.count == 1
        return "\(title) on \(device.chrome.name)" + (isAlone ? "" : ", \(device.chrome.subtitle.lowercased())")
    }
}
