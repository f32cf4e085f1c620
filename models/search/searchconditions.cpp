// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/search/searchconditions.h"

#include "models/search/searchtranslations.h"
#include "models/search/searchtypes.h"
#include "models/session/value/runstatustext.h"
#include "models/strings/joinedparts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Type = IndexedEntry::Type;

/// The filters for the names of entries of one type.
constexpr std::pair<SearchFilter, Type> namingFilters[] = {{SearchFilter::Rule, Type::Finding},
                                                           {SearchFilter::Gate, Type::Gate},
                                                           {SearchFilter::Error, Type::Error},
                                                           {SearchFilter::Cause, Type::Cause}};

QStringList widened(SearchFilter filter, QStringList values)
{
    const bool isOutcome = filter == SearchFilter::Status || filter == SearchFilter::Is;
    if (isOutcome && values.contains("failed"_L1)) {
        std::ranges::copy_if(fixedValuesOf(SearchFilter::Status), std::back_inserter(values),
                             isFailureName);
    }
    if (filter == SearchFilter::Review && values.contains("none"_L1)) {
        values += u"awaiting"_s;
    }
    return values;
}

bool containsAny(const QStringList &known, const QStringList &values)
{
    return std::ranges::any_of(values,
                               [&known](const QString &value) { return known.contains(value); });
}

QString someText(const QStringList &known)
{
    constexpr qsizetype most = 10;
    const QString some = known.first(std::min(most, known.size())).join(u", "_s);
    return known.isEmpty()    ? QString()
        : known.size() > most ? SearchTranslations::tr("It has %1 and others.").arg(some)
                              : SearchTranslations::tr("It has %1.").arg(some);
}

} // namespace

SearchCondition &SearchCondition::operator+=(const SearchCondition &other)
{
    if (!other.isEmpty()) {
        sql = sql.isEmpty() ? other.sql : sql + u" AND "_s + other.sql;
        values += other.values;
    }
    return *this;
}

SearchCondition SearchConditions::isOneOf(const QString &column, const QStringList &values)
{
    if (values.isEmpty()) {
        return {};
    }
    return {u"%1 IN (%2)"_s.arg(column, QStringList(values.size(), u"?"_s).join(u", "_s)),
            QVariantList(values.begin(), values.end())};
}

SearchConditions::SearchConditions(const DatabaseConnection &connection, const IndexQuery &query)
{
    for (const auto &[filter, values] : query.filters) {
        const bool isKind = filter == SearchFilter::Kind;
        const QStringList fixed = isKind ? knownValues(connection, filter) : fixedValuesOf(filter);
        QStringList spelled = widened(filter, spelledValues(connection, filter, values));
        if (isKind || !fixed.isEmpty()) {
            spelled.removeIf([&fixed](const QString &value) { return !fixed.contains(value); });
        }
        const bool isTime = filter == SearchFilter::After || filter == SearchFilter::Before;
        if (fixedValuesOf(filter).isEmpty() && !isTime) {
            remarkUnknown(connection, filter, values);
        }
        m_areImpossible = m_areImpossible || spelled.isEmpty();
        m_values[filter] = spelled;
    }
    m_titledPhases = phasesTitled(connection, valuesOf(SearchFilter::Phase));
    const bool isTimeWrong =
        (query.filters.contains(SearchFilter::After) && !timeOf(SearchFilter::After))
        || (query.filters.contains(SearchFilter::Before) && !timeOf(SearchFilter::Before));
    const QList<IndexedEntry::Type> types = searchedTypes(query);
    m_areImpossible = m_areImpossible || isTimeWrong || types.isEmpty();
    if (query.terms.empty() || query.filters.contains(SearchFilter::In)) {
        m_types = types;
    }
}

/// Adds a remark for each value that does not exist. For filters with fixed values the query itself
/// reports it.
void SearchConditions::remarkUnknown(const DatabaseConnection &connection, SearchFilter filter,
                                     const QStringList &values)
{
    const QStringList known = knownValues(connection, filter);
    for (const QString &value : values) {
        if (containsAny(known, spelledValues(connection, filter, {value}))
            || (filter == SearchFilter::Phase && !phasesTitled(connection, {value}).empty())) {
            continue;
        }
        m_remarks.append(
            joinedParts({SearchTranslations::tr("The index has nothing for “%1:%2”.")
                             .arg(nameOf(filter), value),
                         someText(known), meantText(value, known), listText(filter, value)},
                        u" "));
    }
}

QString SearchConditions::typeList() const
{
    QStringList numbers;
    for (const Type type : m_types) {
        numbers.append(QString::number(static_cast<int>(type)));
    }
    return numbers.join(u", "_s);
}

QStringList SearchConditions::valuesOf(SearchFilter filter) const
{
    const auto found = m_values.find(filter);
    return found == m_values.end() ? QStringList() : found->second;
}

QStringList SearchConditions::namesOf(IndexedEntry::Type type) const
{
    const auto naming =
        std::ranges::find(namingFilters, type, &std::pair<SearchFilter, Type>::second);
    if (type == Type::Phase || type == Type::Step) {
        QStringList names = valuesOf(SearchFilter::Phase);
        for (const ProtocolPhase &titled : m_titledPhases) {
            names.append(titled.id);
        }
        names.removeDuplicates();
        return names;
    }
    return naming != std::end(namingFilters) ? valuesOf(naming->first)
        : type == Type::Handoff              ? valuesOf(SearchFilter::Kind)
                                             : QStringList();
}

