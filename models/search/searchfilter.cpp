// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/search/searchfilter.h"

#include "models/index/entries/indexedsession.h"
#include "models/search/searchtranslations.h"
#include "models/session/value/runstatustext.h"
#include "models/strings/spellingmatch.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QStringList statusNames()
{
    QStringList names;
    for (int status = 0; status <= static_cast<int>(RunStatus::Invalidated); ++status) {
        if (static_cast<RunStatus>(status) != RunStatus::NotRead) {
            names.append(nameOf(static_cast<RunStatus>(status)));
        }
    }
    return names;
}

QStringList outcomeNames()
{
    QStringList names{u"valid"_s,   u"invalid"_s, u"passed"_s,  u"failed"_s, u"not-evaluated"_s,
                      u"skipped"_s, u"error"_s,   u"warning"_s, u"note"_s};
    names += statusNames(); // of sessions and phases
    names += {u"flawed"_s, u"structured"_s, u"unstructured"_s};
    names.removeDuplicates();
    return names;
}

QStringList typeNames()
{
    QStringList names;
    for (int type = 0; type <= static_cast<int>(IndexedEntry::Type::Step); ++type) {
        names.append(nameOf(static_cast<IndexedEntry::Type>(type)));
    }
    return names;
}

} // namespace

const QStringList &searchFilterNames()
{
    static const QStringList names{u"status"_s,   u"agent"_s,  u"from"_s,  u"to"_s,    u"rule"_s,
                                   u"gate"_s,     u"error"_s,  u"cause"_s, u"kind"_s,  u"phase"_s,
                                   u"protocol"_s, u"review"_s, u"in"_s,    u"after"_s, u"before"_s,
                                   u"origin"_s,   u"is"_s};
    return names;
}

QString nameOf(SearchFilter filter)
{
    return searchFilterNames().at(static_cast<int>(filter));
}

std::optional<SearchFilter> searchFilterNamed(const QString &name)
{
    const qsizetype position = searchFilterNames().indexOf(name.toLower());
    return position < 0 ? std::nullopt : std::optional(static_cast<SearchFilter>(position));
}

QStringList fixedValuesOf(SearchFilter filter)
{
    static const QStringList statuses = statusNames();
    static const QStringList types = typeNames();
    static const QStringList reviews{u"none"_s, u"awaiting"_s, u"approved"_s, u"needs-work"_s,
                                     u"rejected"_s};
    static const QStringList outcomes = outcomeNames();
    switch (filter) {
    case SearchFilter::Is:
        return outcomes;
    case SearchFilter::Status:
        return statuses;
    case SearchFilter::Review:
        return reviews;
    case SearchFilter::In:
        return types;
    default:
        return {};
    }
}

QString meantText(const QString &value, const QStringList &known)
{
    const std::optional<Nearest> nearest = closestMatch(value, known);
    const qsizetype most = std::max<qsizetype>(1, value.size() / 3);
    return nearest && nearest->distance <= most
        ? SearchTranslations::tr("Is “%1” meant?").arg(nearest->text)
        : QString();
}

QString listText(SearchFilter filter, const QString &value)
{
    QStringList each;
    for (const QString &part : value.split(u',', Qt::SkipEmptyParts)) {
        const QString one = part.trimmed();
        each.append(nameOf(filter) + u':' + (one.contains(u' ') ? u'"' + one + u'"' : one));
    }
    return each.size() < 2
        ? QString()
        : SearchTranslations::tr("For several values write %1.").arg(each.join(u' '));
}

std::optional<qint64> searchedTime(const QString &text)
{
    QString whole = text;
    if (text.size() == 4 || text.size() == 7) { // a year, a month
        whole += text.size() == 4 ? u"-01-01"_s : u"-01"_s;
    }
    const QDate date = QDate::fromString(whole, Qt::ISODate);
    QDateTime time = date.isValid() && whole.size() == 10
        ? QDateTime(date, QTime(0, 0), QTimeZone::UTC)
        : QDateTime::fromString(whole, Qt::ISODate);
    if (time.timeSpec() == Qt::LocalTime) {
        time.setTimeZone(QTimeZone::UTC);
    }
    return time.isValid() ? std::optional(time.toMSecsSinceEpoch()) : std::nullopt;
}

std::optional<qint64> widestTime(SearchFilter filter, const QStringList &values)
{
    std::optional<qint64> chosen;
    for (const QString &value : values) {
        const std::optional<qint64> time = searchedTime(value);
        const bool isWider =
            time && chosen && (filter == SearchFilter::After ? *time < *chosen : *time > *chosen);
        chosen = time && (!chosen || isWider) ? time : chosen;
    }
    return chosen;
}

} // namespace baton
