import PlaygroundModel

/// Why it cannot hold, what would solve it, and what the log leaves open.
extension ExplanationProse {
    var reasons: [String] {
        var reasons = [reason]
        if let mask = reading.flatMap(maskReason), pattern != .autoresizingMask, pattern.verdict != .noise { reasons.append(mask) }
        if let reading, let twice = reading.doublePlacement, pattern == .contradiction || pattern == .guideLength {
            reasons.append("Two of them place the same view: \(name(of: twice.first)) and \(name(of: twice.second)). Mostly one of such two is too many.")
        }
        if let broken = log.brokenPlace, let equation = log.constraints[broken].equation {
            let rest = pattern.verdict == .noise ? "" : " Which one it takes says nothing of which is wrong."
            reasons.append("The system broke \(equations.text(equation)); the others hold.\(rest)")
        }
        if reading == nil, let cut = log.constraints.first(where: { $0.equation == nil && owners.meaning(of: $0) != nil }), let meaning = owners.meaning(of: cut) {
            reasons.append("The constraint that is cut off is “\(cut.identifier ?? "")”: \(meaning).")
        }
        if conflicts.count > 1 {
            reasons.append("With that solved, \(conflicts.count == 2 ? "another conflict is" : "\(conflicts.count - 1) more conflicts are") left in the list.")
        }
        return reasons.filter { !$0.isEmpty }
    }

    private var keyName: String { (reading?.equation ?? zeroSize).map { names[$0.first.item] } ?? "a view" }
    private var keyDimension: String { (reading?.equation ?? zeroSize)?.first.attribute == .width ? "width" : "height" }

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
            "The app's constraints agree only where the layout guide has \(reading?.demand.map { text($0) } ?? "another length"); with bars or a status bar, "
                + "or without, it has another."
        case .cellRounding:
            "A table view gives the content of a cell the height of its row without the separator, rounded to pixels; the content asks for the height of the "
                + "whole row, or for one that is not rounded. The difference is a fraction of a point, and nobody sees it."
        case .cellSize: cellReason
        case .autoresizingMask: reading.flatMap(maskReason)
            ?? "\(keyName) has the frame that its superview gives it, as required constraints of its autoresizing mask; what stands in it needs another."
        case .setTwice: "Two constraints ask for the same \(reading?.equation?.isFixedSize == true ? "size" : "distance") with different numbers. Most often one was "
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

    private var cellReason: String {
        let isHeight = keyDimension == "height"
        return "UIKit gives \(keyName) a \(keyDimension) that its content contradicts" + (isHeight
            ? ". A row has its estimated or old height until it has been measured; if it then has the right one, the message passes. If not, rowHeight, "
                + "heightForRowAt, the item size or the height of the bar is a number that the content does not fit."
            : ": its content has a fixed width, or distances that are together wider.")
    }

    /// What a mask does beside the app's own constraints on the same view.
    private func maskReason(_ reading: ConflictReading) -> String? {
        guard let view = reading.maskedView else { return nil }
        return "\(names[view]) still translates its autoresizing mask: its frame became required constraints, beside those that place it."
    }

    /// How much room what is left of a list needs.
    private var noConflictReason: String {
        let needs = leastSizes()
        if needs.isEmpty, let given = givenSize { return given }
        guard let need = needs.first else {
            if log.isIncomplete, !hasEqualSizes { return "" }
            return (log.isIncomplete ? "Or nothing is missing: the" : "The") + " console prints six digits of a number. A difference behind them is enough for the system, as with a height that is "
                + "computed of a picture's and a cell's that is rounded to pixels."
        }
        return "They hold as long as \(names[need.item]) is at least \(need.length.points) \(need.axis == .horizontal ? "wide" : "high"). The system gave it less: "
            + "most often 0, before the view it stands in has a size."
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
        guard log.isIncomplete else { return nil }
        for constraint in log.constraints {
            guard owners.owner(of: constraint) == .encapsulatedSize, let equation = constraint.equation, equation.isFixedSize else { continue }
            return "UIKit gives \(names[equation.first.item]) a \(equation.first.attribute.rawValue) of \(equation.constant.signedText). What does not fit that is not in the paste."
        }
        return nil
    }

    /// The least sizes of the outermost items, where they are not fixed and not nothing.
    private func leastSizes() -> [(item: LoggedItem.ID, axis: LayoutAttribute.Axis, length: Double)] {
        let system = LogSystem(log)
        let places = system.required
        guard places.count <= 200 else { return [] }
        var found: [(item: LoggedItem.ID, axis: LayoutAttribute.Axis, length: Double)] = []
        for item in system.items(in: places) where isOutermost(item) {
            for axis in [LayoutAttribute.Axis.horizontal, .vertical] {
                guard let range = system.leastSize(of: item, axis, among: places), range > 0.01 else { continue }
                found.append((item, axis, range.rounded(toPlaces: 2)))
            }
        }
        return found.sorted { $0.length > $1.length }
    }

