// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/statistics/statistics.h"

#include "models/index/entries/durationbuckets.h"
#include "models/index/entries/indexedsession.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/search/searchfilter.h"
#include "models/statistics/figurereader.h"
#include "models/statistics/statisticstexts.h"
#include "models/statistics/timespans.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Table = StatisticsTable;

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
/// Rows of a table that is sorted by number: what comes behind is rare and is added up.
constexpr size_t mostRows = 25;

double percentOf(qint64 part, qint64 whole)
{
    return whole > 0 ? 100.0 * static_cast<double>(part) / static_cast<double>(whole) : nothing;
}

/// Nothing where @p value is empty: no search finds what has none.
QString filterFor(const QString &name, const QString &value)
{
    if (value.isEmpty()) {
        return {};
    }
    const bool isPlain = std::ranges::all_of(
        value, [](QChar c) { return c.isLetterOrNumber() || u"._-"_s.contains(c); });
    return name + u':' + (isPlain ? value : u'"' + value + u'"');
}

/// A clock that is wrong would make the line as long as history.
bool isPlausible(QDate day)
{
    return day.isValid() && day.year() >= 2000 && day <= QDate::currentDate().addYears(1);
}

bool isFailureWord(const QString &status)
{
    return status == "failed"_L1 || status == "timed-out"_L1 || status == "killed"_L1;
}

/// Makes the tables of the figures that were added up.
class StatisticsBuilder
{
public:
    StatisticsBuilder(const FigureSums &figures, const ProtocolCatalog &catalog,
                      const StatisticsScope &scope)
        : m_figures(figures)
        , m_catalog(catalog)
        , m_scope(scope)
    {
    }

    Statistics build()
    {
        m_statistics.scope = m_scope;
        for (const Figure &figure : m_figures.of(u"session"_s)) {
            m_statistics.sessions += static_cast<int>(figure.number);
        }
        for (const Figure &figure : m_figures.of(u"handoff"_s)) {
            m_statistics.handoffs += static_cast<int>(figure.number);
        }
        addTimeLine(u"sessions-by-time"_s, StatisticsTexts::tr("Sessions over time"), u"session"_s);
        addTimeLine(u"handoffs-by-time"_s, StatisticsTexts::tr("Handoffs over time"), u"handoff"_s);
        addProtocols();
        addParted(u"kinds"_s, StatisticsTexts::tr("Handoffs by kind"), StatisticsTexts::tr("Kind"),
                  u"handoff"_s, u"kind"_s, validity(), Order::MostFirst);
        addCounted(u"rules"_s, StatisticsTexts::tr("Rules most broken"),
                   StatisticsTexts::tr("Rule"), u"rule"_s, u"rule"_s);
        addGates();
        addPhases();
        addParted(u"agents"_s, StatisticsTexts::tr("Handoffs by agent"),
                  StatisticsTexts::tr("Agent"), u"agent"_s, u"from"_s, validity(),
                  Order::WorstFirst);
        addCounted(u"causes"_s, StatisticsTexts::tr("First causes of failure"),
                   StatisticsTexts::tr("Cause"), u"cause"_s, u"cause"_s);
        addCounted(u"errors"_s, StatisticsTexts::tr("Errors by type"), StatisticsTexts::tr("Type"),
                   u"error"_s, u"error"_s);
        addTargets();
        narrowFilters();
        return std::move(m_statistics);
    }

private:
    void add(Table table)
    {
        if (!table.rows.empty()) {
            m_statistics.tables.push_back(std::move(table));
        }
    }

    /// A search keeps to the scope in which was counted.
    void narrowFilters()
    {
        for (Table &table : m_statistics.tables) {
            for (Table::Row &row : table.rows) {
                row.filter = narrowed(row.filter);
            }
        }
        for (MeasuredTarget &target : m_statistics.targets) {
            target.filter = narrowed(target.filter);
        }
    }

