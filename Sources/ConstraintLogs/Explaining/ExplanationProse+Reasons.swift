import PlaygroundModel

/// Why it cannot hold, what would solve it, and what the log leaves open.
extension ExplanationProse {
    var reasons: [String] {
        var reasons = [reason]
        if let maskReason, pattern != .autoresizingMask, pattern.verdict != .noise { reasons.append(maskReason) }
        if let twice = classified?.doublePlacement, pattern == .contradiction || pattern == .guideLength {
            reasons.append("Two of them place the same view: \(name(of: twice.first)) and \(name(of: twice.second)). Mostly one of such two is too many.")
        }
        if let broken = log.brokenPlace, let equation = log.constraints[broken].equation {
            let rest = pattern.verdict == .noise ? "" : " Which one it takes says nothing of which is wrong."
            reasons.append("The system broke \(equations.text(equation)); the others hold.\(rest)")
        }
        if classified == nil, let cut = log.constraints.first(where: { $0.equation == nil && owners.meaning(of: $0) != nil }) {
            reasons.append("The constraint that is cut off is “\(cut.identifier ?? "")”: \(owners.meaning(of: cut) ?? "").")
        }
        if conflicts.count > 1 {
            reasons.append("With that solved, \(conflicts.count == 2 ? "another conflict is" : "\(conflicts.count - 1) more conflicts are") left in the list.")
        }
        return reasons.filter { !$0.isEmpty }
    }

    private var keyName: String { (classified?.equation ?? zeroSize).map { names[$0.first.item] } ?? "a view" }
    private var keyDimension: String { (classified?.equation ?? zeroSize)?.dimension ?? "height" }

    private var reason: String {
        switch pattern {
        case .uikitInternal: "Every one of these constraints is inside views that UIKit makes and lays out itself."
        case .actionSheetWidth:
            "UIAlertController gives the content of an action sheet a width of −16 before the sheet has one: a known fault of iOS 12.2 and 13, seen with any "
                + "action sheet."
        case .privateViewAtZero:
            "UIKit lays out its own \(keyName) at a \(keyDimension) of 0, before it is shown or while it goes away; its content does not fit into that, and does "
                + "once it has its size."
        case .hiddenArrangedView:
            "A stack view gives a hidden arranged view a required \(keyDimension) of 0. The view's own sizes and paddings in that direction are required, too, "
                + "and need more."
        case .measuredSize:
            "UIKit measures \(keyName) with a size that its content does not fit. The constraint is gone when the measuring is over."
        case .sizeZero:
            "\(keyName) has a \(keyDimension) of 0 for now, as a view has until its superview is laid out; distances inside it that are required cannot "
                + "shrink. Once it has its size they hold. If it stays at 0, nothing gives it a \(keyDimension)."
        case .collapsedView:
            "\(keyName) is given a \(keyDimension) of 0 by a constraint, and others require more. Either the app collapses the view "
                + "this way, or code that measures it (systemLayoutSizeFitting of a cell or header) adds the constraint for a moment."
        case .guideLength:
            "The app's constraints agree only where the layout guide has \(classified?.demand.map { text($0) } ?? "another length"); with bars or a status bar, "
                + "or without, it has another."
        case .cellRounding:
            "A table view gives the content of a cell the height of its row without the separator, rounded to pixels; the content asks for the height of the "
                + "whole row, or for one that is not rounded. The difference is a fraction of a point, and nobody sees it."
        case .cellSize:
            "UIKit gives \(keyName) a \(keyDimension) that its content contradicts" + (keyDimension == "height"
                ? ". A row has its estimated or old height until it has been measured; if it then has the right one, the message passes. If not, "
                    + "rowHeight, heightForRowAt, the item size or the height of the bar is a number that the content does not fit."
                : ": its content has a fixed width, or distances that are together wider.")
        case .autoresizingMask:
            maskReason ?? "\(keyName) has the frame that its superview gives it, as required constraints of its autoresizing mask; what stands in it needs another."
        case .setTwice: "Two constraints ask for the same \(classified?.equation?.isFixedSize == true ? "size" : "distance") with different numbers. Most often one was "
            + "added again where the first should have been changed."
        case .negativeSize: "A \(keyDimension) was computed as what is left of a width or height that was 0, or smaller than what was taken from it. "
            + "If an action sheet is presented at that moment, it is UIAlertController's own, and harmless."
        case .stackView:
            "The stack view's arrangement is required: with it, the sizes and distances that it must respect do not add up to what it is given."
        case .contradiction: "None of them can be spared: with any one gone the others hold."
        case .noConflict: noConflictReason
        case .onlyBroken: "The list stands above it in the console, from “Unable to simultaneously satisfy constraints” on."
        case .unread: ""
        }
    }

