// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/state/unparsedstatemessages.h"

#include "models/session/value/sessiontranslations.h"
#include "models/strings/pathstrings.h"

#include <QCoreApplication>

namespace baton {

QString unreadText(const StateDocument &state)
{
    const QString name = lastNameOf(state.path());
    const int line = state.problemAt().line;
    if (state.isWhole() || state.problem().isEmpty()) {
        return {};
    }
    if (line == 0) {
        //: why a gate is not evaluated: "workflow-state.yaml cannot be read"
        return SessionTranslations::tr("%1 cannot be read").arg(name);
    }
    return state.isRecovered()
        //: why a gate is not evaluated: "line 17 of workflow-state.yaml cannot be read"
        ? SessionTranslations::tr("line %1 of %2 cannot be read").arg(line).arg(name)
        //: why a gate is not evaluated: "workflow-state.yaml cannot be read from line 17 on"
        : SessionTranslations::tr("%1 cannot be read from line %2 on").arg(name).arg(line);
}

QString unreadMessage(const StateDocument &state)
{
    if (state.isWhole()) {
        return SessionTranslations::tr(
                   "The state file does not parse; it was read with its mistakes corrected: %1")
            .arg(state.problem());
    }
    return state.isRecovered()
        ? SessionTranslations::tr("The state file cannot be read whole, an entry was left out: %1")
              .arg(state.problem())
        : SessionTranslations::tr("The state file cannot be read whole: %1").arg(state.problem());
}

} // namespace baton
