// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/search/logfilter.h"

namespace baton {

bool LogFilter::accepts(const LogLine &line) const
{
    if (!(levels & bit(line.level))) {
        return false;
    }
    if (!from && !to) {
        return true;
    }
    return line.time != LogLine::noTime && line.time >= from.value_or(line.time)
        && line.time <= to.value_or(line.time);
}

void extend(LineSet &lines, const LogIndex &index, const LogFilter &criteria,
            const std::atomic_bool *stop)
{
    for (const auto &part : index.parts()) {
        if (stop && *stop) {
            return;
        }
        part->walk(lines.lines(), part->endLine(),
                   [&](qint64, const LogLine &line) { lines.append(criteria.accepts(line)); });
    }
}

} // namespace baton
