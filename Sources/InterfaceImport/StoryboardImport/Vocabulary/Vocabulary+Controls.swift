import PlaygroundModel

extension Vocabulary {
    static let controlRows: [VocabularyRow] = [
        VocabularyRow(
            "control", carried: "enabled", unseen: "highlighted toolTip continuous contentHorizontalAlignment contentVerticalAlignment selected",
            named: "showsMenuAsPrimaryAction=NO"),
        VocabularyRow("textField", named: "contentHorizontalAlignment=center|left|leading"),
        VocabularyRow("button textField", named: "contentVerticalAlignment=center"),
        VocabularyRow(
            "button", carried: """
                buttonType contentEdgeInsets >contentEdgeInsets >normal >fontDescription >configuration <state <buttonConfiguration \
                hasAttributedTitle selected adjustsImageWhenHighlighted adjustsImageWhenDisabled >titleEdgeInsets >imageEdgeInsets \
                contentHorizontalAlignment=\(VocabularyRow.values(of: ContentHorizontalAlignment.self))
                """,
            unseen: """
                lineBreakMode adjustsFontForContentSizeCategory reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted pointerInteraction >highlighted >selected >disabled springLoaded >titleShadowOffset role
                """,
            named: """
                >contentInsets changesSelectionAsPrimaryAction=NO >menu \
                >preferredBehavioralStyle preferredBehavioralStyle
                """),
        VocabularyRow(
            "state", carried: "title image catalog >preferredSymbolConfiguration >titleColor >title >attributedTitle >image",
            unseen: ">titleShadowColor",
            named: "backgroundImage"),
        VocabularyRow(
            "buttonConfiguration", carried: """
                style=\(VocabularyRow.values(of: ButtonStyle.self)) title subtitle image catalog >titleFontDescription >baseForegroundColor \
                >baseBackgroundColor imagePadding imagePlacement=\(VocabularyRow.values(of: ImagePlacement.self)) \
                titleAlignment=\(VocabularyRow.values(of: ButtonTitleAlignment.self)) \
                buttonSize=\(VocabularyRow.values(of: ButtonSize.self)) cornerStyle=\(VocabularyRow.values(of: ButtonCornerStyle.self)) \
                showsActivityIndicator indicator=\(VocabularyRow.values(of: ButtonIndicator.self)) >contentInsets >preferredSymbolConfigurationForImage >image >title >subtitle >fontDescription >attributedTitle \
                >attributedSubtitle
                """,
            named: """
                titlePadding >background macIdiomStyle
                """),
        VocabularyRow(
            "textField", carried: "\(ViewKind.textField.words) borderStyle >fontDescription >textInputTraits",
            unseen: "adjustsFontSizeToFit minimumFontSize clearsOnBeginEditing >attributedText >attributedPlaceholder",
            named: "background disabledBackground usesAttributedText=NO"),
        VocabularyRow(
            "textInputTraits", carried: ViewEntries.words(of: ViewKind.textField.properties, in: .textInputTraits),
            unseen: "inlinePredictionType"),
        VocabularyRow(
            "textView", carried: "\(ViewKind.textView.words) >fontDescription >attributedText >textInputTraits",
            unseen: "usesAttributedText findInteractionEnabled writingToolsBehavior"),
        VocabularyRow("dataDetectorType", unseen: "*"),
        VocabularyRow("dataDetectorTypes", carried: "*"),
        VocabularyRow("switch", carried: ViewKind.switch.words, named: "title preferredStyle=automatic"),
        VocabularyRow(
            "slider", carried: "value minValue maxValue \(ViewEntries.words(of: [.minimumTrackTintColor, .maximumTrackTintColor, .thumbTintColor, .isContinuous]))",
            named: "minimumValueImage maximumValueImage"),
        VocabularyRow("stepper", carried: "value \(ViewKind.stepper.words)", unseen: "wraps autorepeat"),
        VocabularyRow(
            "segmentedControl", carried: "\(ViewKind.segmentedControl.words) <segments",
            unseen: "segmentControlStyle momentary springLoaded",
            named: "apportionsSegmentWidthsByContent=NO"),
        VocabularyRow("segment", carried: "title image catalog", named: "enabled=YES width"),
        VocabularyRow(
            "pageControl", carried: ViewKind.pageControl.words, unseen: "defersCurrentPageDisplay"),
        VocabularyRow(
            "datePicker", carried: ViewKind.datePicker.words,
            unseen: "useCurrentDate >date >minimumDate >maximumDate countDownDuration", named: "minuteInterval=1 >locale >timeZone"),
        VocabularyRow("date", unseen: "timeIntervalSinceReferenceDate"),
        VocabularyRow("searchBar", carried: "\(ViewKind.searchBar.words) >textInputTraits", unseen: "barStyle", named: """
            prompt showsCancelButton=NO showsScopeBar=NO showsBookmarkButton=NO showsSearchResultsButton=NO \
            translucent=YES >barTintColor <scopeButtonTitles backgroundImage
            """),
        VocabularyRow("scopeButtonTitles", unseen: "*"),
        VocabularyRow("pickerView", unseen: "showsSelectionIndicator"),
        VocabularyRow("refreshControl", named: ">attributedTitle"),
        VocabularyRow("colorWell calendarView"),
    ]
}
