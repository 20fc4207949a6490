import LayoutEngine
import PlaygroundModel
import PlaygroundReader
import Simulation
import WireframeHTML
import Wireframes

/// The whole way from text to page, a call a step. Start reading here: each step is a room of the house.
///
/// Everything on the way is a value, and no step knows of the ones after it. ``DeviceApp`` goes the middle of it again with
/// every event, ``PageSession`` does so for all devices of a page, and remembers what the page shows.
public enum Pipeline {
    /// 1. Text becomes a checked playground, or diagnostics (`PlaygroundReader`).
    ///
    /// - Parameters:
    ///   - size: How many bytes the file has, if `bytes` is only a beginning.
    ///   - attachment: Finds the bytes of a file beside the playground, by name.
    ///   - neighbours: Finds the names of the TOML files in a folder within the playground's.
    public static func read(
        _ bytes: [UInt8], size: Int? = nil, fileName: String, attachment: @escaping (String) -> [UInt8]?,
        neighbours: @escaping (String) -> [String] = { _ in [] }
    ) -> PlaygroundFile.ReadResult {
        PlaygroundFile.read(bytes: bytes, size: size, fileName: fileName, attachment: attachment, neighbours: neighbours)
    }

    /// 2. A playground becomes an app on a device, which takes events (`Simulation`). It asks the layout engine where the
    /// children of containers stand.
    static func launch(
        _ playground: Playground, on configuration: DeviceConfiguration, environment: Environment?
    ) -> DeviceSimulation {
        DeviceSimulation(playground: playground, configuration: configuration, environment: environment)
    }

    /// 3. The controllers on the screen are laid out: constraints become frames (`LayoutEngine`).
    static func layOut(_ simulation: inout DeviceSimulation) -> DevicePicture {
        let scene = simulation.scene()
        let layouts = simulation.layouts(of: scene)
        return DevicePicture(
            scene: scene, layouts: layouts.mapValues { $0.result }, requests: layouts.mapValues { $0.request }
        )
    }

    /// 4. What is to be drawn, as a tree of boxes (`Wireframes`).
    static func wireframe(
        of picture: DevicePicture, _ playground: Playground, as configuration: DeviceConfiguration, widthMarks: [WidthMark] = [],
        log: DeviceLog = DeviceLog(), position: DeviceWireframe.Position = DeviceWireframe.Position()
    ) -> DeviceWireframe {
        DeviceWireframe(
            id: configuration.id, scene: picture.scene, layouts: picture.layouts, tintColor: playground.tintColor,
            images: playground.images, profile: playground.profile,
            languages: playground.translations.isEmpty ? [] : playground.languages, widthMarks: widthMarks, log: log, position: position
        )
    }

    /// 5. What a page is told that shows one tree and is to show another (`WireframeHTML`).
    static func patch(
        from shown: DeviceWireframe, to wireframe: DeviceWireframe, log: DevicePatch.Log?, with renderer: PageRenderer
    ) -> DevicePatch? {
        renderer.patch(from: shown, to: wireframe, log: log)
    }
}
