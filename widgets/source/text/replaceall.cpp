// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/text/replaceall.h"

#include "widgets/source/text/lineendings.h"

namespace baton {

TextEdits replacing(const std::vector<SearchMatch> &matches, const QByteArray &bytes,
                    const LineMap &lines, const std::atomic_bool *stop)
{
    TextEdits edits;
    edits.reserve(matches.size());
    QString said;
    QByteArray spelling;
    for (const SearchMatch &match : matches) {
        if (stop && *stop) {
            break;
        }
        // Line ends depend on the place; other replacements are the same everywhere.
        if (match.replacement != said || said.contains(u'\n') || said.contains(u'\r')) {
            said = match.replacement;
            spelling = toBytes(said, match.range, bytes, lines);
        }
        edits.push_back({match.range.begin, match.range.length(), spelling});
    }
    return edits;
}

} // namespace baton
