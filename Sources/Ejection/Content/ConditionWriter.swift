import PlaygroundModel

struct ConditionWriter {
    let writer: ClassWriter

    private var isController: Bool { writer.content.root == .controller }

    func expression(_ condition: Condition) -> String { expression(condition, isInner: false) }

    private func expression(_ condition: Condition, isInner: Bool) -> String {
        switch condition {
        case .trait(let trait, let value): return self.trait(trait, value)
        case .orientation(let orientation): return self.orientation(orientation, isInner)
        case .aspect(let aspect):
            let bounds = "\(writer.content.receiver)bounds"
            return "\(bounds).width \(aspect == .landscape ? ">" : "<=") \(bounds).height"
        case .width(let least, let most): return range("\(writer.content.receiver)bounds.width", least, most, isInner)
        case .height(let least, let most): return range("\(writer.content.receiver)bounds.height", least, most, isInner)
        case .state(let query): return state(query)
        case .all(let conditions): return joined(conditions, by: "&&", empty: "true", isInner)
        case .any(let conditions): return joined(conditions, by: "||", empty: "false", isInner)
        case .not(let condition):
            if case .trait(let trait, let value) = condition {
                return self.trait(trait, value).replacing(" == ", with: " != ")
            }
            return "!(\(expression(condition, isInner: false)))"
        }
    }

    private func joined(_ conditions: [Condition], by sign: String, empty: String, _ isInner: Bool) -> String {
        guard conditions.count != 1 else { return expression(conditions[0], isInner: isInner) }
        guard !conditions.isEmpty else { return empty }
        let text = conditions.map { expression($0, isInner: true) }.joined(separator: " \(sign) ")
        return isInner ? "(\(text))" : text
    }

    private func range(_ length: String, _ least: Double?, _ most: Double?, _ isInner: Bool) -> String {
        let parts = [
            least.map { "\(length) >= \(SwiftLiteral.number($0))" }, most.map { "\(length) <= \(SwiftLiteral.number($0))" }
        ].compactMap { $0 }
        guard !parts.isEmpty else { return "true" }
        return parts.count > 1 && isInner ? "(\(parts.joined(separator: " && ")))" : parts.joined(separator: " && ")
    }

    private func trait(_ trait: Trait, _ value: TraitValue) -> String {
        TraitWriter(run: writer.run).comparison(trait, value)
    }

    private func state(_ query: StateQuery) -> String {
        if let expression = writer.expression(query) { return expression }
        writer.remark("a condition on the state never holds, because no property of the class has the value. Complete it in the app", at: query.path)
        return "false"
    }

    private func orientation(_ orientation: Condition.OrientationClass, _ isInner: Bool) -> String {
        let window = isController ? "view.window" : "window"
        let value = "\(window)?.windowScene?.interfaceOrientation"
        switch orientation {
        case .portrait: return isInner ? "(\(value).isPortrait ?? true)" : "\(value).isPortrait ?? true"
        case .landscape: return isInner ? "(\(value).isLandscape ?? false)" : "\(value).isLandscape ?? false"
        case .portraitUpsideDown, .landscapeLeft, .landscapeRight: return "\(value) == .\(orientation.rawValue)"
        }
    }

    func words(_ condition: Condition) -> String {
        let text = rawWords(condition)
        return text.isEmpty || text.count > 44 ? "Adapted" : text
    }

    private func rawWords(_ condition: Condition) -> String {
        switch condition {
        case .trait(.horizontalSizeClass, let value): return "\(SwiftName.upperCamel(value.description))Width"
        case .trait(.verticalSizeClass, let value): return "\(SwiftName.upperCamel(value.description))Height"
        case .trait(.preferredContentSizeCategory, let value): return "\(SwiftName.upperCamel(value.description))Text"
        case .trait(.userInterfaceIdiom, let value), .trait(.userInterfaceStyle, let value), .trait(.layoutDirection, let value):
            return SwiftName.upperCamel(value.description)
        case .trait(let trait, let value): return SwiftName.upperCamel(value.description) + SwiftName.upperCamel(trait.name)
        case .orientation(let orientation): return SwiftName.capitalized(orientation.rawValue)
        case .aspect(let aspect): return aspect == .landscape ? "Wide" : "Tall"
        case .width(let least, let most): return lengthWords("Width", least, most)
        case .height(let least, let most): return lengthWords("Height", least, most)
        case .state(let query): return stateWords(query)
        case .all(let conditions):
            let classes = conditions.compactMap { if case .trait(.horizontalSizeClass, let value) = $0 { value } else { nil } }
                + conditions.compactMap { if case .trait(.verticalSizeClass, let value) = $0 { value } else { nil } }
            if conditions.count == 2, classes.count == 2, classes[0] == classes[1] { return SwiftName.upperCamel(classes[0].description) }
            return conditions.map(rawWords).joined()
        case .any(let conditions): return conditions.map(rawWords).joined(separator: "Or")
        case .not(let condition): return "Not" + rawWords(condition)
        }
    }

    private func stateWords(_ query: StateQuery) -> String {
        let subject = switch query.subject {
        case .variable(let name): name
        case .isSelected(let view): "\(view)Selected"
        case .property(let view, let property):
            view.name + SwiftName.capitalized(String(property.rawValue.dropFirst(property.rawValue.hasPrefix("is") ? 2 : 0)))
        }
        let name = SwiftName.upperCamel(subject)
        switch query.test {
        case .equals(.bool(let isTrue)): return isTrue ? name : "Not" + name
        case .equals(let value): return name + SwiftName.upperCamel(value.shown ?? "")
        case .isEmpty(let isEmpty): return name + (isEmpty ? "Empty" : "Filled")
        case .range(let least, let most): return lengthWords(name, least, most)
        case .length(let least, let most): return lengthWords(name + "Length", least.map(Double.init), most.map(Double.init))
        case .contains(let part): return name + "Contains" + SwiftName.upperCamel(part)
        case .matches: return name + "Matches"
        case .isEmail(let isEmail): return name + (isEmail ? "IsEmail" : "IsNoEmail")
        }
    }

    private func lengthWords(_ noun: String, _ least: Double?, _ most: Double?) -> String {
        let numbers = [least.map { "From\(Self.word($0))" }, most.map { "To\(Self.word($0))" }].compactMap { $0 }
        return noun + numbers.joined()
    }

    private static func word(_ number: Double) -> String {
        let whole = Int(clamping: number)
        return whole < 0 ? "Minus\(whole.magnitude)" : String(whole)
    }
}

extension Condition {
    var traits: [Trait] {
        switch self {
        case .trait(let trait, _): [trait]
        case .all(let conditions), .any(let conditions): conditions.flatMap(\.traits)
        case .not(let condition): condition.traits
        case .orientation, .aspect, .width, .height, .state: []
        }
    }

    /// Whether the condition depends on the view's size or the orientation, which are not traits.
    var asksForGeometry: Bool {
        switch self {
        case .trait, .state: false
        case .all(let conditions), .any(let conditions): conditions.contains(where: \.asksForGeometry)
        case .not(let condition): condition.asksForGeometry
        case .orientation, .aspect, .width, .height: true
        }
    }
}
