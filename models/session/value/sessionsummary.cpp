// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/value/sessionsummary.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

qint64 SessionSummary::seconds(const QDateTime &now) const
{
    const bool isDriven = !place.isQueue() && status != RunStatus::Blocked;
    if (!isDriven && !ended.isValid()) {
        return -1; // it is not worked on all the time
    }
    const QDateTime end = ended.isValid() ? ended : liveness == Liveness::Alive ? now : updated;
    const qint64 length = started.isValid() && end.isValid() ? started.secsTo(end) : -1;
    return length == 0 ? -1 : length; // files written together do not show the duration
}

QString workNameOf(const QString &id)
{
    static const QRegularExpression stamped(u"^\\d{8}-\\d{6}-(.+)$"_s);
    return stamped.match(id).captured(1);
}

} // namespace baton
