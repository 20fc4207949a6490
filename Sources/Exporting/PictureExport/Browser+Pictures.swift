import Foundation
import WireframeSVG

extension Browser {
    /// A picture as PNG.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - isCancelled: Stops the browser.
    package func png(
        of picture: SVGPicture, files: PictureFiles, scale: Int = 2, unless isCancelled: () -> Bool = { false }
    ) throws(Failure) -> [UInt8] {
        let size = picture.wholeSize
        return try run(picture.page(files), ending: "png", unless: isCancelled) { result in
            [
                "--force-device-scale-factor=\(scale)", "--window-size=\(size.width),\(size.height)", "--screenshot=\(result)",
            ]
        }
    }

    /// A PDF with one page in the size of the picture.
    package func pdf(of picture: SVGPicture, files: PictureFiles) throws(Failure) -> [UInt8] {
        try run(picture.page(files), ending: "pdf") { result in
            ["--no-pdf-header-footer", "--print-to-pdf=\(result)"]
        }
    }
}

extension SVGPicture {
    fileprivate func page(_ files: PictureFiles) -> String {
        let (width, height) = wholeSize
        let font = Data(files.font).base64EncodedString()
        return """
            <!doctype html>
            <meta charset="utf-8">
            <title>Picture</title>
            <style>
            @font-face{font-family:'Traitscope Sans';font-weight:100 900;src:url(data:font/woff2;base64,\(font)) format('woff2')}
            @page{size:\(width)px \(height)px;margin:0}
            html,body{margin:0;width:\(width)px;height:\(height)px;overflow:hidden;print-color-adjust:exact}
            svg{display:block}
            </style>
            \(text)
            """
    }

    /// In points.
    fileprivate var wholeSize: (width: Int, height: Int) { (Int(size.width.rounded(.up)), Int(size.height.rounded(.up))) }
}
