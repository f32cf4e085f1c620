// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/database/sessionnamerows.h"

#include "models/database/databaseconnection.h"
#include "models/database/databasequery.h"
#include "models/index/database/indexschema.h"
#include "models/index/database/indextranslations.h"
#include "models/index/database/storedvalue.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The names of @p session in the form that outdatingRelated() expects.
QStringList namesOf(const IndexedSession &session, NameType type)
{
    const QString work = session.summary.id.section(u'-', 2);
    const QStringList names = type == NameType::Own ? session.names
        : type == NameType::Needed                  ? session.needs
        : work.isEmpty()                            ? QStringList()
                         : QStringList(session.summary.agent + u'\n' + work);
    QStringList kept;
    std::ranges::transform(names, std::back_inserter(kept), shortened);
    return kept;
}

} // namespace

SessionNameRows::SessionNameRows(const DatabaseConnection &connection, const QString &origin)
    : m_connection(connection)
    , m_origin(origin)
    , m_rows(connection, u"session_names"_s, {u"name"_s, u"type"_s, u"session"_s},
             u"ON CONFLICT DO NOTHING"_s)
{
}

Outcome SessionNameRows::add(qint64 id, const IndexedSession &session)
{
    for (const NameType type : {NameType::Own, NameType::Needed, NameType::Work}) {
        for (const QString &name : namesOf(session, type)) {
            if (const Outcome added = m_rows.add({name, static_cast<int>(type), id}); !added) {
                return added;
            }
        }
    }
    return std::monostate();
}

Outcome SessionNameRows::outdateRelated(const IndexedSession &session, const QString &folder)
{
    const QStringList names = namesOf(session, NameType::Own);
    const QStringList needs = namesOf(session, NameType::Needed);
    const QStringList works =
        session.summary.parent.isEmpty() ? QStringList() : namesOf(session, NameType::Work);
    const QStringList all = names + needs + works;
    if (all.isEmpty()) {
        return std::monostate();
    }
    if (const Outcome flushed = m_rows.flush(); !flushed) {
        return flushed;
    }
    const Result<QSqlQuery> done =
        queried(m_connection, outdatingRelated(names.size(), needs.size(), works.size()),
                QVariantList(all.begin(), all.end()) << m_origin << folder,
                IndexTranslations::refusedChange());
    return done ? Outcome(std::monostate()) : Outcome(done.failure());
}

} // namespace baton
