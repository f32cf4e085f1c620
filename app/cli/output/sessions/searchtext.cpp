// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/sessions/searchtext.h"

#include "app/cli/common/jsonarray.h"
#include "app/cli/common/textformat.h"
#include "app/cli/output/sessions/sessionjson.h"
#include "models/search/indexhittext.h"
#include "models/strings/joinedparts.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QString lineOf(const IndexHit &hit)
{
    const QString path = joinedParts({otherMachineOf(hit), pathOf(hit)}, u":");
    const QString place = hit.line > 0 ? u"%1:%2"_s.arg(path).arg(hit.line) : path;
    QString line = u"%1: [%2] %3"_s.arg(place, nameOf(hit.entry.type), hit.entry.title);
    if (!hit.snippet.text.isEmpty() && hit.snippet.text != hit.entry.title) {
        line += u" — "_s + hit.snippet.text;
    }
    return oneLine(line) + u'\n';
}

QJsonObject objectOf(const IndexHit &hit)
{
    const IndexedEntry &entry = hit.entry;
    const auto matched = [&hit](const TextStretch &match) {
        return QJsonValue(hit.snippet.text.sliced(match.start, match.length));
    };
    return {{u"type"_s, nameOf(entry.type)},
            {u"name"_s, entry.name},
            {u"title"_s, entry.title},
            {u"kind"_s, entry.kind},
            {u"agent"_s, entry.agent},
            {u"receiver"_s, entry.receiver},
            {u"phase"_s, entry.phase},
            {u"status"_s, entry.status},
            {u"time"_s, timeValue(entry.time)},
            {u"path"_s, entry.path},
            {u"document"_s, entry.document},
            {u"line"_s, hit.line},
            {u"snippet"_s, hit.snippet.text},
            {u"matches"_s, arrayOf(hit.snippet.matches, matched)},
            {u"session"_s,
             QJsonObject{{u"path"_s, hit.session},
                         {u"id"_s, hit.sessionId},
                         {u"title"_s, hit.sessionTitle},
                         {u"status"_s, hit.sessionStatus},
                         {u"protocol"_s, hit.protocol},
                         {u"origin"_s, hit.origin}}}};
}

} // namespace

QString searchText(const SearchPage &page)
{
    QString text;
    for (const IndexHit &hit : page.hits) {
        text += lineOf(hit);
    }
    return text;
}

QJsonObject searchObject(const SearchPage &page, const IndexQuery &query)
{
    return {{u"remarks"_s, QJsonArray::fromStringList(query.remarks + page.remarks)},
            {u"more"_s, page.hasMore},
            {u"hits"_s, arrayOf(page.hits, objectOf)}};
}

} // namespace baton::cli
