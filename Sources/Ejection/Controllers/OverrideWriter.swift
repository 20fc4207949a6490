import PlaygroundModel

struct OverrideWriter {
    let writer: ClassWriter
    let controller: ControllerDefinition

    private var run: EjectionRun { writer.run }
    /// Whether UITraitOverrides is available (iOS 17). In earlier versions, a parent sets the traits of a child.
    private var hasTraitOverrides: Bool { run.deployment >= 17 }
    /// The app's custom traits, which must be copied individually.
    private var customTraits: [Trait] { run.playground.customTraits.map { .custom($0.name) } }

    func write() {
        guard !controller.overrides.isEmpty else { return }
        var body = SwiftLines()
        for alternatives in alternatives { write(alternatives, in: &body) }
        let name = writer.scope.claim(own: "overrideTraits")
        writer.methods.declaration("private func \(name)()") { $0.add(body) }
        writer.call(name, by: controller.overrides.map(\.condition))
    }

    /// Groups of consecutive overrides of the same traits of the same child. In a group, the last one whose condition is true counts.
    private var alternatives: [[ControllerDefinition.Override]] {
        let known = TraitWriter(run: run)
        var groups: [[ControllerDefinition.Override]] = []
        for override in controller.overrides {
            var override = override
            override.condition = override.condition.simplified { known.missing($0) != nil }
            guard override.condition != .any([]) else { continue }
            let isAlternative = groups.last?.first.map { first in
                override.condition != .always && first.condition != .always && override.source == nil && first.source == nil
                    && override.child == first.child && override.traits.specifiedTraits == first.traits.specifiedTraits
            } ?? false
            if isAlternative { groups[groups.count - 1].append(override) } else { groups.append([override]) }
        }
        return groups
    }

    private func write(_ alternatives: [ControllerDefinition.Override], in body: inout SwiftLines) {
        guard let target = target(alternatives[0]) else { return }
        guard writer.childNames.contains(where: { $0.value == target }) || target == "self" else {
            // The displayed controller may have changed.
            return body.block("if let \(target)") { write(alternatives, on: target, in: &$0) }
        }
        write(alternatives, on: target, in: &body)
    }

    private func write(_ alternatives: [ControllerDefinition.Override], on target: String, in body: inout SwiftLines) {
        let override = alternatives[0]
        if override.condition == .always {
            return set(override, on: target, in: &body)
        }
        body.branch(alternatives.reversed().map { alternative -> SwiftLines.Branch in
            (ConditionWriter(writer: writer).expression(alternative.condition), { set(alternative, on: target, in: &$0) })
        })
        body.reopen("} else {") { lines in
            guard hasTraitOverrides else { return lines.add("setOverrideTraitCollection(nil, forChild: \(target))") }
            var traits = override.traits.specifiedTraits
            if override.source != nil {
                lines.add("\(target).traitOverrides.removeCopy()")
                traits = customTraits
            }
            for trait in traits { lines.add("\(target).traitOverrides.remove(\(TraitWriter(run: run).type(trait)).self)") }
        }
    }

    private func set(_ override: ControllerDefinition.Override, on target: String, in lines: inout SwiftLines) {
        let source = override.source.map { writeSource($0, in: &lines) }
        guard hasTraitOverrides else { return setCollection(override, source, on: target, in: &lines) }
        let traits = TraitWriter(run: run)
        if let source {
            run.resources.supportExtensions.insert(.copiedTraits)
            lines.add("\(target).traitOverrides.copy(\(source))")
            for trait in customTraits where override.traits[trait] == nil {
                lines.add("\(target).traitOverrides.\(traits.member(trait)) = \(source).\(traits.member(trait))")
            }
        }
        traits.assign(override.traits, to: target, in: &lines) { remark($0, since: $1, override.path) }
    }

