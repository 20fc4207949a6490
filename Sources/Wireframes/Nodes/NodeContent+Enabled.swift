extension NodeContent {
    public var isEnabled: Bool {
        switch self {
        case .button(let button): button.isEnabled
        case .input(_, _, let isEnabled), .toggle(_, let isEnabled), .slider(_, let isEnabled), .ofKind(let isEnabled),
             .segments(_, _, let isEnabled): isEnabled
        case .item(let item): item.isEnabled
        case .menuRow(let row): row.isEnabled
        case .none, .text, .image, .scroller, .cell, .wheels, .capsules, .calendar, .progress, .pages, .placeholder, .back,
             .appIcon, .keys, .status, .cutout: true
        }
    }
}
