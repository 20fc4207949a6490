import PlaygroundModel

/// A note as the page lists it.
public struct BoardNote: Hashable, Sendable {
    /// The number, counted from 1 in file order.
    public var number: Int
    /// The id in addresses: the element, with a number for further notes of the element: `home.photo`, `home.photo~2`.
    public var id: String
    public var element: String
    public var text: String
    /// The ids of models with the note. `nil` for all models.
    public var devices: Set<String>?
    public var place: SourcePlace?

    public static func all(of playground: Playground, _ places: SourcePlaces = .unknown) -> [BoardNote] {
        var counts: [String: Int] = [:]
        return playground.notes.enumerated().map { index, note in
            let name = note.element.name
            let count = counts[name, default: 0] + 1
            counts[name] = count
            return BoardNote(
                number: index + 1, id: count == 1 ? name : "\(name)~\(count)", element: name, text: note.text, devices: note.devices,
                place: places[note.path])
        }
    }
}
