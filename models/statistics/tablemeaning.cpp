// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/statistics/tablemeaning.h"

#include "models/statistics/statisticstranslations.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString meaningOfColumn(const QString &id)
{
    return id == "flawed"_L1
        ? StatisticsTranslations::tr(
              "With flaws: call themselves complete, but something speaks against "
              "it, such as a phase or a gate that failed.")
        : id == "other"_L1 ? StatisticsTranslations::tr(
                                 "Other: run, wait, are blocked, were interrupted, aborted or "
                                 "superseded, or have a status that the protocol does not define.")
        : id == "structured"_L1
        ? StatisticsTranslations::tr(
              "With handoffs: the share of sessions with a structured handoff, a "
              "document of a kind that a protocol defines.")
        : id == "pass-rate"_L1
        ? StatisticsTranslations::tr("Pass rate: of the gates that were evaluated.")
        : id == "failure-rate"_L1
        ? StatisticsTranslations::tr("Failure rate: the share of the runs that failed.")
        : QString();
}

} // namespace

QString meaningOf(const StatisticsTable &table)
{
    QStringList lines;
    if (table.id == "causes"_L1) {
        lines.append(
            StatisticsTranslations::tr("First cause: the earliest open failure of a session that "
                                       "follows from no other failure."));
    }
    if (table.id == "agents"_L1) {
        lines.append(StatisticsTranslations::tr("Handoffs, With errors: what the agent wrote. "
                                                "Runs: sessions, phases and steps of queues "
                                                "that it carried out."));
    }
    for (const StatisticsTable::Column &column : table.columns) {
        lines.append(meaningOfColumn(column.id));
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

} // namespace baton