    [[nodiscard]] QString narrowed(const QString &filter) const
    {
        QString all = filter;
        const auto narrow = [&all](const QString &name, const QString &value) {
            if (!all.isEmpty() && !value.isEmpty() && !all.contains(name + u':')) {
                all += u' ' + filterFor(name, value);
            }
        };
        narrow(u"protocol"_s, m_scope.protocol);
        narrow(u"origin"_s, m_scope.origin);
        narrow(u"after"_s, m_scope.after.toString(Qt::ISODate));
        narrow(u"before"_s, m_scope.before.toString(Qt::ISODate));
        return all;
    }

    /// Adds up the rows behind the first ones in one that no search finds.
    static void shorten(Table &table)
    {
        if (table.rows.size() <= mostRows + 1) {
            return;
        }
        const auto behind = table.rows.begin() + mostRows;
        const auto count = static_cast<int>(table.rows.end() - behind);
        Table::Row rest{StatisticsTexts::tr("%n more", nullptr, count), {}, {}, {}};
        for (size_t column = 0; column < table.columns.size(); ++column) {
            const bool isCount = table.columns[column].unit == Table::Unit::Count;
            double sum = isCount ? 0 : nothing;
            for (auto row = behind; isCount && row != table.rows.end(); ++row) {
                sum += row->values[column];
            }
            rest.values.push_back(sum);
        }
        table.rows.erase(behind, table.rows.end());
        table.rows.push_back(std::move(rest));
    }

    /// The first and the last one end where the scope does: a search finds what was counted.
    [[nodiscard]] std::vector<TimeSpan> spansInScope(QDate first, QDate last) const
    {
        std::vector<TimeSpan> spans = timeSpans(first, last);
        if (m_scope.after.isValid()) {
            spans.front().begin = std::max(spans.front().begin, m_scope.after);
        }
        if (m_scope.before.isValid()) {
            spans.back().end = std::min(spans.back().end, m_scope.before);
        }
        return spans;
    }

    /// A row for each span; what tells no time is in none.
    void addTimeLine(const QString &id, const QString &title, const QString &name)
    {
        const auto found = m_figures.dated.find(name);
        std::vector<DatedFigure> dated;
        if (found != m_figures.dated.end()) {
            std::ranges::copy_if(found->second, std::back_inserter(dated),
                                 [](const DatedFigure &figure) { return isPlausible(figure.day); });
        }
        if (dated.empty()) {
            return;
        }
        Table table{id, title, Table::Chart::TimeLine, StatisticsTexts::tr("From"), {}, {}};
        const bool isOfSessions = name == "session"_L1;
        table.columns = isOfSessions ? outcomes() : validity();
        const auto [first, last] =
            std::ranges::minmax(dated, {}, [](const auto &figure) { return figure.day; });
        const std::vector<TimeSpan> spans = spansInScope(first.day, last.day);
        for (const TimeSpan &span : spans) {
            const QString begin = span.begin.toString(Qt::ISODate);
            table.rows.push_back(
                {begin,
                 {},
                 std::vector<double>(table.columns.size()),
                 u"after:%1 before:%2 in:%3"_s.arg(begin, span.end.toString(Qt::ISODate), name)});
        }
        for (const DatedFigure &figure : dated) {
            const auto span = std::ranges::upper_bound(spans, figure.day, {}, &TimeSpan::begin);
            const auto row = static_cast<size_t>(span - spans.begin()) - 1;
            const size_t column =
                isOfSessions ? columnOf(figure.detail) : size_t(figure.detail == "invalid"_L1);
            table.rows[row].values[column] += static_cast<double>(figure.number);
        }
        add(std::move(table));
    }

    static std::vector<Table::Column> outcomes()
    {
        return {
            {u"succeeded"_s, StatisticsTexts::tr("Complete"), Table::Unit::Count,
             u"is:succeeded"_s},
            {u"flawed"_s, StatisticsTexts::tr("With flaws"), Table::Unit::Count, u"is:flawed"_s},
            {u"failed"_s, StatisticsTexts::tr("Failed"), Table::Unit::Count, u"status:failed"_s},
            {u"other"_s, StatisticsTexts::tr("Other"), Table::Unit::Count, otherStatuses()}};
    }

