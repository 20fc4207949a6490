import PlaygroundModel
import Testing

@testable import Wireframes

@Suite struct ImageFilesTests {
    private static let logo = TemplateImage(name: "logo", variants: [1, 2, 3].map { .init(scale: $0, format: .png, bytes: [UInt8($0)]) })

    private static func tree(_ names: String...) -> WireframeNode {
        .make("root", children: names.map { name in
            .make(name, role: .view(.image), content: .image(name: ImageName(name), mode: .center))
        })
    }

    @Test func `a file replaces a drawing and is stored once at the root, at the screen's scale`() {
        let tree = Self.tree("logo", "star", "logo").showing(["logo": Self.logo, "other": Self.logo], scale: 2)
        #expect(tree.style.imageFiles == [ImageFile(name: "logo", variant: .init(scale: 2, format: .png, bytes: [2]))])
        #expect(tree.children.map { $0.content.image?.isFile } == [true, false, true])
    }

    @Test func `without files a tree is unchanged`() {
        #expect(Self.tree("logo").showing([:], scale: 2) == Self.tree("logo"))
    }
}
