@testable import CodeImport
import PlaygroundLanguage
import PlaygroundModel
import Testing

@Suite struct RecordedPropertiesTests {
    @Test func everyPropertyIsRecordedOrHasAReason() {
        let lines = ViewProperty.allCases.filter { RecordedProperties.source.contains("add(\"\($0.rawValue)\",") }
        let exceptions = RecordedProperties.exceptions
        for property in ViewProperty.allCases {
            #expect(lines.contains(property) == (exceptions[property] == nil), "\(property.rawValue)")
        }
        #expect(lines.count + exceptions.count == ViewProperty.allCases.count)
    }

    @Test func exactlyThreePropertiesAreLost() {
        let lost = RecordedProperties.exceptions.filter { $0.value.hasPrefix("lost") }.keys
        #expect(Set(lost) == [.date, .showsUserLocation, .allowsLinkPreview])
    }

    /// The stand-in's sources record these properties by hand, by the property's name.
    @Test func exceptionsAreRecordedByHand() {
        let sources = SwiftToolchain.standIn.filter { $0.0.hasPrefix("UIKit/Recording/") || $0.0.hasSuffix("UIFont.swift") }
            .filter { $0.0 != RecordedProperties.path }.map { String(decoding: $0.1, as: UTF8.self) }.joined()
        let elsewhere: Set<ViewProperty> = [.imageSize, .directionalLayoutMargins, .sectionInset]
        for (property, reason) in RecordedProperties.exceptions where !reason.hasPrefix("lost") && !elsewhere.contains(property) {
            #expect(sources.contains("\"\(property.rawValue)\""), "\(property.rawValue): \(reason)")
        }
    }

    @Test func subclassesPrecedeTheirSuperclasses() throws {
        let classes = RecordedProperties.kinds.map(\.facts.className)
        #expect(classes.last == "UIScrollView")
        #expect(Set(classes).count == classes.count)
    }
}