    private func setCollection(
        _ override: ControllerDefinition.Override, _ source: String?, on target: String, in lines: inout SwiftLines
    ) {
        let traits = TraitWriter(run: run)
        var collections = [source].compactMap { $0 }.map { SwiftExpression.word($0) }
        for trait in override.traits.specifiedTraits where !isMissing(trait, override.path) {
            guard let value = override.traits[trait] else { continue }
            collections.append(.call("UITraitCollection", [.init(traits.member(trait), word: traits.value(value, of: trait))]))
        }
        guard !collections.isEmpty else { return }
        let whole = collections.count == 1 ? collections[0] : .call("UITraitCollection", [.init("traitsFrom", .array(collections))])
        if target == "self" {
            run.remark("a controller overrides its own traits from iOS 17 on", at: override.path)
            return lines.add("// A controller can override its own traits since iOS 17.")
        }
        lines.add(.call("setOverrideTraitCollection", [.init(nil, whole), .init("forChild", word: target)]))
    }

    private func isMissing(_ trait: Trait, _ path: DocumentPath) -> Bool {
        guard let version = TraitWriter(run: run).missing(trait) else { return false }
        remark(trait, since: version, path)
        return true
    }

    private func remark(_ trait: Trait, since version: SystemVersion, _ path: DocumentPath) {
        run.remark(
            "\(trait.name) is overridden from iOS \(version) on, which is newer than the deployment target \(run.deployment)", at: path)
    }

    /// Writes the trait collection of an ancestor. Returns its expression.
    private func writeSource(_ id: ControllerID, in lines: inout SwiftLines) -> String {
        guard id.name != controller.id.name else { return "traitCollection" }
        run.resources.supportExtensions.insert(.ancestors)
        lines.add("let inherited = ancestor(of: \(run.names.controller(id)).self)?.traitCollection ?? traitCollection")
        return "inherited"
    }

    private func target(_ override: ControllerDefinition.Override) -> String? {
        guard let child = override.child else { return "self" }
        if let name = writer.childNames.first(where: { $0.key.name == child.name })?.value { return name }
        run.resources.supportExtensions.insert(.ancestors)
        writer.methods.declaration("private var \(run.localName(of: child)): UIViewController?") { lines in
            lines.add("descendant(of: \(run.names.controller(child)).self)")
        }
        return run.localName(of: child)
    }
}

extension ClassWriter {
    func writeOverrides(_ overrides: TraitCollection, of view: ViewDefinition, on target: String, in lines: inout SwiftLines) {
        guard run.deployment >= 17 else {
            return comment("a view overrides traits from iOS 17 on", at: view.path, in: &lines)
        }
        TraitWriter(run: run).assign(overrides, to: target, in: &lines)
    }

    func writeExtendedEdges(_ edges: Set<ExtendedLayout.Edge>) {
        guard edges != ExtendedLayout().edges else { return }
        setUp.add("edgesForExtendedLayout = [\(edges.map { ".\($0.rawValue)" }.sorted().joined(separator: ", "))]")
    }

    /// Writes overrides of UIKit's methods that call the generated methods.
    func writeDeferredCalls() {
        var calls = SwiftLines()
        func override(_ method: String, before: [String] = [], after: [String]) {
            guard !(before + after).isEmpty else { return }
            calls.declaration("override func \(method)()") { lines in
                for line in before + ["super.\(method)()"] + after { lines.add(line) }
            }
        }
        let adapting = layoutCalls.map { "\($0)()" }
        if content.root == .controller {
            override("viewWillLayoutSubviews", after: adapting)
            override("viewDidLayoutSubviews", after: callsAfterLayout)
        } else {
            override("layoutSubviews", before: adapting, after: callsAfterLayout)
        }
        if !traitCalls.isEmpty {
            calls.declaration("override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)") { lines in
                lines.add("super.traitCollectionDidChange(previousTraitCollection)")
                for call in traitCalls { lines.add("\(call.method)()") }
            }
        }
        guard !calls.isEmpty else { return }
        methods.insertAfterFirstDeclaration(calls)
    }
}