    /// What a mask does beside the app's own constraints on the same view.
    private var maskReason: String? {
        classified?.maskedView.map {
            "\(names[$0]) still translates its autoresizing mask: its frame became required constraints, beside those that place it."
        }
    }

    /// How much room what is left of a list needs.
    private var noConflictReason: String {
        if let (size, length) = largestLeastSize {
            return "They hold as long as \(names[size.first.item]) is at least \(length.points) \(size.extent). The system gave it less: "
                + "most often 0, before the view it stands in has a size."
        }
        if let givenSize { return givenSize }
        if log.isIncomplete, !hasEqualSizes { return "" }
        return (log.isIncomplete ? "Or nothing is missing: the" : "The") + " console prints six digits of a number. A difference behind them is "
            + "enough for the system, as with a height that is computed of a picture's and a cell's that is rounded to pixels."
    }

    /// Whether two sizes of the list are the same number, as far as it is printed.
    private var hasEqualSizes: Bool {
        let sizes = log.constraints.compactMap { $0.equation }.filter { $0.isFixedSize && $0.constant != 0 }
        return log.constraints.allSatisfy { $0.equation != nil } && sizes.indices.contains { place in
            sizes[..<place].contains { $0.constant == sizes[place].constant && $0.axis == sizes[place].axis }
        }
    }

    /// A size that UIKit gives, of which the rest of the list may ask more or less.
    private var givenSize: String? {
        let given = log.constraints.first { owners.owner(of: $0) == .encapsulatedSize && $0.equation?.isFixedSize == true }?.equation
        guard log.isIncomplete, let given else { return nil }
        return "UIKit gives \(names[given.first.item]) a \(given.dimension) of \(given.constant.signedText). What does not fit that is not in the paste."
    }

    /// The largest of the least sizes of the outermost items, where they are not fixed and not nothing.
    private var largestLeastSize: (size: LoggedEquation, length: Double)? {
        let system = LogSystem(log)
        let places = system.required
        guard places.count <= 200 else { return nil }
        let fixed = log.constraints.compactMap { $0.equation }.filter { $0.isFixedSize }.map { $0.first.item }
        let outermost = system.items(in: places).filter { item in
            !fixed.contains(item) && log.items.superviews[item].map { log.items[$0].isImplied } ?? true
        }
        return outermost.flatMap { [LogRow.size($0, .horizontal), .size($0, .vertical)] }.compactMap { row in
            guard let size = system.equation(row), let length = system.leastValue(of: size, among: places) else { return nil }
            return length > 0.01 ? (size, length.rounded(toPlaces: 2)) : nil
        }.max { $0.length < $1.length }
    }

    // MARK: Cures

    var cures: [String] {
        switch pattern {
        case .uikitInternal, .actionSheetWidth, .privateViewAtZero:
            return ["Nothing has to be done. No constraint of the app takes part, and none can change it."]
        case .onlyBroken: return brokenCure + ["Paste the whole message, to see what it contradicts."]
        case .unread: return log.emptyEntries > 0 ? [Self.sentence(LogFailure.lostMarkup.hint)] : ["Paste the message again, as the console prints it."]
        case .noConflict: return incompleteCures
        default: return classified.map { patternCures($0).compactMap { $0 } + leftCures($0) } ?? incompleteCures
        }
    }

    /// Whatever the rest of a list is, what was broken is part of the conflict.
    private var brokenCure: [String] {
        guard let broken = log.brokenPlace, owners.owner(of: broken) == .app else { return [] }
        return ["Give \(name(of: broken)) a priority of 999: whatever the rest is, this is part of the conflict."]
    }

    private var incompleteCures: [String] {
        brokenCure + ["Paste the whole message, from “Unable to simultaneously satisfy constraints” on, to see what it turns on."]
            + (zeroSize == nil ? [] : ["Give a distance inside \(keyName) a priority of 999, so that it may shrink while the size is 0."])
    }

