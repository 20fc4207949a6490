import PlaygroundModel
import Wireframes

extension WireframeNode {
    var comparedLook: [String: String] {
        var look: [String: String] = [:]
        look["background"] = style.backgroundColor?.words
        look["text colour"] = content.mainText?.color?.words
        look["tint"] = style.tintColor?.words
        look["image"] = comparedImage
        if style.alpha != 1 { look["opacity"] = style.alpha.pointText }
        look["corner radius"] = style.cornerRadii?.inWords
        if let shadow = style.shadow {
            look["shadow"] = "\(shadow.color.words), \(shadow.opacity.pointText), \(shadow.offset.inWords), \(shadow.radius.pointText)"
        }
        switch style.layer {
        case .gradient(let gradient):
            look["gradient"] = "\(gradient.type.rawValue), " + gradient.stops.map { "\($0.color.words) \($0.location.pointText)" }.joined(separator: ", ")
        case .effect(let effect): look["effect"] = effect.inWords
        case nil: break
        }
        look["transform"] = style.transform?.inWords
        return look
    }

    private var comparedImage: String? {
        switch content {
        case .image(let image, _, _): image?.name
        case .button(let button): button.image?.name
        case .item(let item): item.image?.name
        default: nil
        }
    }
}

extension Color {
    fileprivate var words: String {
        switch self {
        case .semantic(let color): color.rawValue
        case .rgb(let red, let green, let blue, let alpha): Color.word(red: red, green: green, blue: blue, alpha: alpha)
        case .dynamic(let light, let dark): "\(light.words), dark \(dark.words)"
        }
    }
}
