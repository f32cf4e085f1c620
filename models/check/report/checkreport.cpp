// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/checkreport.h"

#include <algorithm>
#include <numeric>

namespace baton {

int DocumentReport::count(Severity severity) const
{
    return static_cast<int>(std::ranges::count(findings, severity, &Finding::severity));
}

int Report::count(Severity severity) const
{
    return std::accumulate(documents.begin(), documents.end(), 0,
                           [severity](int sum, const DocumentReport &document) {
                               return sum + document.count(severity);
                           });
}

const DocumentReport *Report::of(int document) const
{
    const auto found = std::ranges::find(documents, document, &DocumentReport::document);
    return found == documents.end() ? nullptr : &*found;
}

const DocumentReport *Report::at(const HandoffId &place) const
{
    const auto found = std::ranges::find(documents, place, &DocumentReport::place);
    return found == documents.end() ? of(place.document) : &*found;
}

const DocumentReport *Report::holding(int document, const JsonPointer &path) const
{
    const HandoffId place{document, path.isRoot() ? QString() : path.tokens().first()};
    const auto found = std::ranges::find(documents, place, &DocumentReport::place);
    return found == documents.end() ? at({document, {}}) : &*found;
}

bool Report::hasSeveral(int document) const
{
    return std::ranges::count(documents, document, &DocumentReport::document) > 1;
}

} // namespace baton
