import FlyingFox
import Foundation
import LanguageService
import PlaygroundModel

/// Answers questions of a page's editor about unsaved text: `POST` sends an `EditorQuestion` as JSON to the address of the text.
extension SiteHandler {
    private static let questionType = "application/json"
    private static let longest = 2 * PlaygroundLimits.playgroundBytes

    func answerQuestion(_ asked: PageRequest) async -> HTTPResponse {
        await answer(asked, of: Self.questionType, "A question must be sent as") { path in await answerQuestion(asked, at: path) }
    }

    private func answerQuestion(_ asked: PageRequest, at path: String) async -> HTTPResponse {
        do throws(SourceFile.Refusal) {
            let body = try await asked.body(ofAtMost: Self.longest, "A question")
            guard let text = String(validating: body, as: UTF8.self), let question = EditorQuestion(json: text) else {
                return .text(.badRequest, "The body is not a question about a text.")
            }
            guard question.text.utf8.count <= PlaygroundLimits.playgroundBytes else {
                throw .longBody(what: "A playground", limit: PlaygroundLimits.playgroundBytes)
            }
            let answer = try await site.answer(question, at: path)
            return HTTPResponse(
                statusCode: .ok, headers: HTTPHeaders([.contentType: Self.questionType, .cacheControl: "no-store"]),
                body: Data(answer.text.utf8))
        } catch {
            return .text(error.status, error.sentence)
        }
    }
}
