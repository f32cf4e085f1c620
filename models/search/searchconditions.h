// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/entries/indexedsession.h"
#include "models/search/indexquery.h"
#include "models/search/searchvalues.h"

#include <QVariant>

namespace baton {

class DatabaseConnection;

/// A condition in SQL and the values of its placeholders. An empty one always holds.
struct SearchCondition
{
    QString sql;
    QVariantList values;

    [[nodiscard]] bool isEmpty() const { return sql.isEmpty(); }
    /// Joins two conditions with AND.
    SearchCondition &operator+=(const SearchCondition &other);
};

/// The filters of a query as conditions on the tables "entries e" and "sessions s".
class SearchConditions
{
public:
    SearchConditions(const DatabaseConnection &connection, const IndexQuery &query);

    /// The types of entries to search, see searchedTypes(). Empty: all that words are searched in.
    [[nodiscard]] const QList<IndexedEntry::Type> &types() const { return m_types; }
    /// The same for SQL: "1, 3".
    [[nodiscard]] QString typeList() const;
    /// Conditions on the session, without its entries: in its time, some of them may pass time().
    [[nodiscard]] SearchCondition session() const;
    /// Conditions on the time of the entry; of one without a time on that of the session.
    [[nodiscard]] SearchCondition time() const;
    /// Conditions on the entry, and on other entries of its session.
    [[nodiscard]] SearchCondition entry() const;
    /// The values of @p filter as the index spells them, without the phases that a title means.
    [[nodiscard]] QStringList valuesOf(SearchFilter filter) const;
    /// The names that entries of @p type may have; empty for any.
    [[nodiscard]] QStringList namesOf(IndexedEntry::Type type) const;
    /// True if the search cannot find anything because a filter has no existing value.
    [[nodiscard]] bool areImpossible() const { return m_areImpossible; }

    /// A sentence for each value that the index does not know.
    [[nodiscard]] const QStringList &remarks() const { return m_remarks; }

    /// "column IN (?, ?)"
    [[nodiscard]] static SearchCondition isOneOf(const QString &column, const QStringList &values);

private:
    void remarkUnknown(const DatabaseConnection &connection, SearchFilter filter,
                       const QStringList &values);
    [[nodiscard]] SearchCondition named(SearchFilter filter, IndexedEntry::Type type) const;
    [[nodiscard]] SearchCondition outcome() const;
    [[nodiscard]] SearchCondition phase() const;
    [[nodiscard]] SearchCondition within(const QString &last, const QString &first) const;
    [[nodiscard]] std::optional<qint64> timeOf(SearchFilter filter) const;

    std::map<SearchFilter, QStringList> m_values;
    std::vector<ProtocolPhase> m_titledPhases;
    QList<IndexedEntry::Type> m_types;
    QStringList m_remarks;
    bool m_areImpossible = false;
};

} // namespace baton
