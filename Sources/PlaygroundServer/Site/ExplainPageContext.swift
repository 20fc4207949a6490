import WireframeHTML

struct ExplainPageContext: TemplateContext {
    let assets: String
    let socket: String
    let revision: Int
    let reference: String

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "title": .init("Explain a constraint log")
        case "assets": .init(assets)
        case "socket": .init(socket)
        case "revision": .init(revision)
        case "reference": .init(reference)
        default: nil
        }
    }
}
