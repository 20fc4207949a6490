import LanguageService

extension LanguageKnowledge {
    package static let ofPlaygrounds: LanguageKnowledge = {
        guard let language = LanguageKnowledge(json: LanguageData.text) else {
            preconditionFailure("LanguageData writes what the service reads")
        }
        return language
    }()
}
