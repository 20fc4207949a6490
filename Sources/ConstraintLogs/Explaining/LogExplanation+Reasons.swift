import PlaygroundModel

extension LogExplanation {
    public var reasons: [String] {
        var reasons = [reason]
        if let maskReason, pattern != .autoresizingMask, pattern.verdict != .noise { reasons.append(maskReason) }
        if let twice = classified?.doublePlacement, pattern == .contradiction || pattern == .guideLength {
            let both = "\(name(of: twice.first)) and \(name(of: twice.second))"
            reasons.append("Two of them place the same view: \(both). Usually one of the two is redundant.")
        }
        if let broken = log.brokenPlace, let equation = log.equation(broken) {
            let outcome = pattern.verdict == .noise ? "" : outcome(of: equation, at: broken)
            let rest = pattern.verdict == .noise ? "" : " Its choice does not show which constraint is wrong."
            reasons.append("The system broke \(equations.text(equation)). The others hold\(outcome).\(rest)")
        }
        if let expectedBreak, pattern.verdict != .noise, expectedBreak.candidates.count <= 4 {
            let names = expectedBreak.candidates.map(name).joined(separator: " or ")
            let doubt = expectedBreak.isCertain ? "" : " Which of them depends on the order of the views, which no log has."
            reasons.append("The text ends before the system says which constraint it breaks. Recordings of UIKit break \(names).\(doubt)")
        }
        if classified == nil, let cut = log.constraints.first(where: { $0.equation == nil && $0.meaning != nil }) {
            reasons.append("The constraint that is cut off is “\(cut.identifier ?? "")”: \(cut.meaning ?? "").")
        }
        if conflicts.count > 1 {
            let more = conflicts.count == 2 ? "another conflict is" : "\(conflicts.count - 1) more conflicts are"
            reasons.append("With that solved, \(more) left in the list.")
        }
        return reasons.filter { !$0.isEmpty }
    }

    private var reason: String {
        switch pattern {
        case .uikitInternal: "Every one of these constraints is inside views that UIKit makes and lays out itself."
        case .actionSheetWidth:
            "UIAlertController gives the content of an action sheet a width of −16 before the sheet has one: a known fault of iOS 12.2 and "
                + "13, seen with any action sheet."
        case .privateViewAtZero:
            "UIKit lays out its own \(keyName) at a \(keyDimension) of 0, before it is shown or while it disappears. Its content does "
                + "not fit until the view has its size."
        case .hiddenArrangedView:
            "A stack view gives a hidden arranged view a required \(keyDimension) of 0. The view's own sizes and paddings in that "
                + "direction are required, too, and need more."
        case .measuredSize:
            "UIKit measures \(keyName) with a size that its content does not fit. The constraint is gone when the measuring is over."
        case .sizeZero:
            "\(keyName) has a \(keyDimension) of 0 for now, like any view until its superview is laid out. Required distances inside it "
                + "cannot shrink. They hold once it has its size. If it stays at 0, nothing gives it a \(keyDimension)."
        case .collapsedView:
            "\(keyName) is given a \(keyDimension) of 0 by a constraint, and others require more. Either the app collapses the view "
                + "this way, or code that measures it (systemLayoutSizeFitting of a cell or header) adds the constraint for a moment."
        case .guideLength:
            "The app's constraints agree only if the layout guide has \(classified?.demand.map { text($0) } ?? "another length"). "
                + "Bars and the status bar change it."
        case .cellRounding: classified.map(roundingReason) ?? ""
        case .cellSize: "UIKit gives \(keyName) a \(keyDimension) that its content contradicts" + givenSizeReason
        case .autoresizingMask:
            maskReason
                ?? "\(keyName) has the frame that its superview gives it, as required constraints of its autoresizing mask. Its "
                + "content needs another frame."
        case .setTwice:
            "Two constraints ask for the same \(keyEquation?.isFixedSize == true ? "size" : "distance") with different numbers. Usually "
                + "one was added although the other should have been changed."
        case .negativeSize:
            "A \(keyDimension) was computed by subtracting from a width or height that was 0 or too small. "
                + "If an action sheet is presented at that moment, it is UIAlertController's own, and harmless."
        case .stackView:
            "The stack view's arrangement is required, and the required sizes and distances in it do not add up to its size."
        case .contradiction:
            (classified?.conflict.constraints.count ?? 0) > LogSystem.closeLimit
                ? "Together they cannot hold." : "Each of them takes part: without any one of them the others hold."
        case .noConflict: noConflictReason
        case .onlyBroken: "The list is above it in the console, from “Unable to simultaneously satisfy constraints” on."
        case .unread: ""
        }
    }

    private var maskReason: String? {
        classified?.maskedView.map {
            "\(names[$0]) still translates its autoresizing mask: its frame became required constraints, in addition to those that place it."
        }
    }

    private func roundingReason(_ classified: ClassifiedConflict) -> String {
        let isMore = classified.surplus > 0
        let asked = classified.demand.map { text($0) } ?? "another \(keyDimension)"
        let cause = switch classified.sizeGiver {
        case .table where isMore: "a row's separator, or rounding to pixels, takes that from its content"
        case .table: "the row is that much higher than its content, for its separator or by rounding to pixels"
        case .collection:
            "an item's size is rounded to pixels, or is a part of the collection view's width. A collection view has no separators"
        case .unknown: "a size was rounded to pixels, or a separator takes one of them"
        }
        let difference = "\(classified.surplus.magnitude.fractionText) \(isMore ? "more" : "less")"
        return "The content of \(keyName) needs \(asked), \(difference) than the \(classified.equation.constant.points) that it "
            + "gets: \(cause). The difference is invisible."
    }