    /// A search takes one of several values of a filter.
    static QString otherStatuses()
    {
        QStringList filters;
        for (const QString &status : fixedValuesOf(SearchFilter::Status)) {
            if (columnOf(status) == 3) {
                filters.append(u"status:"_s + status);
            }
        }
        return filters.join(u' ');
    }

    /// The position in outcomes().
    static size_t columnOf(const QString &outcome)
    {
        return outcome == "succeeded"_L1 ? 0
            : outcome == "flawed"_L1     ? 1
            : isFailureWord(outcome)     ? 2
                                         : 3;
    }

    static std::vector<Table::Column> validity()
    {
        return {{u"valid"_s, StatisticsTexts::tr("Valid"), Table::Unit::Count, u"is:valid"_s},
                {u"invalid"_s, StatisticsTexts::tr("With errors"), Table::Unit::Count,
                 u"is:invalid"_s}};
    }

    void addProtocols()
    {
        Table table{u"protocols"_s,
                    StatisticsTexts::tr("Protocols"),
                    Table::Chart::Values,
                    StatisticsTexts::tr("Protocol"),
                    {},
                    {}};
        table.columns = {
            {u"sessions"_s, StatisticsTexts::tr("Sessions"), Table::Unit::Count, u"in:session"_s},
            {u"failed"_s, StatisticsTexts::tr("Failed"), Table::Unit::Count,
             u"in:session status:failed"_s},
            {u"handoffs"_s, StatisticsTexts::tr("Handoffs"), Table::Unit::Count, u"in:handoff"_s},
            {u"invalid"_s, StatisticsTexts::tr("With errors"), Table::Unit::Percent,
             u"in:handoff is:invalid"_s},
            {u"structured"_s, StatisticsTexts::tr("With handoffs"), Table::Unit::Percent,
             u"in:handoff"_s}};
        std::map<QString, std::array<qint64, 4>> numbers;
        for (const QString &name : {u"session"_s, u"handoff"_s}) {
            const bool isOfSessions = name == "session"_L1;
            const auto found = m_figures.dated.find(name);
            if (found == m_figures.dated.end()) {
                continue;
            }
            for (const DatedFigure &figure : found->second) {
                std::array<qint64, 4> &of = numbers[figure.protocol];
                of[isOfSessions ? 0 : 2] += figure.number;
                of[isOfSessions ? 1 : 3] +=
                    (isOfSessions ? isFailureWord(figure.detail) : figure.detail == "invalid"_L1)
                    ? figure.number
                    : 0;
            }
        }
        for (const auto &[protocol, of] : numbers) {
            table.rows.push_back({protocol,
                                  titleOfProtocol(protocol),
                                  {double(of[0]), double(of[1]), double(of[2]),
                                   percentOf(of[3], of[2]), shareOf(u"structured"_s, protocol)},
                                  filterFor(u"protocol"_s, protocol)});
        }
        add(std::move(table));
    }

    /// Of the sessions of @p protocol that @p figure counts, those that it counts as "yes".
    [[nodiscard]] double shareOf(const QString &figure, const QString &protocol) const
    {
        const qint64 counted = m_figures.count(figure, protocol, u"yes"_s);
        return percentOf(counted, counted + m_figures.count(figure, protocol, u"no"_s));
    }

    [[nodiscard]] std::shared_ptr<const ProtocolPack> packOf(const QString &protocol) const
    {
        for (const auto &pack : m_catalog.packs()) {
            if (pack->id == protocol) {
                return pack;
            }
        }
        return nullptr;
    }

    [[nodiscard]] QString titleOfProtocol(const QString &id) const
    {
        const auto pack = packOf(id);
        return pack ? pack->title : QString();
    }

    [[nodiscard]] QString shortTitleOfProtocol(const QString &id) const
    {
        const auto pack = packOf(id);
        return pack ? pack->shortTitle : id;
    }

    /// What is cut of a long table is what is rare, or what has none of the last column.
    enum class Order { MostFirst, WorstFirst };

