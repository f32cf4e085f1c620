// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/value/sessionsummary.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

qint64 SessionSummary::seconds(const QDateTime &now) const
{
    const QDateTime end = ended.isValid() ? ended : liveness == Liveness::Alive ? now : updated;
    // A session that fell silent at its start, or tells no end, may have gone on for any time.
    const bool isUnknown = !ended.isValid() && liveness != Liveness::Alive && end == started;
    return started.isValid() && end.isValid() && !isUnknown ? started.secsTo(end) : -1;
}

QString workNameOf(const QString &id)
{
    static const QRegularExpression stamped(u"^\\d{8}-\\d{6}-(.+)$"_s);
    return stamped.match(id).captured(1);
}

} // namespace baton
