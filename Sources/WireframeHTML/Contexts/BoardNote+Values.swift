import Wireframes

extension BoardNote {
    static func values(of note: BoardNote) -> [String: TemplateValue] {
        [
            "number": .init(note.number), "id": .text(note.id), "element": .text(note.element), "text": .text(note.text),
            "devices": .init(note.devices.map { $0.sorted().joined(separator: " ") }), "place": .init(note.place),
        ]
    }
}
