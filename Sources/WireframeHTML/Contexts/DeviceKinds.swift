import PlaygroundModel

/// Groups of phones and pads.
public enum DeviceKinds {
    public static func groups<Item>(of items: [Item], _ idiom: (Item) -> UserInterfaceIdiom) -> [(name: String, items: [Item])] {
        let idioms: [UserInterfaceIdiom] = [.phone, .pad]
        let known = idioms.map { kind in items.filter { idiom($0) == kind } }
        let others = items.filter { !idioms.contains(idiom($0)) }
        return (known + [others]).filter { !$0.isEmpty }.map { (name(of: idiom($0[0])), $0) }
    }

    /// Groups of neighbouring items of one kind. The order stays.
    public static func runs<Item>(of items: [Item], _ idiom: (Item) -> UserInterfaceIdiom) -> [(name: String, items: [Item])] {
        var runs: [(name: String, items: [Item])] = []
        for item in items {
            let name = name(of: idiom(item))
            if runs.last?.name == name { runs[runs.count - 1].items.append(item) } else { runs.append((name, [item])) }
        }
        return runs
    }

    private static func name(of idiom: UserInterfaceIdiom) -> String {
        switch idiom {
        case .phone: "Phones"
        case .pad: "Pads"
        case .tv, .carPlay, .mac, .vision, .unspecified: "Other devices"
        }
    }
}
