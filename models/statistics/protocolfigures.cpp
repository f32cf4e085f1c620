// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/statistics/protocolfigures.h"

#include "models/index/entries/durationbuckets.h"
#include "models/index/entries/indexedsession.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/session/value/runstatustext.h"
#include "models/statistics/figuretable.h"
#include "models/statistics/statisticstranslations.h"
#include "models/statistics/timelinetable.h"

#include <QSet>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Unit = StatisticsTable::Unit;

/// The figures of one protocol.
struct ProtocolNumbers
{
    qint64 sessions = 0;
    qint64 failed = 0;
    qint64 handoffs = 0;
    qint64 invalid = 0;
};

std::map<QString, ProtocolNumbers> protocolNumbers(const FigureSums &figures)
{
    std::map<QString, ProtocolNumbers> numbers;
    for (const DatedFigure &figure : figures.datedOf(u"session"_s)) {
        numbers[figure.protocol].sessions += figure.number;
        numbers[figure.protocol].failed += isFailureName(figure.detail) ? figure.number : 0;
    }
    for (const DatedFigure &figure : figures.datedOf(u"handoff"_s)) {
        numbers[figure.protocol].handoffs += figure.number;
        numbers[figure.protocol].invalid += figure.detail == "invalid"_L1 ? figure.number : 0;
    }
    return numbers;
}

/// The share of "yes" among the sessions of @p protocol that @p figure counts.
double shareOf(const QString &figure, const QString &protocol, const FigureSums &figures)
{
    const qint64 counted = figures.count(figure, protocol, u"yes"_s);
    return percentOf(counted, counted + figures.count(figure, protocol, u"no"_s));
}

/// The figures of one phase.
struct PhaseNumbers
{
    qint64 runs = 0;
    qint64 failed = 0;
    qint64 retries = 0;
    DurationBuckets times;
};

/// By id, title and protocol, which tabs separate.
std::map<QString, PhaseNumbers> phaseNumbers(const FigureSums &figures)
{
    std::map<QString, PhaseNumbers> numbers;
    for (const Figure &figure : figures.of(u"phase"_s)) {
        numbers[figure.about].runs += figure.number;
        numbers[figure.about].failed += isFailureName(figure.detail) ? figure.number : 0;
    }
    for (const Figure &figure : figures.of(u"retry"_s)) {
        numbers[figure.about].retries += figure.number;
    }
    for (const Figure &figure : figures.of(u"time"_s)) {
        numbers[figure.about].times.add(figure.detail.toInt(), figure.number);
    }
    return numbers;
}

const ProtocolPack *packOf(const QString &protocol, const ProtocolCatalog &catalog)
{
    const auto &packs = catalog.packs();
    const auto pack = std::ranges::find(packs, protocol, [](const auto &each) { return each->id; });
    return pack == packs.end() ? nullptr : pack->get();
}

} // namespace

StatisticsTable protocolTable(const FigureSums &figures, const ProtocolCatalog &catalog)
{
    StatisticsTable table{u"protocols"_s,
                          StatisticsTranslations::tr("Protocols"),
                          StatisticsTable::Chart::Values,
                          StatisticsTranslations::tr("Protocol"),
                          {},
                          {}};
    table.columns = {
        {u"sessions"_s, StatisticsTranslations::tr("Sessions"), Unit::Count, u"in:session"_s},
        {u"failed"_s, StatisticsTranslations::tr("Failed"), Unit::Count,
         u"in:session status:failed"_s},
        {u"handoffs"_s, StatisticsTranslations::tr("Handoffs"), Unit::Count, u"in:handoff"_s},
        {u"invalid"_s, StatisticsTranslations::tr("With errors"), Unit::Percent,
         u"in:handoff is:invalid"_s},
        {u"structured"_s, StatisticsTranslations::tr("With handoffs"), Unit::Percent,
         u"in:session is:structured"_s}};
    for (const auto &[protocol, of] : protocolNumbers(figures)) {
        const ProtocolPack *pack = packOf(protocol, catalog);
        table.rows.push_back(
            {protocol,
             pack                         ? pack->title
                 : protocol == orNone({}) ? StatisticsTranslations::tr("Without a protocol")
                                          : QString(),
             {double(of.sessions), double(of.failed), double(of.handoffs),
              percentOf(of.invalid, of.handoffs), shareOf(u"structured"_s, protocol, figures)},
             filterFor(u"protocol"_s, protocol)});
    }
    return table;
}

