import LanguageService
import PlaygroundSchema

extension LanguageKnowledge {
    /// What there is to know of the language of playgrounds. Made when somebody asks first.
    package static let ofPlaygrounds: LanguageKnowledge = {
        guard let language = LanguageKnowledge(json: LanguageData.text) else {
            preconditionFailure("LanguageData writes what the service reads")
        }
        return language
    }()
}