    private var givenSizeReason: String {
        if keyDimension == "width" { return ": its content has a fixed width, or distances that are together wider." }
        let (measured, number) = switch classified?.sizeGiver {
        case .table: ("A row has its estimated or old height until it has been measured", "rowHeight or heightForRowAt")
        case .collection:
            ("An item that is measured has its estimated height until then", "itemSize, sizeForItemAt or the height that the layout says")
        default: ("A measured view has its estimated or old height until then", "the height of the item, the header or the bar")
        }
        return ". \(measured). If it is then right, the message disappears. If not, \(number) is a number that the content does not "
            + "fit."
    }

    /// The resulting size or position of a broken constraint's view, if the other constraints determine it. Otherwise empty.
    private func outcome(of equation: LoggedEquation, at broken: Int) -> String {
        guard let conflict = classified?.conflict, conflict.constraints.count > 1, [.app, .autoresizing].contains(log.owner(broken)),
              let demand = conflict.demands[broken], demand.relation == .equal
        else { return "" }
        if equation.isFixedSize {
            return ", so \(names[equation.first.item]) is \(demand.value.points) \(equation.extent), "
                + "not \(bound(equation.relation))\(equation.constant.signedText)"
        }
        guard let (view, place) = placement(equation, at: demand.value) else { return "" }
        let size = LoggedEquation(first: .init(item: view, attribute: equation.axis == .horizontal ? .width : .height), relation: .equal)
        let isFixed = log.constraints.contains { $0.equation?.isFixedSize == true && $0.equation?.first == size.first }
        let length = LogSystem(log).demand(of: size, in: conflict.rows.filter { $0 != .constraint(broken) })
        let isKnown = length?.relation == .equal && !isFixed
        return ", so \(names[view]) \(place)" + (length.flatMap { isKnown ? " and is \($0.value.points) \(size.extent)" : nil } ?? "")
    }

    private func placement(_ equation: LoggedEquation, at constant: Double) -> (view: LoggedItem.ID, text: String)? {
        guard let second = equation.second, second.attribute == equation.first.attribute, equation.multiplier == 1, constant != 0
        else { return nil }
        let isTurned = log.items.isInside(second.item, equation.first.item) || log.items[equation.first.item].isGuide
        let (view, other) = isTurned ? (second.item, equation.first.item) : (equation.first.item, second.item)
        let verb: String
        switch equation.first.attribute {
        case .leading, .left, .top: verb = "begins"
        case .trailing, .right, .bottom: verb = "ends"
        default: return nil
        }
        let isAfter = (constant > 0) != isTurned
        let side = equation.axis == .horizontal ? isAfter ? "after" : "before" : isAfter ? "below where" : "above where"
        return log.items[view].isGuide ? nil : (view, "\(verb) \(constant.magnitude.points) \(side) \(names[other]) \(verb)")
    }

    private var noConflictReason: String {
        if let (size, length) = largestLeastSize {
            return "They hold as long as \(names[size.first.item]) is at least \(length.points) \(size.extent). The system gave it less: "
                + "most often 0, before its superview has a size."
        }
        if let givenSize { return givenSize }
        if log.isIncomplete, !hasEqualSizes { return "" }
        return (log.isIncomplete ? "Or nothing is missing. The" : "The") + " console prints six digits of a number. A difference beyond "
            + "them is enough for the system, for example between a height computed from a picture's and a cell's height rounded to pixels."
    }

    private var hasEqualSizes: Bool {
        let sizes = log.equations.filter { $0.isFixedSize && $0.constant != 0 }
        let isRead = log.readCount == log.constraints.count
        return isRead && Set(sizes.map { "\($0.dimension) \($0.constant)" }).count < sizes.count
    }

    private var givenSize: String? {
        let place = log.constraints.indices.first { log.owner($0) == .encapsulatedSize && log.equation($0)?.isFixedSize == true }
        guard log.isIncomplete, let size = place.flatMap({ log.equation($0) }) else { return nil }
        let given = "UIKit gives \(names[size.first.item]) a \(size.dimension) of \(size.constant.signedText)."
        return "\(given) The constraint that contradicts it is not in the paste."
    }

    /// The largest minimum size among the outermost items that are neither fixed nor 0.
    private var largestLeastSize: (size: LoggedEquation, length: Double)? {
        guard !log.isLong else { return nil }
        let system = LogSystem(log)
        let fixed = Set(log.equations.filter { $0.isFixedSize }.map { $0.first.item })
        let outermost = system.items(in: system.required).filter { item in
            !fixed.contains(item) && log.items[item].superview.map { log.items[$0].isImplied } ?? true
        }
        return system.leastValues(of: system.sizes(of: outermost), among: system.required).filter { $0.length > 0.01 }
            .map { ($0.size, $0.length.rounded(toPlaces: 2)) }.max { $0.1 < $1.1 }
    }
}

extension Double {
    fileprivate var fractionText: String {
        let parts = [(1 / 3.0, "a third of a point"), (0.5, "half a point"), (2 / 3.0, "two thirds of a point")]
        return parts.first { (self - $0.0).magnitude < 0.001 }?.1 ?? points
    }
}
