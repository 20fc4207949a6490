import JSON
import PlaygroundModel
import PlaygroundReader

/// A screen or a cell on one environment. Names are the same on all environments.
struct ScreenFacts {
    struct View {
        var name: String
        var id: String
        var kind: ViewKind
        /// The parent's name, or `nil` for a subview of the root view.
        var parent: String?
        var isArranged: Bool
        /// Whether it is the view of a child controller. Constraints refer to it by the controller's name.
        var isChild: Bool
        var record: JSONValue
    }

    private(set) var views: [View] = []
    private(set) var guides: [String] = []
    /// The constraints as text, with the identifiers that code gave them.
    private(set) var constraints: [DraftConstraint] = []
    /// The number of constraints that a playground cannot express.
    private(set) var unsupported = 0
    private var items: [String: ConstraintItem] = [:]

    /// `screen` has `views` and `constraints`, `naming` the names from earlier environments, `children` the names of children by index.
    init(
        _ screen: JSONValue, naming: inout ScreenNames, size: (width: Double, height: Double)? = nil, children: [Int: String] = [:]
    ) {
        rootSize = size
        naming.begin()
        var names: [String: String] = [:]
        for record in screen["views"]?.elements ?? [] {
            guard let id = record["id"]?.string, let word = record["kind"]?.string else { continue }
            let parent = record["parent"]?.string.flatMap { names[$0] }
            let child = record["child"]?.wholeNumber.flatMap { children[$0] }
            let isChild = child != nil && parent == nil
            let name = isChild ? child ?? "" : naming.name(of: record, kind: word, parent: parent)
            names[id] = name
            items[id] = .view(name)
            guard let kind = ViewKind(rawValue: word), kind != .layoutGuide else {
                if word == ViewKind.layoutGuide.rawValue { guides.append(name) }
                continue
            }
            views.append(View(
                name: name, id: id, kind: kind.isImplied ? .view : kind, parent: parent, isArranged: record["isArranged"] == .bool(true),
                isChild: isChild, record: record))
            // A child's view is a subview of the root view. If code put it into another view, a placeholder there has the same edges.
            guard let child, !isChild else { continue }
            constraints += ["leading", "trailing", "top", "bottom"].map { DraftConstraint(text: "\(child).\($0) == \(name).\($0)") }
        }
        for record in screen["constraints"]?.elements ?? [] {
            if let text = text(of: record) {
                let constraint = DraftConstraint(text: text, comment: record["identifier"]?.string)
                if !constraints.contains(where: { $0.text == text }) { constraints.append(constraint) }
            } else {
                unsupported += 1
            }
        }
    }

    private let rootSize: (width: Double, height: Double)?

    func name(ofID id: String) -> String? { views.first { $0.id == id }?.name }

    private func text(of record: JSONValue) -> String? {
        guard let first = anchor(record["first"], record["firstAttribute"]?.string) else { return nil }
        let relations = ["equal": "==", "greaterThanOrEqual": ">=", "lessThanOrEqual": "<="]
        let relation = relations[record["relation"]?.string ?? ""] ?? "=="
        let constant = record["constant"]?.number ?? 0
        let multiplier = record["multiplier"]?.number ?? 1
        var right = ""
        if let attribute = record["secondAttribute"]?.string, attribute != "notAnAttribute" {
            guard let second = anchor(record["second"], attribute), (1e-6...1e6).contains(abs(multiplier)) else { return nil }
            right = (multiplier < 0 ? "-" : "") + second
            if abs(multiplier) != 1 { right += " * " + TOMLValue.exactDigits(of: abs(multiplier)) }
            if TOMLValue.digits(of: abs(constant)) != "0" { right += (constant < 0 ? " - " : " + ") + TOMLValue.digits(of: abs(constant)) }
        } else {
            right = TOMLValue.digits(of: constant)
        }
        let priority = record["priority"]?.number ?? 1000
        return "\(first) \(relation) \(right)" + (priority < 1000 ? " @" + TOMLValue.digits(of: max(priority, 1)) : "")
    }

    private func anchor(_ item: JSONValue?, _ attribute: String?) -> String? {
        guard let item, let attribute, attribute != "notAnAttribute" else { return nil }
        if item["window"] != nil { return "window.\(attribute)" }
        let view = item["view"]?.string
        if let guide = item["guide"]?.string {
            if guide == "topLayoutGuide" { return ConstraintItem.topLayoutGuide.anchor(attribute) }
            if guide == "bottomLayoutGuide" { return ConstraintItem.bottomLayoutGuide.anchor(attribute) }
            guard let view else { return ConstraintItem.guide(guide, of: nil).anchor(attribute) }
            guard case .view(let name)? = items[view] else { return nil }
            return ConstraintItem.guide(guide, of: name).anchor(attribute)
        }
        guard let view else { return ConstraintItem.root.anchor(attribute) }
        return items[view]?.anchor(attribute)
    }

    /// The autoresizing mask of a view with flexible width and height, and fixed margins (UIView.AutoresizingMask).
    private static let flexible = 18.0

    /// The frame that code gave a view in its superview, and the superview's size if known.
    func frame(of view: View) -> (frame: Rect, superview: Size?)? {
        guard let frame = view.record["frame"]?.numbers(4) else { return nil }
        // Code can make a view fill its superview before the superview has a size.
        if frame[2] == 0, frame[3] == 0, view.record["mask"] == .number(Self.flexible) {
            return (Rect(x: 0, y: 0, width: 0, height: 0), Size(width: 0, height: 0))
        }
        guard frame[2] > 0 || frame[3] > 0 else { return nil }
        let rect = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
        guard let parent = view.parent else { return (rect, rootSize.map { Size(width: $0.width, height: $0.height) }) }
        guard let owner = views.first(where: { $0.name == parent }), let outer = self.frame(of: owner)?.frame else { return (rect, nil) }
        return (rect, Size(width: outer.width, height: outer.height))
    }
}

/// The names of views, the same on all environments. They are names of properties, or are derived from the content.
struct ScreenNames {
    private var giver = NameGiver(reserved: ViewNames.reserved)
    /// The names, keyed by the features that distinguish views.
    private var known: [String: String] = [:]
    private var counts: [String: Int] = [:]

    /// Starts naming the views of the next environment.
    mutating func begin() { counts = [:] }

    mutating func name(of record: JSONValue, kind: String, parent: String?) -> String {
        let own = record["name"]?.string.flatMap(Words.identifier)
        let key = "\(own ?? "") \(kind) \(own == nil ? parent ?? "" : "")"
        let number = counts[key, default: 0]
        counts[key] = number + 1
        let whole = "\(key) \(number)"
        if let name = known[whole] { return name }
        let name = giver.give(own ?? Self.proposal(record, kind: kind))
        known[whole] = name
        return name
    }

    private static func proposal(_ record: JSONValue, kind: String) -> String {
        let properties = record["properties"]
        let texts = ["text", "title", "placeholder", "image"].lazy.compactMap { properties?[$0]?.string }.filter { !$0.isEmpty }
        let noun = kind == "textField" ? "field" : kind == "image" ? "image" : kind == "switch" ? "toggle" : kind
        if let text = texts.first, let name = Words.camelCase(Words.opening(text) + Words.of(noun)) { return name }
        let className = record["class"]?.string ?? ""
        return className.hasPrefix("UI") ? noun : Words.camelCase(Words.of(className)) ?? noun
    }
}
