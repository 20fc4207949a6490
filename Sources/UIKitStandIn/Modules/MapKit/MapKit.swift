@_exported import UIKit

@MainActor open class MKMapView: UIView {
    open var showsUserLocation = false
    open var isScrollEnabled = true
    open var isZoomEnabled = true
}
