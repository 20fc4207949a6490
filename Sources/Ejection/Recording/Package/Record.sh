#!/bin/bash
# Builds the app and has it record on every iPhone and iPad simulator that is installed. The files go into a folder beside the
# package, or the one that is named: bash Record.sh [FOLDER [--event "EVENT"]...]
set -euo pipefail
cd "$(dirname "$0")"
folder=${1:-${PWD%.swiftpm}.recordings}
shift || true
products=.build/recorder
bundle=@BUNDLE@

xcodebuild build -quiet -scheme "@SCHEME@" -destination "generic/platform=iOS Simulator" -derivedDataPath "$products"
app=$(find "$products/Build/Products" -maxdepth 2 -name "*.app" -print -quit)
mkdir -p "$folder"

# A line of simctl: "    iPhone 17 Pro (6C5B...) (Shutdown)", below "-- iOS 26.1 --".
xcrun simctl list devices available | awk '
    /^-- / { version = $2 == "iOS" ? $3 : "" }
    version && match($0, /\([0-9A-F-]+\) \(/) {
        id = substr($0, RSTART + 1, RLENGTH - 4); name = substr($0, 1, RSTART - 2); sub(/^ +/, "", name)
        print id "\t" tolower(name) "-" version
    }' | while IFS=$'\t' read -r id name; do
    name=$(printf %s "$name" | tr -cs "a-z0-9.\n" "-")
    echo "recording on $name"
    xcrun simctl bootstatus "$id" -b > /dev/null
    xcrun simctl install "$id" "$app"
    if xcrun simctl launch --console "$id" "$bundle" -record "$@" > /dev/null < /dev/null; then
        mkdir -p "$folder/$name"
        cp "$(xcrun simctl get_app_container "$id" "$bundle" data)/Documents/record.json" "$folder/$name/record.json"
    else
        echo "nothing was recorded on $name" >&2
    fi
    xcrun simctl shutdown "$id"
done
