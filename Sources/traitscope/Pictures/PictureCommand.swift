import ArgumentParser
import Checking
import Exporting
import Files
import Foundation
import PlaygroundModel
import PlaygroundReader

/// `traitscope export --format svg`, `png` and `pdf`: pictures of a playground's devices.
struct PictureCommand {
    let options: PictureOptions
    let format: PictureFormat
    /// The playground's file, without its ending.
    let name: String
    let output: String?
    let files: PictureFiles
    /// What must not be written over.
    let sources: [String]

    /// Draws the pictures, writes them and prints the Markdown that shows them.
    func run(_ playground: Playground, after events: [Event]) throws {
        let devices = try options.device.isEmpty
            ? playground.devices : options.device.flatMap { try DeviceChoice.exact($0, in: playground) }
        let set = PictureSet(
            of: playground, on: devices, after: events, style: options.style, isBoard: options.board, name: name, files: files
        )
        let targets = try PictureTargets(set.pictures, format: format, output: output)
        try targets.check(against: sources)
        let drawn = try drawn(set.pictures)
        let made = try targets.made(against: sources)
        for (bytes, target) in zip(drawn, made) {
            try target.light.write(bytes.light)
            if let dark = bytes.dark { try target.dark?.write(dark) }
        }
        for (picture, target) in zip(set.pictures, made) where !target.light.isStandardOutput {
            try Console.current.print(PictureMarkdown.line(picture.words, path: target.light.path, dark: target.dark?.path, format: format))
        }
    }

    /// All before the first is written, so that there are all or none.
    private func drawn(_ pictures: [PictureSet.Picture]) throws -> [PictureTargets.Pair<[UInt8]>] {
        let pairs = pictures.map { PictureTargets.Pair(light: $0.drawing, dark: $0.dark) }
        switch format {
        case .svg: return pairs.map { $0.map { Array($0.text.utf8) } }
        case .png:
            let browser = try Exporting.Browser(environment: Console.current.variables)
            return try pairs.map { try $0.map { try browser.png(of: $0, files: files) } }
        case .pdf:
            let browser = try Exporting.Browser(environment: Console.current.variables)
            return try pairs.map { try $0.map { try browser.pdf(of: $0, files: files) } }
        }
    }
}
