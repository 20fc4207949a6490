import WireframeHTML

extension Samples {
    static let reference = ReferencePage(
        chapters: [.init(title: "Views", sections: [.init(
            title: "Every view", paragraphs: ["It has an `alpha` <always>."], listing: "a", frame: "…",
            keys: [.init(
                id: "view.alpha", name: "alpha", summary: "How opaque it is.", type: "number", standard: "1", owners: ["label"],
                example: "alpha = 0.4", picture: "/assets/a.svg", darkPicture: "/assets/a.dark.svg"
            )]
        )])],
        assets: "/assets"
    )
}
