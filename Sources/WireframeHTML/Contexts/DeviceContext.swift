import Wireframes

enum DeviceContext {
    static func values(of device: DeviceWireframe, glyphs: Set<String>) -> [String: TemplateValue] {
        [
            "device": .text(device.id), "chrome": .init(ChromeContext(chrome: device.chrome)),
            "screen": .init(NodeContext(device.screen, glyphs: glyphs)), "marks": .init(device.widthMarks.map(WidthMarkContext.init)),
            "log": .init(device.log.lines.map(LogLineContext.init)), "entry": .init(device.position.entry),
            "lastEntry": .init(device.position.last), "isPast": .flag(device.position.entry != device.position.last),
        ]
    }
}
