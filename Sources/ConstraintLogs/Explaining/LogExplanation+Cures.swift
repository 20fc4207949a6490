import PlaygroundModel

extension LogExplanation {
    public var cures: [String] {
        switch pattern {
        case .uikitInternal, .actionSheetWidth, .privateViewAtZero:
            return ["Nothing needs to be done. No constraint of the app is involved, and none can change the conflict."]
        case .onlyBroken: return brokenCure + ["Paste the whole message to see the contradicting constraints."]
        case .unread:
            let hint = LogFailure.lostMarkup.hint
            if log.emptyEntries == 0 { return ["Paste the message again, as the console prints it."] }
            return [hint.prefix(1).uppercased() + hint.dropFirst() + "."]
        case .noConflict: return incompleteCures
        default: return classified.map { patternCures($0).compactMap { $0 } } ?? incompleteCures
        }
    }

    /// The advice if only the broken constraint is known, which is part of the conflict even if the rest is missing.
    private var brokenCure: [String] {
        guard let broken = log.brokenPlace, log.owner(broken) == .app else { return [] }
        return ["Give \(name(of: broken)) a priority of 999: it is part of the conflict in any case."]
    }

    private var incompleteCures: [String] {
        let shrinking = "Give a distance inside \(keyName) a priority of 999, so that it may shrink while the size is 0."
        return brokenCure + ["Paste the whole message, from “Unable to simultaneously satisfy constraints” on, to see the cause."]
            + (keyEquation == nil ? [] : [shrinking])
    }

    private func patternCures(_ classified: ClassifiedConflict) -> [String?] {
        let lowered = classified.yielding.map {
            "Give \(name(of: $0)) a priority of 999: then it yields without a message, and holds whenever it can."
        }
        let mask = classified.maskedView.map {
            "Set translatesAutoresizingMaskIntoConstraints = false on \(names[$0]), which constraints place."
        }
        switch pattern {
        case .autoresizingMask where classified.isMaskTooMuch, .sizeZero where classified.isMaskTooMuch: return [mask]
        case .autoresizingMask: return [mask, lowered] + changes(classified)
        case .hiddenArrangedView, .measuredSize, .sizeZero: return [mask, lowered]
        case .cellRounding:
            let isOneOfSeveral = classified.ownConstraints.count > 1
            return [lowered.map { $0 + (isOneOfSeveral ? " Any other constraint of the app works, too." : "") }, looseEdge(classified)]
        case .stackView: return [lowered] + changes(classified)
        case .collapsedView:
            return [lowered, "If \(keyName) is never meant to have a \(keyDimension) of 0, remove \(equations.text(classified.equation))."]
        case .cellSize: return [lowered, fittingSize(classified)] + changes(classified)
        case .setTwice:
            let isByLibrary = classified.conflict.constraints.allSatisfy { log.constraints[$0].isByLibrary }
            return [isByLibrary
                ? "Call updateConstraints or remakeConstraints where makeConstraints is called again (mas_ and snp. alike)."
                : "Keep the constraint in a property and change its constant, or deactivate it before another is activated."
            ] + changes(classified)
        case .negativeSize:
            let cure = "Relate the size to the other view with a constant, or compute it when that view has been laid out "
            return [cure + "(viewDidLayoutSubviews)."] + changes(classified)
        default:
            return [classified.doublePlacement.map { "Keep one of \(name(of: $0.first)) and \(name(of: $0.second)): the intended one." }]
                + changes(classified)
        }
    }

    private func fittingSize(_ classified: ClassifiedConflict) -> String? {
        switch classified.sizeGiver {
        case .table where keyDimension == "height":
            "Let the cell have the height of its content: rowHeight = UITableView.automaticDimension, and no heightForRowAt with a number."
        case .collection:
            "Let the item have the \(keyDimension) of its content: an estimated dimension in a compositional layout, or "
                + "estimatedItemSize = UICollectionViewFlowLayout.automaticSize and no itemSize that the content does not fit."
        default: nil
        }
    }

    /// The advice to turn an edge into an inequality, for a view that is larger than its content and has a fixed centre and edge.
    private func looseEdge(_ classified: ClassifiedConflict) -> String? {
        guard classified.surplus < 0, let pair = classified.doublePlacement else { return nil }
        let edges = [pair.first, pair.second].filter { log.equation($0).map { !$0.isCentre && $0.relation == .equal } ?? false }
        guard edges.count == 1, let edge = edges.first, var equation = log.equation(edge), let demand = classified.conflict.demands[edge]
        else { return nil }
        equation.relation = demand.value > equation.constant ? .greaterThanOrEqual : .lessThanOrEqual
        return "Or use \(equations.text(equation)): the centre already places the view."
    }

    private func changes(_ classified: ClassifiedConflict) -> [String] {
        let own = classified.ownConstraints
        guard !own.isEmpty else { return ["None of these constraints belongs to the app: find the code that sets the frame of \(keyName)."] }
        return own.prefix(6).map { place in
            // A negative constant would move the view out of its container.
            let demand = classified.conflict.demands[place].flatMap { $0.value < 0 ? nil : $0 }
            let change = demand.map { "a constant of \(text($0)) or " } ?? ""
            return "Remove \(name(of: place)), or give it \(change)a priority below 1000."
        }
    }