    private func patternCures(_ classified: ClassifiedConflict) -> [String?] {
        let lowered = classified.yielding.map { "Give \(name(of: $0)) a priority of 999: then it gives way in silence, and holds whenever it can." }
        let mask = classified.maskedView.map {
            "Set translatesAutoresizingMaskIntoConstraints = false on \(names[$0]), which constraints place."
        }
        switch classified.pattern {
        case .hiddenArrangedView, .measuredSize, .sizeZero, .autoresizingMask: return [mask, lowered]
        case .cellRounding, .stackView: return [lowered]
        case .collapsedView:
            let removed = classified.equation.map {
                "If \(names[$0.first.item]) is never meant to have a \($0.dimension) of 0, remove \(equations.text($0))."
            }
            return [lowered, removed]
        case .cellSize where keyDimension == "height":
            return [lowered, "Let the cell have the height of its content: rowHeight = UITableView.automaticDimension, and no heightForRowAt with a number."]
        case .cellSize: return [lowered]
        case .setTwice where classified.conflict.constraints.allSatisfy({ log.constraints[$0].isByLibrary }):
            return ["Call updateConstraints or remakeConstraints where makeConstraints is called again (mas_ and snp. alike)."]
        case .setTwice: return ["Keep the constraint in a property and change its constant, or deactivate it before another is activated."]
        case .negativeSize: return ["Relate the size to the other view with a constant, or compute it when that view has been laid out (viewDidLayoutSubviews)."]
        case .contradiction, .guideLength:
            return [classified.doublePlacement.map { "Of \(name(of: $0.first)) and \(name(of: $0.second)) keep the one that is meant." }]
        default: return []
        }
    }

    /// One of the app's own has to go, or to change: which number each would need.
    private func leftCures(_ classified: ClassifiedConflict) -> [String] {
        guard pattern.verdict == .conflict, pattern != .collapsedView else { return [] }
        let own = classified.ownConstraints
        guard !own.isEmpty else { return ["None of these is a constraint of the app's: look for what gives \(keyName) its frame."] }
        return own.prefix(6).map { place in
            let change = classified.conflict.demands[place].map { " or give it a constant of \(text($0))" } ?? ""
            return "Remove \(name(of: place))\(change), or a priority below 1000."
        }
    }

    private func name(of place: Int) -> String {
        guard let equation = log.constraints[place].equation else { return "constraint \(place + 1)" }
        let at = log.constraints[place].place.map { " (\($0))" } ?? ""
        return "\(equations.text(equation))\(at)"
    }

    // MARK: What is not known

    var unknowns: [String] {
        var unknowns: [String] = []
        if pattern != .unread, pattern != .onlyBroken {
            if !log.hasBeginning { unknowns.append("The beginning of the list is not in the paste.") }
            if !log.hasEnd { unknowns.append("The end of the list is not in the paste.") }
        }
        let unread = log.constraints.count { $0.equation == nil }
        if unread > 0, log.readCount > 0 { unknowns.append("\(unread == 1 ? "One constraint" : "\(unread) constraints") could not be read.") }
        if log.emptyEntries > 0 { unknowns.append("\(log.emptyEntries) lines of the list lost what stood between < and >.") }
        if log.surplus > 0 { unknowns.append("\(log.surplus) further constraints of the list were left out.") }
        if let broken = log.brokenPlace, let conflict = conflicts.first, !conflict.constraints.contains(broken) {
            unknowns.append("The constraint that the system broke is not part of this conflict, so the list has another that does not show here.")
        }
        if let assumption = conflicts.first?.assumptions.first { unknowns.append(text(assumption)) }
        if let conflict = conflicts.first, conflict.constraints.contains(where: { log.constraints[$0].hasSystemSpacing }) {
            unknowns.append("A gap of the system's own is counted with the number that is printed; its sign is not.")
        }
        if pattern.verdict == .conflict, classified?.ownConstraints.contains(where: { log.constraints[$0].place == nil }) == true {
            unknowns.append("Which of them is not wanted, and which line added it: give constraints an identifier, and the console prints it.")
        }
        return unknowns
    }

    private func text(_ assumption: LogAssumption) -> String {
        let (item, container) = (names[assumption.item], names[assumption.container])
        let sentence = switch assumption.reason {
        case .guideLiesWithin: "\(item) lies within \(container); the list does not say so."
        case .standsInNeighbour: "\(item) stands in \(container); the list does not say what it stands in."
        case .marginsAreStandard: "the layout margins of \(container) are 8 points, as they are from the start; the list does not say so."
        case .baselineLiesWithin: "a baseline lies between the edges of its view; the list does not say where."
        }
        return "It is taken to hold that \(sentence)"
    }

    /// With a capital and a full stop.
    private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }
}
