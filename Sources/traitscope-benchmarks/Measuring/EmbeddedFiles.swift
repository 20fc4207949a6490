import Checking
import PageAssets
import PlaygroundPipeline

extension SamplePlayground {
    var checked: CheckedFile {
        let attachments = Dictionary(self.attachments.map { ($0.name, Array($0.bytes)) }) { first, _ in first }
        let reading = Pipeline.read(Array(bytes), fileName: "\(name).toml", attachment: { attachments[$0] })
        return CheckedFile(path: "\(name).toml", reading: reading)
    }
}
