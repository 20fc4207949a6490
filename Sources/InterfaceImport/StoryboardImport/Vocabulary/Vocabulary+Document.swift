extension Vocabulary {
    static let documentRows: [VocabularyRow] = [
        VocabularyRow(
            "any", carried: "id key customClass userLabel", editor: "customModule customModuleProvider sceneMemberID >userComments",
            unseen: "<userDefinedRuntimeAttributes restorationIdentifier"),
        VocabularyRow(
            "document", carried: """
                type targetRuntime toolsVersion useAutolayout useTraitCollections initialViewController <device <scenes <objects \
                <dependencies <resources <inferredMetricsTieBreakers >tintColor
                """,
            editor: """
                version systemVersion propertyAccessControl useSafeAreas colorMatched launchScreen identifier \
                >defaultSimulatedMetrics >customFonts <accessibilityOverrides <classes <customFonts <designables variant
                """),
        VocabularyRow("device", carried: "id orientation layout <adaptation", unseen: "appearance"),
        VocabularyRow("adaptation", carried: "id"),
        VocabularyRow("dependencies", carried: "<plugIn", editor: "<deployment <capability <development"),
        VocabularyRow("plugIn", carried: "identifier version"),
        VocabularyRow("deployment", editor: "identifier version"),
        VocabularyRow("development", editor: "identifier version defaultVersion"),
        VocabularyRow("capability", editor: "name minToolsVersion"),
        VocabularyRow("scenes", carried: "<scene"),
        VocabularyRow("scene", carried: "sceneID <objects", editor: ">canvasLocation"),
        VocabularyRow("point", editor: "x y"),
        VocabularyRow("resources", carried: "<image <namedColor <systemColor"),
        VocabularyRow("image", carried: "name width height catalog", editor: ">keyedArchiveRepresentation"),
        VocabularyRow("designables designable", editor: "*"),
        VocabularyRow("mutableData", editor: "base64-UTF8"),
        VocabularyRow("namedColor systemColor", carried: "name <color"),
        VocabularyRow("inferredMetricsTieBreakers", carried: "<segue"),
        VocabularyRow("placeholder", carried: "<connections", editor: "placeholderIdentifier opaque"),
        VocabularyRow("exit"),
        VocabularyRow("customObject", unseen: "<connections"),
        VocabularyRow("simulatedMetricsContainer", editor: ">statusBar >orientation >destination"),
        VocabularyRow(
            "simulatedStatusBarMetrics simulatedOrientationMetrics simulatedScreenMetrics",
            editor: "type statusBarStyle orientation"),
        VocabularyRow(
            "simulatedNavigationBarMetrics simulatedToolbarMetrics simulatedTabBarMetrics", carried: "translucent",
            editor: "barStyle prompted"),
        VocabularyRow("freeformSimulatedSizeMetrics simulatedSplitViewMasterMetrics simulatedSplitViewDetailMetrics"),
        VocabularyRow("customFonts", editor: "*"),
        VocabularyRow("array mutableArray", editor: "<string"),
        VocabularyRow("accessibilityOverrides", editor: "dynamicTypePreference isEnabled"),
    ]
}
