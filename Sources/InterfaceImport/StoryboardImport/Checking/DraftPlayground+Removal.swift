/// What a part was that was taken out of a draft: which objects of the document went with it.
struct DraftRemoval {
    /// The text of the constraint or the name of the key, to say what was taken out; empty for a view, a row or more.
    var words = ""
    /// Objects that are not in the playground any more, by their ids.
    var lost: [String] = []
    /// The object that is in the playground, but no longer says all.
    var changed: String?
}

extension DraftPlayground {
    /// Takes a part out; `nil` where it is not there, or the draft is nothing without it.
    mutating func remove(_ place: DraftPlace) -> DraftRemoval? {
        if case .app(let index)? = place.steps.first { return sections[index].remove(place.part) }
        if case .component(let name)? = place.steps.first { return removeFromComponent(name, place) }
        guard case .controller(let name)? = place.steps.first else {
            guard case .entry(let key) = place.part else { return nil }
            return entries.remove(key) ?? (key == "rootViewController" ? nil : app.remove(key))
        }
        guard let index = controllers.firstIndex(where: { $0.name == name }) else { return nil }
        return controllers[index].remove(place.steps.dropFirst(), place.part)
    }

    /// Nothing leads to a component, so one that is nothing any more goes as a whole.
    private mutating func removeFromComponent(_ name: String, _ place: DraftPlace) -> DraftRemoval? {
        guard let index = components.firstIndex(where: { $0.name == name }) else { return nil }
        if place == DraftPlace(steps: [.component(name)]) {
            let component = components.remove(at: index)
            return DraftRemoval(words: name, lost: component.content.objects + [component.object].compactMap { $0 })
        }
        return components[index].remove(place.steps.dropFirst(), place.part)
    }
}

extension DraftSectionOfApp {
    fileprivate mutating func remove(_ part: DraftPlace.Part) -> DraftRemoval? {
        // Each of several is nothing without one of its keys.
        if case .entry(let key) = part, !isElement { return entries.remove(key) }
        guard !entries.isEmpty else { return nil }
        entries = []
        return DraftRemoval(words: heading)
    }
}

extension DraftPlayground {
    /// Says something at the view, row or controller that the steps lead to.
    mutating func addComment(_ comment: String, at steps: [DraftPlace.Step]) {
        guard case .controller(let name)? = steps.first, let index = controllers.firstIndex(where: { $0.name == name }) else {
            return comments.append(comment)
        }
        let isSaid = controllers[index].content.addComment(comment, at: steps.dropFirst())
        if !isSaid { controllers[index].comments.append(comment) }
    }
}

extension DraftContent {
    /// Whether there is a view for it.
    fileprivate mutating func addComment(_ comment: String, at steps: ArraySlice<DraftPlace.Step>) -> Bool {
        guard case .view(let name)? = steps.first, let index = views.firstIndex(where: { $0.name == name }) else { return false }
        let rest = steps.dropFirst()
        if case .edge(let key)? = rest.first, let edge = views[index].edges.firstIndex(where: { $0.key == key }),
           views[index].edges[edge].content.addComment(comment, at: rest.dropFirst()) { return true }
        if case .section(let section)? = rest.first, case .row(let row)? = rest.dropFirst().first {
            if views[index].sections[section].rows[row].cell?.addComment(comment, at: rest.dropFirst(2)) != true {
                views[index].sections[section].rows[row].comments.append(comment)
            }
            return true
        }
        views[index].comments.append(comment)
        return true
    }
}

extension DraftController {
    /// A controller is never taken out, since others lead to it: of one that cannot be written nothing but its name remains.
    fileprivate mutating func remove(_ steps: ArraySlice<DraftPlace.Step>, _ part: DraftPlace.Part) -> DraftRemoval? {
        switch (steps.first, part) {
        case (nil, .all):
            guard !entries.isEmpty || !content.views.isEmpty || !content.constraints.isEmpty || !adaptive.isEmpty else { return nil }
            let lost = content.objects + adaptive.flatMap(\.objects)
            (entries, content, adaptive) = ([], DraftContent(), [])
            return DraftRemoval(lost: lost, changed: object)
        case (nil, .entry(let key)):
            guard var removal = entries.remove(key) else { return nil }
            removal.changed = object
            return removal
        case (.adaptive(let index)?, _): return adaptive.indices.contains(index) ? adaptive[index].remove(part) : nil
        default: return content.remove(steps, part)
        }
    }
}

extension DraftContent {
    fileprivate mutating func remove(_ steps: ArraySlice<DraftPlace.Step>, _ part: DraftPlace.Part) -> DraftRemoval? {
        if steps.isEmpty, case .constraint(let constraint) = part { return constraints.remove(constraint) }
        guard case .view(let name)? = steps.first, let index = views.firstIndex(where: { $0.name == name }) else { return nil }
        let rest = steps.dropFirst()
        if rest.isEmpty, part == .all { return removeView(at: index) }
        return views[index].remove(rest, part)
    }

