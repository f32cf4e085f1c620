// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/placeholders.h"

#include "models/check/placeholdertext.h"

#include <algorithm>
#include <ranges>

namespace baton {

std::vector<PlaceholderPlace> placeholdersOf(const Snapshot &snapshot)
{
    std::vector<PlaceholderPlace> places;
    for (const DocumentReport &report : snapshot.report.documents) {
        for (const Finding &finding : report.findings) {
            const QString &text = finding.actual;
            if (!isPlaceholder(text) && placeholderIn(text).isEmpty()) {
                continue;
            }
            // A type's name reads like a placeholder, but does not stand in the source.
            const QByteArray bytes = text.toUtf8();
            const qsizetype at = QByteArrayView(snapshot.bytes)
                                     .sliced(finding.range.begin, finding.range.length())
                                     .indexOf(bytes);
            if (at >= 0) {
                const qsizetype begin = finding.range.begin + at;
                places.push_back(
                    {report.place(), finding.path, text, {begin, begin + bytes.size()}});
            }
        }
    }
    const auto begin = [](const PlaceholderPlace &place) { return place.range.begin; };
    std::ranges::sort(places, {}, begin);
    const auto twice = std::ranges::unique(places, {}, begin);
    places.erase(twice.begin(), twice.end());
    return places;
}

const PlaceholderPlace *placeholderFrom(const std::vector<PlaceholderPlace> &places,
                                        qsizetype offset, bool back)
{
    if (places.empty()) {
        return nullptr;
    }
    if (back) {
        for (const PlaceholderPlace &place : places | std::views::reverse) {
            if (place.range.begin < offset) {
                return &place;
            }
        }
        return &places.back();
    }
    const auto next = std::ranges::find_if(
        places, [offset](const PlaceholderPlace &place) { return place.range.begin > offset; });
    return next == places.end() ? &places.front() : &*next;
}

} // namespace baton
