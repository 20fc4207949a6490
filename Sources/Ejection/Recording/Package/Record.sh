#!/bin/bash
# Builds the app and has it record on a new simulator of each device of its playground, under every iOS that is installed. The files
# go into a folder beside the package, or the one that is named: bash Record.sh [FOLDER [--event "EVENT"]...]
set -euo pipefail
cd "$(dirname "$0")"
folder=${1:-${PWD%.swiftpm}.recordings}
shift || true
products=.build/recorder
bundle=@BUNDLE@
devices=(@DEVICES@)

xcodebuild build -quiet -scheme @SCHEME@ -destination "generic/platform=iOS Simulator" -derivedDataPath "$products"
app=$(find "$products/Build/Products" -maxdepth 2 -name "*.app" -print -quit)
mkdir -p "$folder"

# Lines of simctl: "iPhone 17 Pro (com.apple.CoreSimulator.SimDeviceType.iPhone-17-Pro)", and
# "iOS 26.1 (26.1 - 23B86) - com.apple.CoreSimulator.SimRuntime.iOS-26-1", with "(unavailable...)" behind it where it cannot be used.
types=$(xcrun simctl list devicetypes)
runtimes=$(xcrun simctl list runtimes | grep -v unavailable | grep -Eo "com\.apple\.CoreSimulator\.SimRuntime\.iOS-[0-9-]+" || true)
simulator='' missing='' recorded=0
trap '[[ -z $simulator ]] || xcrun simctl delete "$simulator"' EXIT

for device in "${devices[@]}"; do
    # Older ones are "iPad Pro (11-inch) (4th generation)" there, and without the first parentheses here.
    type=$(awk -v device="$device" '
        function plain(name) { name = tolower(name); gsub(/[^a-z0-9]+/, " ", name); sub(/ inch /, " ", name); sub(/ $/, "", name); return name }
        match($0, / \(com\.apple\.[^)]*\)/) && plain(substr($0, 1, RSTART)) == plain(device) { print substr($0, RSTART + 2, RLENGTH - 3) }
    ' <<< "$types")
    made=''
    for runtime in $runtimes; do
        # A device that is older or newer than the system has no simulator of it.
        if ! { [[ -n $type ]] && simulator=$(xcrun simctl create "$device" "$type" "$runtime" 2> /dev/null); }; then continue; fi
        made=yes
        version=${runtime##*iOS-}
        name=$(tr "[:upper:]" "[:lower:]" <<< "$device-${version//-/.}" | tr -cs "a-z0-9.\n" "-")
        echo "recording on $name"
        xcrun simctl bootstatus "$simulator" -b > /dev/null
        if xcrun simctl install "$simulator" "$app" \
            && xcrun simctl launch --console "$simulator" "$bundle" -record "$@" > /dev/null < /dev/null \
            && data=$(xcrun simctl get_app_container "$simulator" "$bundle" data) \
            && mkdir -p "$folder/$name" && cp "$data/Documents/record.json" "$folder/$name/record.json"; then
            recorded=$((recorded + 1))
        else
            echo "nothing was recorded on $name" >&2
        fi
        xcrun simctl shutdown "$simulator" || true
        xcrun simctl delete "$simulator"
        simulator=''
    done
    [[ -n $made ]] || missing+=$'\n'"  $device"
done

echo "$recorded recorded, in $folder"
[[ -z $missing ]] || echo "No simulator could be made of:$missing" >&2
[[ $recorded -gt 0 ]]