    public var unknowns: [String] {
        var unknowns: [String] = []
        if pattern != .unread, pattern != .onlyBroken {
            if !log.hasBeginning { unknowns.append("The beginning of the list is not in the paste.") }
            if !log.hasEnd { unknowns.append("The end of the list is not in the paste.") }
        }
        let unread = log.constraints.count - log.readCount
        if unread > 0, unread < log.constraints.count {
            unknowns.append("\(unread == 1 ? "One constraint" : "\(unread) constraints") could not be read.")
        }
        if log.emptyEntries > 0 { unknowns.append("\(log.emptyEntries) lines of the list lost the text between < and >.") }
        if log.surplus > 0 { unknowns.append("\(log.surplus) further constraints of the list were left out.") }
        guard let conflict = conflicts.first else { return unknowns + (log.isLong ? [Self.longListSentence] : []) }
        if let broken = log.brokenPlace, !conflict.constraints.contains(broken) {
            unknowns.append(
                "The constraint that the system broke is not part of this conflict, so the list has another conflict that is not shown here.")
        }
        unknowns += bounds(of: conflict)
        if let assumption = conflict.assumptions.first { unknowns.append(text(assumption)) }
        if conflict.constraints.contains(where: { log.constraints[$0].hasSystemSpacing }) {
            unknowns.append("A gap of the system counts with its printed number, which has no sign.")
        }
        guard let classified else { return unknowns }
        if let view = classified.maskedView, !classified.isMaskTooMuch {
            unknowns.append(
                "Whether constraints place \(names[view]), or only its subviews: the list does not say which view is in which.")
        }
        unknowns += [maskUnknown(classified), sizeUnknown(classified)].compactMap { $0 }
        let isOneCure = pattern == .autoresizingMask && classified.isMaskTooMuch
        if pattern.verdict == .conflict, !isOneCure, classified.ownConstraints.contains(where: { log.constraints[$0].place == nil }) {
            unknowns.append(
                "The unwanted one of them, and the line that added it. The console prints the identifiers of constraints that have one.")
        }
        return unknowns
    }

    private static let longListSentence =
        "In a list of more than \(LogSystem.closeLimit) constraints the search ends at the first conflict, which need not be the smallest."

    /// The limits of the search in a long list.
    private func bounds(of conflict: LogConflict) -> [String] {
        let (count, block) = (conflict.constraints.count, LogSystem.blockSize(of: conflict.rows.count))
        guard log.isLong else { return [] }
        return [Self.longListSentence] + (count <= LogSystem.closeLimit ? [] : [
            "Whether each of the \(count) constraints is needed: they were tried \(block) at a time. "
                + "The range that the others leave was computed for \(conflict.demands.count) of them.",
        ])
    }

    private func maskUnknown(_ classified: ClassifiedConflict) -> String? {
        guard let view = classified.maskedView else { return nil }
        let axis = classified.equation.axis
        let listed = log.constraints.filter { $0.isAutoresizing }.compactMap { $0.equation?.first }.filter { $0.item == view }
            .map { $0.attribute }.filter { $0.axis == axis }
        guard listed.count == 1, let attribute = listed.first else { return nil }
        let size = axis == .horizontal ? "how wide it is" : "how high it is"
        let (open, known) = switch attribute {
        case .width, .height: ("where it is", attribute.rawValue)
        case .centerX, .centerY: ("where it begins and \(size)", "centre")
        default: (size, "\(attribute.rawValue) edge")
        }
        return "The frame of \(names[view]) is only partly known, not \(open): the list has only its \(known)."
    }

    private func sizeUnknown(_ classified: ClassifiedConflict) -> String? {
        guard pattern == .cellSize || pattern == .cellRounding else { return nil }
        switch classified.sizeGiver {
        case .table:
            if keyDimension == "width" { return nil }
            return "Whether the height of the row is a number of the app's (rowHeight, heightForRowAt), or was measured."
        case .collection:
            return "Whether the size of the item is a number of the app's (itemSize, sizeForItemAt, the layout's dimensions), or was "
                + "measured."
        case .unknown:
            return "The view that gives \(keyName) its \(keyDimension): a collection view, a bar, or a table view for its header or footer."
        }
    }

    private func text(_ assumption: LogAssumption) -> String {
        let (item, container) = (names[assumption.item], names[assumption.container])
        let sentence = switch assumption.reason {
        case .guideIsWithin: "\(item) is within \(container). The list does not say so."
        case .isInNeighbour: "\(item) is in \(container). The list does not name its superview."
        case .marginsAreStandard: "the layout margins of \(container) are 8 points, the default. The list does not say so."
        case .baselineIsWithin: "a baseline is between the edges of its view. The list does not say where."
        }
        return "This assumes that \(sentence)"
    }
}
