import AppleDevices
import PlaygroundModel

/// A change of the board's devices that a person makes on the page. Devices go by their ids (`DeviceConfiguration.id`).
///
/// Each has a text form, in which the page sends it and its address keeps it.
public enum BoardChange: Hashable, Sendable {
    /// `add iphone-17`, `add iphone-17 2`: a device of the catalogue, behind all others; the number tells it from those alike.
    case add(device: String, copyNumber: Int)
    /// `duplicate iphone-17@dark 2`: the device again, behind itself, with all that happened on it.
    case duplicate(String, copyNumber: Int)
    /// `remove iphone-17`: with all that happened on it.
    case remove(String)
    /// `hide iphone-17`, `show iphone-17`: it stays as it was.
    case hide(String)
    case show(String)
    /// `move iphone-17 ipad-9-7`: to behind the other; `move iphone-17` to before all.
    case move(String, behind: String?)
    /// `name iphone-17 By night`; without a name it gets its own back.
    case name(String, String)
    /// `set iPads`: the devices of that set, and no others.
    case set(String)
    /// `group phones`: the catalogue's devices of that group, and no others.
    case group(DeviceGroup)
    /// `reset`: what the file says.
    case reset
}

extension BoardChange {
    /// Reads the text form.
    public init(text: String) throws(BoardMistake) {
        guard text.utf8.count <= PlaygroundLimits.eventBytes, let change = Self.read(text) else {
            throw .notUnderstood(String(text.prefix(40)))
        }
        self = change
    }

    private static func read(_ text: String) -> BoardChange? {
        let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        let rest = words.count > 1 ? words[1] : ""
        let arguments = rest.split(separator: " ").map { String($0) }
        switch (words[0], arguments.count) {
        case ("add", 1): return .add(device: arguments[0], copyNumber: 1)
        case ("add", 2): return copyNumber(arguments[1]).map { .add(device: arguments[0], copyNumber: $0) }
        case ("duplicate", 2): return copyNumber(arguments[1]).map { .duplicate(arguments[0], copyNumber: $0) }
        case ("remove", 1): return .remove(arguments[0])
        case ("hide", 1): return .hide(arguments[0])
        case ("show", 1): return .show(arguments[0])
        case ("move", 1): return .move(arguments[0], behind: nil)
        case ("move", 2): return .move(arguments[0], behind: arguments[1])
        case ("name", 1...): return .name(arguments[0], arguments.dropFirst().joined(separator: " "))
        case ("set", 1...): return .set(rest)
        case ("group", 1): return DeviceGroup(rawValue: arguments[0]).map { .group($0) }
        case ("reset", 0): return .reset
        default: return nil
        }
    }

    private static func copyNumber(_ word: String) -> Int? {
        Int(word).flatMap { (2...9999).contains($0) ? $0 : nil }
    }
}
