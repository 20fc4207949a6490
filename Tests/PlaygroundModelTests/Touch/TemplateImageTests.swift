import PlaygroundModel
import Testing

@Suite struct TemplateImageTests {
    private static func image(_ scales: [Int?]) -> TemplateImage {
        TemplateImage(name: "star", variants: scales.map { .init(scale: $0, format: $0 == nil ? .svg : .png, bytes: []) })
    }

    @Test(arguments: [
        ([1, 2, 3], 2, 2), ([1, 2, 3], 3, 3), ([1, 2, 3], 1, 1), ([1, 3], 2, 3), ([3, 1], 2, 3), ([1, 2], 3, 2), ([2], 1, 2),
    ] as [([Int], Double, Int)])
    func `a screen uses the file of its scale, the next larger or the largest`(
        scales: [Int], scale: Double, chosen: Int
    ) {
        #expect(Self.image(scales).variant(scale: scale)?.scale == chosen)
    }

    @Test func `a drawing replaces a bitmap that is too small`() {
        #expect(Self.image([1, nil]).variant(scale: 3)?.format == .svg)
        #expect(Self.image([nil]).variant(scale: 2)?.format == .svg)
    }
}
