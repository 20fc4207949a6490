/// What a view is: UIKit's class without `UI` and, where a class has the word, without `View`.
public enum ViewKind: String, CaseIterable, Hashable, Sendable {
    case view, label, image, button, textField, textView, `switch`, slider, stepper, segmentedControl
    case progress, activityIndicator, pageControl, searchBar, datePicker, picker, map, web, stack, spacer
}
