enum DocumentTexts {
    static func all(of document: InterfaceBuilderDocument) -> [(key: String, text: String)] {
        document.objects.flatMap(\.subtree).flatMap { object -> [(key: String, text: String)] in
            guard let id = object.id else { return [] }
            return texts(of: object).filter { !$0.text.isEmpty }.map { ("\(id).\($0.key)", $0.text) }
        }
    }

    private static func texts(of object: Element) -> [(key: String, text: String)] {
        let plain = ["text", "title", "placeholder", "headerTitle", "footerTitle", "prompt"].compactMap { key in
            object.string(key).map { (key: key, text: $0) }
        }
        let ofState = object.value(of: "normal")?.string("title").map { [(key: "normalTitle", text: $0)] } ?? []
        let configuration = object.value(of: "configuration")
        let configured = [("configuration.title", "title"), ("configuration.subtitle", "subtitle")].compactMap { key, name in
            configuration?.string(name).map { (key: key, text: $0) }
        }
        let segments = object.list("segments").enumerated().compactMap { index, segment in
            segment["title"].map { (key: "segmentTitles[\(index)]", text: $0) }
        }
        return plain + ofState + configured + segments
    }
}