std::vector<MeasuredTarget> measuredTargets(const FigureSums &figures,
                                            const ProtocolCatalog &catalog,
                                            const StatisticsScope &scope)
{
    std::vector<MeasuredTarget> targets;
    const std::vector<DatedFigure> &sessions = figures.datedOf(u"session"_s);
    for (const auto &pack : catalog.packs()) {
        const QString &id = pack->id;
        const bool isMeant = scope.protocol.isEmpty() || scope.protocol == id;
        if (!isMeant || std::ranges::count(sessions, id, &DatedFigure::protocol) == 0) {
            continue;
        }
        for (const TargetMark &mark : pack->targets) {
            const QString against = mark.figure == "invalid"_L1 ? u"in:handoff is:invalid"_s
                : mark.isMost                                   ? u"in:session is:structured"_s
                                                                : u"in:session is:unstructured"_s;
            targets.push_back({mark.title, mark.rule, shareOf(mark.figure, id, figures),
                               double(mark.percent), mark.isMost,
                               filterFor(u"protocol"_s, id) + u' ' + against});
        }
    }
    return targets;
}

StatisticsTable phaseTable(const FigureSums &figures, const ProtocolCatalog &catalog)
{
    const std::map<QString, PhaseNumbers> numbers = phaseNumbers(figures);
    StatisticsTable table{u"phases"_s,
                          StatisticsTranslations::tr("Phases"),
                          StatisticsTable::Chart::Values,
                          StatisticsTranslations::tr("Phase"),
                          {},
                          {}};
    table.columns = {
        {u"runs"_s, StatisticsTranslations::tr("Sessions"), Unit::Count, {}},
        {u"failed"_s, StatisticsTranslations::tr("Failed"), Unit::Count, u"is:failed"_s},
        {u"retries"_s, StatisticsTranslations::tr("Retries"), Unit::Count, {}},
        {u"median"_s, StatisticsTranslations::tr("Median time"), Unit::Seconds, {}},
        {u"p95"_s, StatisticsTranslations::tr("95 % within"), Unit::Seconds, {}}};
    QSet<QString> protocols;
    for (const auto &[about, of] : numbers) {
        protocols.insert(about.section(u'\t', 2));
    }
    for (const auto &[about, of] : numbers) {
        const QStringList parts = about.split(u'\t'); // id, title, protocol
        const QString &phase = parts.front();
        const QString protocol = parts.value(2);
        const QString title = parts.value(1).isEmpty() ? phase : parts.value(1);
        const ProtocolPack *pack = packOf(protocol, catalog);
        table.rows.push_back({phase,
                              protocols.size() > 1
                                  ? u"%1 (%2)"_s.arg(title, pack ? pack->shortTitle : protocol)
                                  : parts.value(1),
                              {double(of.runs), double(of.failed), double(of.retries),
                               of.times.quantile(0.5), of.times.quantile(0.95)},
                              u"in:phase "_s + filterFor(u"phase"_s, phase) + u' '
                                  + filterFor(u"protocol"_s, protocol)});
    }
    table.isByName = true;
    return table;
}

double percentOf(qint64 part, qint64 whole)
{
    return whole > 0 ? 100.0 * static_cast<double>(part) / static_cast<double>(whole)
                     : std::numeric_limits<double>::quiet_NaN();
}

} // namespace baton
