import Foundation
import WireframeSVG

extension Browser {
    /// - Parameter scale: The number of pixels per point.
    package func png(
        of picture: SVGPicture, files: PictureFiles, scale: Double = 2, unless isCancelled: () -> Bool = { false }
    ) throws(BrowserFailure) -> [UInt8] {
        let size = picture.wholeSize
        return try run([picture].page(files), ending: "png", unless: isCancelled) { result in
            [
                "--force-device-scale-factor=\(scale)", "--window-size=\(size.width),\(size.height)", "--screenshot=\(result)",
            ]
        }
    }

    /// Draws each picture on its own page, in the picture's size.
    package func pdf(of pictures: [SVGPicture], files: PictureFiles) throws(BrowserFailure) -> [UInt8] {
        try run(pictures.page(files), ending: "pdf") { result in
            ["--no-pdf-header-footer", "--print-to-pdf=\(result)"]
        }
    }
}

extension [SVGPicture] {
    /// Different pictures use the same ids for clips and gradients, so each picture has its own shadow tree.
    func page(_ files: PictureFiles) -> String {
        let font = Data(files.font).base64EncodedString()
        let sheets = enumerated().map { number, picture in
            let (width, height) = picture.wholeSize
            return """
                @page sheet\(number){size:\(width)px \(height)px;margin:0}
                .sheet\(number){page:sheet\(number);width:\(width)px;height:\(height)px;overflow:hidden;break-inside:avoid}
                """
        }
        let pictures = enumerated().map { number, picture in
            """
            <div class="sheet\(number)"><template shadowrootmode="open"><style>svg{display:block}</style>\(picture.text)</template></div>
            """
        }
        let faces = Set(flatMap(\.fontFaces)).sorted().joined(separator: "\n")
        return """
            <!doctype html>
            <meta charset="utf-8">
            <title>Picture</title>
            <style>
            @font-face{font-family:'Traitscope Sans';font-weight:100 900;src:url(data:font/woff2;base64,\(font)) format('woff2')}
            \(faces)
            html,body{margin:0;print-color-adjust:exact}
            \(sheets.joined(separator: "\n"))
            </style>
            \(pictures.joined(separator: "\n"))
            """
    }
}

extension SVGPicture {
    /// The size rounded up to whole points.
    fileprivate var wholeSize: (width: Int, height: Int) { (Int(size.width.rounded(.up)), Int(size.height.rounded(.up))) }
}
