// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/placeholders.h"

#include <algorithm>
#include <ranges>

namespace baton {

namespace {

/// The value at @p finding's path; none when the place is a key or in the prose around the
/// document.
JsonPointer fieldOf(const Finding &finding, const Tree &tree)
{
    const NodeId node = tree.isEmpty() ? noNode : tree.find(finding.path);
    const bool isInValue = node != noNode && tree.at(node).range.begin <= finding.range.begin
        && finding.range.end <= tree.at(node).range.end;
    return isInValue ? finding.path : JsonPointer();
}

} // namespace

std::vector<PlaceholderPlace> placeholdersOf(const Snapshot &snapshot)
{
    std::vector<PlaceholderPlace> places;
    for (const DocumentReport &report : snapshot.report.documents) {
        const auto number = static_cast<size_t>(report.document);
        for (const Finding &finding : report.findings) {
            if (finding.isToFillIn && number < snapshot.parsed.documents.size()) {
                const Tree &tree = snapshot.parsed.documents[number].tree;
                places.push_back(
                    {report.place(), fieldOf(finding, tree), finding.actual, finding.range});
            }
        }
    }
    std::ranges::stable_sort(places, {},
                             [](const PlaceholderPlace &place) { return place.range.begin; });
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
