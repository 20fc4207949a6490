import PlaygroundModel

struct ViewClaimReader {
    let element: ElementName
    let names: ScenarioNames

    func read(_ key: String, _ value: ValueCursor) -> [ExpectationReader.Placed] {
        switch key {
        case "frame": return frame(value)
        case "visible": return value.bool().map { [(.visible(element, $0), value.path)] } ?? []
        case "text": return value.string().map { [(.text(element, $0), value.path)] } ?? []
        case "truncated": return value.bool().map { [(.truncated(element, $0), value.path)] } ?? []
        case "lines": return comparisons(value).map { (.lines(element, $0.comparison), $0.path) }
        default: return properties(value)
        }
    }

    /// Reads `{ width = ">= 200", maxX = "<= safeArea.maxX" }`, or a whole frame: `[16, 20, 288, 44]`.
    private func frame(_ value: ValueCursor) -> [ExpectationReader.Placed] {
        if case .array(let elements) = value.value {
            guard elements.count == 4 else {
                value.report(ScenarioMistake.frameLength(elements.count))
                return []
            }
            let numbers = (value.elements() ?? []).compactMap { $0.number() }
            guard numbers.count == 4 else { return [] }
            return zip([RectAttribute.minX, .minY, .width, .height], numbers).map { attribute, number in
                (.length(element, attribute, LengthComparison(.equal, constant: number, source: number.shortText)), value.path)
            }
        }
        return value.table("a frame") { table in
            RectAttribute.allCases.flatMap { attribute in
                (table[attribute.rawValue].map(comparisons) ?? []).map { (.length(element, attribute, $0.comparison), $0.path) }
            }
        } ?? []
    }

    private func comparisons(_ value: ValueCursor) -> [(comparison: LengthComparison, path: DocumentPath)] {
        value.oneOrMore().compactMap { value in
            if case .string(let text) = value.value {
                do throws(ScenarioMistake) {
                    return (try LengthParser(controller: element.controller, names: names).parse(text), value.path)
                } catch {
                    value.report(error)
                    return nil
                }
            }
            return value.number().map { (LengthComparison(.equal, constant: $0, source: $0.shortText), value.path) }
        }
    }

    private func properties(_ value: ValueCursor) -> [ExpectationReader.Placed] {
        let kind = element.view.flatMap { view in names.views(of: element.controller).first { $0.id == view }?.kind }
        return value.table("a view") { table in
            table.kind = kind?.rawValue
            table.forbid(ViewProperty.owners)
            return ViewProperty.properties(of: kind).compactMap { property in
                guard let value = table[property.rawValue] else { return nil }
                return value.property(property).map { (.property(element, property, $0), value.path) }
            }
        } ?? []
    }
}