    /// Rows by @p name, with a part for each of @p columns.
    void addParted(const QString &id, const QString &title, const QString &rowTitle,
                   const QString &name, const QString &filter,
                   const std::vector<Table::Column> &columns, Order order)
    {
        Table table{id, title, Table::Chart::Bars, rowTitle, columns, {}};
        for (const Figure &figure : m_figures.of(name)) {
            if (table.rows.empty() || table.rows.back().name != figure.about) {
                table.rows.push_back({figure.about, titleOf(name, figure.about),
                                      std::vector<double>(columns.size()),
                                      filterFor(filter, figure.about)});
            }
            const auto column = std::ranges::find(columns, figure.detail, &Table::Column::id);
            if (column != columns.end()) {
                table.rows.back().values[size_t(column - columns.begin())] +=
                    static_cast<double>(figure.number);
            }
        }
        sort(table, order);
        add(std::move(table));
    }

    [[nodiscard]] QString titleOf(const QString &name, const QString &about) const
    {
        const bool isOfErrors = name == "error"_L1 || name == "cause"_L1;
        if (isOfErrors && about == "none"_L1) {
            return StatisticsTexts::tr("Error without a type");
        }
        if (name == "cause"_L1 && about == baton::nameOf(IndexedEntry::Type::Session)) {
            return StatisticsTexts::tr("Session that failed as a whole");
        }
        if (name != "handoff"_L1) {
            return {};
        }
        const auto &kinds = m_catalog.kinds();
        const auto kind = std::ranges::find(kinds, about, [](const Kind &each) { return each.id; });
        return kind == kinds.end() ? QString() : kind->title;
    }

    void addCounted(const QString &id, const QString &title, const QString &rowTitle,
                    const QString &name, const QString &filter)
    {
        Table table{id,
                    title,
                    Table::Chart::Bars,
                    rowTitle,
                    {{u"number"_s, StatisticsTexts::tr("Number"), Table::Unit::Count, {}}},
                    {}};
        for (const Figure &figure : m_figures.of(name)) {
            if (table.rows.empty() || table.rows.back().name != figure.about) {
                table.rows.push_back({figure.about,
                                      titleOf(name, figure.about),
                                      {0.0},
                                      filterFor(filter, figure.about)});
            }
            table.rows.back().values[0] += static_cast<double>(figure.number);
        }
        sort(table, Order::MostFirst);
        add(std::move(table));
    }

    static void sort(Table &table, Order order)
    {
        std::ranges::stable_sort(table.rows, std::greater(), [&](const Table::Row &row) {
            const double sum = table.sumOf(row);
            return std::pair(order == Order::WorstFirst ? row.values.back() : sum, sum);
        });
        shorten(table);
    }

    void addGates()
    {
        const std::vector<Table::Column> states{
            {u"passed"_s, StatisticsTexts::tr("Passed"), Table::Unit::Count, u"is:passed"_s},
            {u"failed"_s, StatisticsTexts::tr("Failed"), Table::Unit::Count, u"is:failed"_s},
            {u"not-evaluated"_s, StatisticsTexts::tr("Not evaluated"), Table::Unit::Count,
             u"is:not-evaluated"_s},
            {u"skipped"_s, StatisticsTexts::tr("Skipped"), Table::Unit::Count, u"is:skipped"_s}};
        addParted(u"gates"_s, StatisticsTexts::tr("Gates"), StatisticsTexts::tr("Gate"), u"gate"_s,
                  u"gate"_s, states, Order::MostFirst);
        if (m_statistics.tables.empty() || m_statistics.tables.back().id != "gates"_L1) {
            return;
        }
        Table &table = m_statistics.tables.back();
        std::ranges::sort(table.rows, {}, &Table::Row::name);
        table.columns.push_back({u"pass-rate"_s, StatisticsTexts::tr("Pass rate"),
                                 Table::Unit::Percent, u"is:passed"_s});
        for (Table::Row &row : table.rows) { // of those that were evaluated
            const auto passed = static_cast<qint64>(row.values[0]);
            row.values.push_back(percentOf(passed, passed + static_cast<qint64>(row.values[1])));
        }
    }

