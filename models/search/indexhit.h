// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/entries/indexedsession.h"
#include "models/search/searchmatcher.h"

namespace baton {

/// A line around the first match, shortened, and where matches stand in it.
struct SearchSnippet
{
    QString text;
    std::vector<TextStretch> matches;

    friend bool operator==(const SearchSnippet &, const SearchSnippet &) = default;
};

/// One thing that was found, with its session.
struct IndexHit
{
    qint64 id = 0; ///< of the entry: later ones are larger
    IndexedEntry entry;
    QString session; ///< its folder
    QString sessionId;
    QString sessionTitle;
    QString sessionStatus; ///< "failed"
    QString protocol;      ///< id
    QString origin;
    SearchSnippet snippet;
    std::vector<TextStretch> titleMatches; ///< in the title of the entry
    int line = 0;   ///< of the first match in the file, from 1; 0: only the file is known
    int column = 1; ///< of the match, in characters
    QString match;  ///< the text of the match on that line; empty: it stands elsewhere

    friend bool operator==(const IndexHit &, const IndexHit &) = default;
};

struct SearchPage
{
    std::vector<IndexHit> hits; ///< what was written last comes first
    bool hasMore = false;       ///< after the last one: see searchIndex()
    QStringList remarks;        ///< why filters find nothing: sentences
};

} // namespace baton