    private func isOutermost(_ item: LoggedItem.ID) -> Bool {
        let hasSize = log.constraints.contains { $0.equation?.isFixedSize == true && $0.equation?.first.item == item }
        guard !hasSize else { return false }
        guard let superview = log.items.superviews[item] else { return true }
        return log.items[superview].isImplied
    }

    // MARK: Cures

    var cures: [String] {
        switch pattern {
        case .uikitInternal, .actionSheetWidth, .privateViewAtZero:
            return ["Nothing has to be done. No constraint of the app takes part, and none can change it."]
        case .onlyBroken: return brokenCure + ["Paste the whole message, to see what it contradicts."]
        case .unread: return log.emptyEntries > 0 ? [Self.sentence(LogFailure.lostMarkup.hint)] : ["Paste the message again, as the console prints it."]
        case .noConflict: return incompleteCures
        case _ where reading == nil: return incompleteCures
        default: break
        }
        guard let reading else { return [] }
        return patternCures(reading) + leftCures(reading)
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

    private func patternCures(_ reading: ConflictReading) -> [String] {
        let yielding = reading.yielding.map { name(of: $0) }
        let lowered = yielding.map { "Give \($0) a priority of 999: then it gives way in silence, and holds whenever it can." }
        let mask = reading.maskedView.map {
            "Set translatesAutoresizingMaskIntoConstraints = false on \(names[$0]), which constraints place."
        }
        switch reading.pattern {
        case .hiddenArrangedView, .measuredSize, .sizeZero: return [mask, lowered].compactMap { $0 }
        case .collapsedView: return [lowered, sizeCure(reading)].compactMap { $0 }
        case .cellRounding: return [lowered].compactMap { $0 }
        case .cellSize:
            let isHeight = keyDimension == "height"
            return [lowered, isHeight ? "Let the cell have the height of its content: rowHeight = UITableView.automaticDimension, and no heightForRowAt with a number." : nil]
                .compactMap { $0 }
        case .autoresizingMask: return [mask, lowered].compactMap { $0 }
        case .setTwice where isByLibrary(reading):
            return ["Call updateConstraints or remakeConstraints where makeConstraints is called again (mas_ and snp. alike)."]
        case .setTwice: return ["Keep the constraint in a property and change its constant, or deactivate it before another is activated."]
        case .negativeSize: return ["Relate the size to the other view with a constant, or compute it when that view has been laid out (viewDidLayoutSubviews)."]
        case .stackView: return [lowered].compactMap { $0 }
        case .contradiction, .guideLength:
            return [reading.doublePlacement.map { "Of \(name(of: $0.first)) and \(name(of: $0.second)) keep the one that is meant." }].compactMap { $0 }
        default: return []
        }
    }

    /// Whether SnapKit or Masonry made the constraints.
    private func isByLibrary(_ reading: ConflictReading) -> Bool {
        reading.conflict.constraints.allSatisfy { log.constraints[$0].className.hasPrefix("MAS") || log.constraints[$0].className.hasPrefix("SnapKit") }
    }

    private func sizeCure(_ reading: ConflictReading) -> String? {
        guard let equation = reading.equation else { return nil }
        return "If \(names[equation.first.item]) is never meant to have a \(keyDimension) of 0, remove \(equations.text(equation))."
    }

    /// One of the app's own has to go, or to change: which number each would need.
    private func leftCures(_ reading: ConflictReading) -> [String] {
        guard pattern.verdict == .conflict, pattern != .collapsedView else { return [] }
        let own = reading.ownConstraints
        guard !own.isEmpty else { return ["None of these is a constraint of the app's: look for what gives \(keyName) its frame."] }
        return own.prefix(6).map { place in
            let change = reading.conflict.demands[place].map { " or give it a constant of \(text($0))" } ?? ""
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
        if let conflict = conflicts.first, !conflict.assumptions.isEmpty { unknowns.append(assumptionText(conflict)) }
        if let conflict = conflicts.first, conflict.constraints.contains(where: { log.constraints[$0].hasSystemSpacing }) {
            unknowns.append("A gap of the system's own is counted with the number that is printed; its sign is not.")
        }
        if pattern.verdict == .conflict, reading?.ownConstraints.contains(where: { log.constraints[$0].place == nil }) == true {
            unknowns.append("Which of them is not wanted, and which line added it: give constraints an identifier, and the console prints it.")
        }
        return unknowns
    }

    private func assumptionText(_ conflict: LogConflict) -> String {
        switch conflict.assumptions.first {
        case .guideInside(let guide, let view, _):
            "It is taken to hold that \(names[guide]) lies within \(names[view]); the list does not say so."
        case .superview(let view, _, let other, _):
            "It is taken to hold that \(names[view]) stands in \(names[other]); the list does not say what it stands in."
        case .standardMargin(_, let view, _):
            "It is taken to hold that the layout margins of \(names[view]) are 8 points, as they are from the start; the list does not say so."
        case .baselineInside, nil: "It is taken to hold that a baseline lies between the edges of its view; the list does not say where."
        }
    }

    /// With a capital and a full stop.
    private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }
}
