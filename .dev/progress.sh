# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# What is told while packages are downloaded and installed, which takes minutes and says thousands of lines.

# with_progress COMMAND…: runs an apt-get or mmdebstrap that tells all it does, and shows of it how far it is; what it
# said last is shown when it fails.
with_progress() {
    {
        local status=0
        LC_ALL=C.UTF-8 "$@" </dev/null 2>&1 || status=$?
        echo "it ended: $status" 2>/dev/null # nobody listens when both were stopped
    } | show_progress >&2
}

# show_progress: on a terminal one line that changes, else a line for each quarter.
show_progress() {
    local line what='' last='' status=1 total=0 fetched=0 steps=0 percent quarter is_terminal='' heard=()
    [[ ! -t 2 ]] || is_terminal=yes
    while IFS= read -r line; do
        heard+=("$line")
        [[ ${#heard[@]} -le 40 ]] || heard=("${heard[@]:1}")
        case $line in
            'it ended: '*)
                status=${line##* }
                unset 'heard[-1]'
                continue
                ;;
            *' newly installed, '*)
                total=${line%% newly installed*}
                total=${total##* }
                fetched=0 steps=0
                continue
                ;;
            Get:*) what=Downloading fetched=$((fetched + 1)) percent=$((fetched * 100 / (total > 0 ? total : 1))) ;;
            'Unpacking '* | 'Setting up '*)
                what=Installing steps=$((steps + 1)) percent=$((steps * 50 / (total > 0 ? total : 1)))
                ;;
            *) continue ;;
        esac
        [[ $total -gt 0 ]] || continue
        [[ $percent -le 100 ]] || percent=100
        quarter=$((percent / 25 * 25))
        if [[ -n $is_terminal && $last != "$what $percent" ]]; then
            printf '\r    %s %s packages: %s %%\033[K' "$what" "$total" "$percent"
            last="$what $percent"
        elif [[ -z $is_terminal && $last != "$what $total $quarter" ]]; then
            printf '    %s %s packages: %s %%\n' "$what" "$total" "$quarter"
            last="$what $total $quarter"
        fi
    done
    [[ -z $is_terminal || -z $last ]] || printf '\r\033[K'
    [[ $status -eq 0 || ${#heard[@]} -eq 0 ]] || printf '%s\n' "${heard[@]}"
    return "$status"
}
