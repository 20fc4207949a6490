/// Constraints that are equivalent to an autoresizing mask. They keep the frame at the superview's recorded size.
struct AutoresizingMask {
    let view: Element
    let superview: Element

    func constraints(_ name: String, in superviewName: String) -> [String] {
        guard let frame = ViewElement.frame(of: view), let outer = ViewElement.frame(of: superview) else { return [] }
        let mask = view.value(of: "autoresizingMask")
        func has(_ flag: String) -> Bool { mask?.flag(flag) ?? false }
        return axis(
            name, superviewName, ("left", "right", "centerX", "width"), (frame.minX, frame.width), outer.width,
            (has("flexibleMinX"), has("widthSizable"), has("flexibleMaxX"))
        ) + axis(
            name, superviewName, ("top", "bottom", "centerY", "height"), (frame.minY, frame.height), outer.height,
            (has("flexibleMinY"), has("heightSizable"), has("flexibleMaxY"))
        )
    }

    private func axis(
        _ name: String, _ outer: String, _ words: (near: String, far: String, centre: String, size: String),
        _ extent: (origin: Double, length: Double), _ room: Double, _ isFlexible: (before: Bool, size: Bool, after: Bool)
    ) -> [String] {
        let rest = room - extent.origin - extent.length
        let near = equation("\(name).\(words.near)", "\(outer).\(words.near)", extent.origin)
        let far = equation("\(name).\(words.far)", "\(outer).\(words.far)", -rest)
        let size = "\(name).\(words.size) == \(TOMLValue.digits(of: extent.length))"
        switch isFlexible {
        case (false, true, false): return [near, far]
        case (true, false, false): return [far, size]
        case (true, false, true): return [centred(name, outer, words.centre, extent, room), size]
        case (let before, true, let after) where room > 0:
            let share = "\(name).\(words.size) == \(outer).\(words.size) * \(TOMLValue.exactDigits(of: extent.length / room))"
            return [before && after ? centred(name, outer, words.centre, extent, room) : before ? far : near, share]
        default: return [near, size]
        }
    }

    private func centred(
        _ name: String, _ outer: String, _ centre: String, _ extent: (origin: Double, length: Double), _ room: Double
    ) -> String {
        equation("\(name).\(centre)", "\(outer).\(centre)", extent.origin + extent.length / 2 - room / 2)
    }

    private func equation(_ first: String, _ second: String, _ constant: Double) -> String {
        let text = TOMLValue.digits(of: abs(constant))
        return text == "0" ? "\(first) == \(second)" : "\(first) == \(second) \(constant < 0 ? "-" : "+") \(text)"
    }
}
