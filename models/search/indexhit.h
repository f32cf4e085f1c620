// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/entries/indexedsession.h"
#include "models/search/searchmatcher.h"

namespace baton {

/// A shortened line around the first match, with the positions of matches in it.
struct SearchSnippet
{
    QString text;
    std::vector<TextStretch> matches;

    friend bool operator==(const SearchSnippet &, const SearchSnippet &) = default;
};

/// One entry that was found, with its session.
struct IndexHit
{
    qint64 id = 0; ///< id of the entry; later entries have larger ones
    IndexedEntry entry;
    QString session; ///< folder of the session
    QString sessionId;
    QString sessionTitle;
    QString sessionStatus; ///< "failed"
    QString protocol;      ///< id of the protocol
    QString origin;
    SearchSnippet snippet;
    std::vector<TextStretch> titleMatches; ///< matches in the title
    int line = 0;   ///< line of the first match in a handoff or log, else of the entry; from 1
    int column = 1; ///< column of the match, in characters
    QString match;  ///< matched text on that line or a later one, of a phase or a step perhaps in
                    ///< its title; empty: elsewhere

    friend bool operator==(const IndexHit &, const IndexHit &) = default;
};

struct SearchPage
{
    std::vector<IndexHit> hits; ///< newest first
    bool hasMore = false;       ///< more hits follow: see searchIndex()
    QStringList remarks;        ///< sentences about filters that exclude everything
};

} // namespace baton