    /// Runs, retries and durations of phases, in the order of their ids.
    void addPhases()
    {
        struct Numbers
        {
            qint64 runs = 0;
            qint64 failed = 0;
            qint64 retries = 0;
            DurationBuckets times;
        };
        std::map<QString, Numbers> numbers;
        for (const Figure &figure : m_figures.of(u"phase"_s)) {
            numbers[figure.about].runs += figure.number;
            numbers[figure.about].failed += isFailureWord(figure.detail) ? figure.number : 0;
        }
        for (const Figure &figure : m_figures.of(u"retry"_s)) {
            numbers[figure.about].retries += figure.number;
        }
        for (const Figure &figure : m_figures.of(u"time"_s)) {
            numbers[figure.about].times.add(figure.detail.toInt(), figure.number);
        }
        Table table{u"phases"_s,
                    StatisticsTexts::tr("Phases"),
                    Table::Chart::Values,
                    StatisticsTexts::tr("Phase"),
                    {},
                    {}};
        table.columns = {
            {u"runs"_s, StatisticsTexts::tr("Sessions"), Table::Unit::Count, {}},
            {u"failed"_s, StatisticsTexts::tr("Failed"), Table::Unit::Count, u"is:failed"_s},
            {u"retries"_s, StatisticsTexts::tr("Retries"), Table::Unit::Count, {}},
            {u"median"_s, StatisticsTexts::tr("Median time"), Table::Unit::Seconds, {}},
            {u"p95"_s, StatisticsTexts::tr("95 % within"), Table::Unit::Seconds, {}}};
        QSet<QString> protocols;
        for (const auto &[about, of] : numbers) {
            protocols.insert(about.section(u'\t', 2));
        }
        for (const auto &[about, of] : numbers) {
            const QStringList parts = about.split(u'\t'); // id, title, protocol
            const QString &phase = parts.front();
            const QString protocol = parts.value(2);
            const QString title = parts.value(1).isEmpty() ? phase : parts.value(1);
            table.rows.push_back({phase,
                                  protocols.size() > 1
                                      ? u"%1 (%2)"_s.arg(title, shortTitleOfProtocol(protocol))
                                      : parts.value(1),
                                  {double(of.runs), double(of.failed), double(of.retries),
                                   of.times.quantile(0.5), of.times.quantile(0.95)},
                                  u"in:phase "_s + filterFor(u"phase"_s, phase) + u' '
                                      + filterFor(u"protocol"_s, protocol)});
        }
        if (table.rows.size() > mostRows) { // of routes: the most frequent ones
            std::ranges::stable_sort(table.rows, std::greater(),
                                     [](const Table::Row &row) { return row.values.front(); });
            shorten(table);
        }
        add(std::move(table));
    }

    void addTargets()
    {
        for (const auto &pack : m_catalog.packs()) {
            const bool isMeant = m_scope.protocol.isEmpty() || m_scope.protocol == pack->id;
            for (const TargetMark &mark : pack->targets) {
                if (isMeant && hasSessionsOf(pack->id)) {
                    addTarget(mark, pack->id);
                }
            }
        }
    }

    [[nodiscard]] bool hasSessionsOf(const QString &protocol) const
    {
        const auto found = m_figures.dated.find(u"session"_s);
        return found != m_figures.dated.end()
            && std::ranges::find(found->second, protocol, &DatedFigure::protocol)
            != found->second.end();
    }

    void addTarget(const TargetMark &mark, const QString &protocol)
    {
        m_statistics.targets.push_back(
            {mark.title, mark.rule, shareOf(mark.figure, protocol), double(mark.percent),
             mark.isMost,
             filterFor(u"protocol"_s, protocol) + u' '
                 + (mark.figure == "invalid"_L1 ? u"in:handoff is:invalid"_s : u"in:session"_s)});
    }

    const FigureSums &m_figures;
    const ProtocolCatalog &m_catalog;
    const StatisticsScope &m_scope;
    Statistics m_statistics;
};

} // namespace

Result<Statistics> readStatistics(const DatabaseConnection &connection,
                                  const ProtocolCatalog &catalog, const StatisticsScope &scope)
{
    const Result<FigureSums> figures = readFigures(connection, scope);
    if (!figures) {
        return figures.failure();
    }
    return StatisticsBuilder(*figures, catalog, scope).build();
}

} // namespace baton
