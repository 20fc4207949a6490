import Foundation
import Testing
import Wireframes
@testable import WireframeHTML

/// The bundled templates.
enum Templates {
    static let files: [String: String] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Templates")
            .resolvingSymlinksInPath()
        let names = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String } ?? []
        return Dictionary(uniqueKeysWithValues: names.compactMap { name in
            guard TemplateFile.name(ofFile: name) != nil else { return nil }
            return (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)).map { (name, $0) }
        })
    }()

    static func renderer() throws -> PageRenderer { try PageRenderer(templates: files) }
}

extension PageRenderer {
    /// The changes of one device.
    func patch(from old: DeviceWireframe, to new: DeviceWireframe) -> DevicePatch? {
        patch(from: old, to: new, log: logUpdates(from: [old], to: [new])[0])
    }
}
