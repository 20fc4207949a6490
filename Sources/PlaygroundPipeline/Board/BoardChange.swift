import AppleDevices
import PlaygroundModel

/// A user's change of the board's devices, by `DeviceConfiguration.id`. The page keeps its text form in its address.
public enum BoardChange: Hashable, Sendable {
    /// `add iphone-17`, `add iphone-17 2`: adds a device of the catalogue at the end. The number distinguishes equal devices.
    case add(device: String, copyNumber: Int)
    /// `duplicate iphone-17@dark 2`: inserts a copy of the device and its history directly after it.
    case duplicate(String, copyNumber: Int)
    /// `remove iphone-17`: removes the device and its history.
    case remove(String)
    /// `hide iphone-17`, `show iphone-17`: the device keeps its state.
    case hide(String)
    case show(String)
    /// `move iphone-17 ipad-9-7`: moves the device behind the other device. `move iphone-17`: moves it to the beginning.
    case move(String, behind: String?)
    /// `name iphone-17 By night`. Without a name, the device gets its own name again.
    case name(String, String)
    /// `set iPads`: shows only the devices of this set.
    case set(String)
    /// `group phones`: shows only the catalogue's devices of this group.
    case group(DeviceGroup)
    /// `reset`: shows the file's devices.
    case reset
}

extension BoardChange {
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