    /// With what stands in it.
    private mutating func removeView(at index: Int) -> DraftRemoval {
        let view = views.remove(at: index)
        topLevel.remove(view.name)
        var removal = DraftRemoval(lost: view.objects)
        for name in view.listedViews {
            guard let inner = views.firstIndex(where: { $0.name == name }) else { continue }
            removal.lost += removeView(at: inner).lost
        }
        return removal
    }
}

extension DraftView {
    fileprivate mutating func remove(_ steps: ArraySlice<DraftPlace.Step>, _ part: DraftPlace.Part) -> DraftRemoval? {
        let rest = steps.dropFirst()
        switch steps.first {
        case nil:
            guard case .entry(let key) = part, var removal = entries.remove(key) else { return nil }
            removal.changed = object
            return removal
        case .edge(let key)?:
            guard let index = edges.firstIndex(where: { $0.key == key }) else { return nil }
            if rest.isEmpty, part == .all { return DraftRemoval(lost: edges.remove(at: index).content.objects) }
            if rest.isEmpty, case .entry(let key) = part { return edges[index].entries.remove(key) }
            return edges[index].content.remove(rest, part)
        case .section(let index)?: return sections.indices.contains(index) ? sections[index].remove(rest, part) : nil
        default: return nil
        }
    }

    /// The views that stand in it.
    fileprivate var listedViews: [String] {
        let lists = entries.filter { ["subviews", "arrangedSubviews"].contains($0.key) }.map(\.value)
        return lists.flatMap { list -> [String] in if case .array(let names) = list { names.compactMap(\.string) } else { [] } }
    }
}

extension DraftSection {
    fileprivate mutating func remove(_ steps: ArraySlice<DraftPlace.Step>, _ part: DraftPlace.Part) -> DraftRemoval? {
        switch (steps.first, part) {
        case (nil, .all):
            if entries.isEmpty, rows.isEmpty { return nil }
            let lost = rows.flatMap(\.objects)
            (entries, rows) = ([], [])
            return DraftRemoval(lost: lost)
        case (nil, .entry(let key)): return entries.remove(key)
        case (.row(let index)?, _): return rows.indices.contains(index) ? rows[index].remove(steps.dropFirst(), part) : nil
        default: return nil
        }
    }
}

extension DraftRow {
    /// Rows are counted, so an empty one stays in the place of one that cannot be written.
    fileprivate mutating func remove(_ steps: ArraySlice<DraftPlace.Step>, _ part: DraftPlace.Part) -> DraftRemoval? {
        switch (steps.first, part) {
        case (nil, .all):
            if entries.isEmpty, cell == nil { return nil }
            let lost = cell?.objects ?? []
            (entries, cell) = ([], nil)
            return DraftRemoval(lost: lost, changed: object)
        case (nil, .entry(let key)):
            guard var removal = entries.remove(key) else { return nil }
            removal.changed = object
            return removal
        default: return cell?.remove(steps, part)
        }
    }
}

extension DraftAdaptiveElement {
    fileprivate mutating func remove(_ part: DraftPlace.Part) -> DraftRemoval? {
        switch part {
        case .constraint(let constraint): return constraints.remove(constraint)
        case .assignment(let view, let key):
            let count = set.count + otherwise.count
            set.removeAll { $0.view == view && $0.entry.key == key }
            otherwise.removeAll { $0.view == view && $0.entry.key == key }
            return set.count + otherwise.count == count ? nil : DraftRemoval(words: "\(view).\(key)")
        case .entry, .all:
            if isEmpty { return nil }
            let lost = objects
            (constraints, install, set, otherwise) = ([], [], [], [])
            return DraftRemoval(lost: lost)
        }
    }
}

// MARK: Parts of parts

extension [TOMLValue.Entry] {
    fileprivate mutating func remove(_ key: String) -> DraftRemoval? {
        guard let index = firstIndex(where: { $0.key == key }) else { return nil }
        remove(at: index)
        return DraftRemoval(words: key)
    }
}

extension [DraftConstraint] {
    fileprivate mutating func remove(_ constraint: DraftConstraint) -> DraftRemoval? {
        guard contains(constraint) else { return nil }
        removeAll { $0 == constraint }
        return DraftRemoval(words: constraint.text, lost: [constraint.object].compactMap { $0 })
    }
}

// MARK: Objects

extension DraftContent {
    fileprivate var objects: [String] { views.flatMap(\.objects) + constraints.compactMap(\.object) }
}

extension DraftView {
    /// Those of what stands in its rows, headers and footers, too.
    fileprivate var objects: [String] {
        [object].compactMap { $0 } + edges.flatMap { [$0.object].compactMap { $0 } + $0.content.objects }
            + sections.flatMap { $0.rows.flatMap(\.objects) }
    }
}

extension DraftRow {
    fileprivate var objects: [String] { [object].compactMap { $0 } + (cell?.objects ?? []) }
}

extension DraftAdaptiveElement {
    fileprivate var objects: [String] { constraints.compactMap(\.object) }
}
