// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/stateflaw.h"

#include "models/protocol/statefile.h"
#include "models/session/runstatustext.h"
#include "models/session/statedocument.h"

namespace baton {

QString flawIn(const Tree &tree, const SessionReading &reading)
{
    if (reading.rows != SessionReading::Rows::State) {
        return {};
    }
    for (const PhaseRow &row : reading.phases.rows) {
        const QString word = textAt(tree, {joined(row.at, reading.phases.status)});
        if (row.parent < 0 && !row.at.isRoot()
            && isFailure(reading.words.value(word, RunStatus::Unknown))) {
            return failedText(row.id, row.title);
        }
    }
    return {};
}

} // namespace baton