std::optional<qint64> SearchConditions::timeOf(SearchFilter filter) const
{
    return widestTime(filter, valuesOf(filter));
}

SearchCondition SearchConditions::session() const
{
    SearchCondition condition = isOneOf(u"s.status"_s, valuesOf(SearchFilter::Status));
    condition += isOneOf(u"s.review"_s, valuesOf(SearchFilter::Review));
    condition += isOneOf(u"s.protocol"_s, valuesOf(SearchFilter::Protocol));
    condition += isOneOf(u"s.origin"_s, valuesOf(SearchFilter::Origin));
    condition += within(u"s.latest"_s, u"s.earliest"_s);
    return condition;
}

SearchCondition SearchConditions::time() const
{
    const QString time = u"coalesce(e.time, s.started, s.updated)"_s;
    return within(time, time);
}

/// The period: @p last is not before it, and @p first not behind it.
SearchCondition SearchConditions::within(const QString &last, const QString &first) const
{
    SearchCondition condition;
    if (const auto after = timeOf(SearchFilter::After)) {
        condition += {u"%1 >= %2"_s.arg(last).arg(*after), {}};
    }
    if (const auto before = timeOf(SearchFilter::Before)) {
        condition += {u"%1 < %2"_s.arg(first).arg(*before), {}};
    }
    return condition;
}

SearchCondition SearchConditions::entry() const
{
    SearchCondition condition;
    if (!m_types.isEmpty()) {
        condition += {u"e.type IN (%1)"_s.arg(typeList()), {}};
    } else { // phases and causes repeat what other entries say; no index is to be used for that
        condition += {u"(e.type + 0 < %1 OR e.type + 0 = %2)"_s.arg(static_cast<int>(Type::Phase))
                          .arg(static_cast<int>(Type::Step)),
                      {}};
    }
    if (const QStringList agents = valuesOf(SearchFilter::Agent); !agents.isEmpty()) {
        const SearchCondition writes = isOneOf(u"e.agent"_s, agents);
        const SearchCondition receives = isOneOf(u"e.receiver"_s, agents);
        condition +=
            {u"(%1 OR %2)"_s.arg(writes.sql, receives.sql), writes.values + receives.values};
    }
    condition += isOneOf(u"e.agent"_s, valuesOf(SearchFilter::From));
    condition += isOneOf(u"e.receiver"_s, valuesOf(SearchFilter::To));
    condition += isOneOf(u"e.kind"_s, valuesOf(SearchFilter::Kind));
    condition += phase();
    condition += outcome();
    for (const auto &[filter, type] : namingFilters) {
        condition += named(filter, type);
    }
    return condition;
}

/// By its id in any protocol, by its title only in those that give it to the phase.
SearchCondition SearchConditions::phase() const
{
    SearchCondition condition = isOneOf(u"e.phase"_s, valuesOf(SearchFilter::Phase));
    QStringList parts{condition.sql};
    for (const ProtocolPhase &titled : m_titledPhases) {
        parts.append(u"(e.phase = ? AND EXISTS (SELECT 1 FROM sessions p WHERE p.id = e.session "
                     "AND p.protocol = ?))"_s);
        condition.values += QVariantList{titled.id, titled.protocol};
    }
    condition.sql = condition.isEmpty() ? QString() : u'(' + parts.join(u" OR "_s) + u')';
    return condition;
}

/// The status, or of a session whether it has a handoff.
SearchCondition SearchConditions::outcome() const
{
    const QString handoffs = u"EXISTS (SELECT 1 FROM entries h WHERE h.session = e.session "
                             "AND h.type = %1)"_s.arg(static_cast<int>(Type::Handoff));
    QStringList words = valuesOf(SearchFilter::Is);
    QStringList parts;
    for (const auto &[word, begin] :
         {std::pair(u"structured"_s, QString()), std::pair(u"unstructured"_s, u"NOT "_s)}) {
        if (words.removeAll(word) > 0) {
            parts.append(u"(e.type = %1 AND %2)"_s.arg(
                QString::number(static_cast<int>(Type::Session)), begin + handoffs));
        }
    }
    SearchCondition condition = isOneOf(u"e.status"_s, words);
    parts += condition.isEmpty() ? QStringList() : QStringList(condition.sql);
    condition.sql = parts.isEmpty() ? QString() : u'(' + parts.join(u" OR "_s) + u')';
    return condition;
}

/// Entries of @p type have the name themselves; entries of other types share their session with
/// such an entry.
SearchCondition SearchConditions::named(SearchFilter filter, IndexedEntry::Type type) const
{
    const QStringList names = valuesOf(filter);
    if (names.isEmpty()) {
        return {};
    }
    const QString number = QString::number(static_cast<int>(type));
    const SearchCondition own = isOneOf(u"e.name"_s, names);
    const SearchCondition other = isOneOf(u"o.name"_s, names);
    return {
        u"CASE WHEN e.type = %1 THEN %2 ELSE EXISTS (SELECT 1 FROM entries o "
        "WHERE o.session = e.session AND o.type = %1 AND %3) END"_s.arg(number, own.sql, other.sql),
        own.values + other.values};
}

} // namespace baton
