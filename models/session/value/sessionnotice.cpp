// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/value/sessionnotice.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The stage of a session for people who wait for it.
enum class Stage { GoesOn, Waits, Ended };

Stage stageOf(const SessionSummary &summary)
{
    if (isAtRest(summary.status)) {
        return Stage::Waits;
    }
    return hasEnded(summary.status) || summary.isSilent() ? Stage::Ended : Stage::GoesOn;
}

} // namespace

QString sessionNotice(const SessionSummary &before, const Session &now)
{
    const Stage stage = stageOf(now.summary);
    const bool isOther = stage != stageOf(before) || now.summary.status != before.status;
    if (stage == Stage::GoesOn || !isOther) {
        return {};
    }
    return now.next.does.isEmpty() ? now.headline : now.headline + u'\n' + now.next.does;
}

} // namespace baton
