// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/value/durationtext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

using namespace std::chrono_literals;

QString durationText(std::chrono::milliseconds duration)
{
    if (duration < 0ms) {
        return {};
    }
    if (duration == 0ms) {
        return QCoreApplication::translate("baton::RunStatus", "< 1 s");
    }
    if (duration < 1s) {
        return QCoreApplication::translate("baton::RunStatus", "%1 ms").arg(duration.count());
    }
    const qint64 seconds = std::chrono::floor<std::chrono::seconds>(duration).count();
    if (seconds < 60) {
        return QCoreApplication::translate("baton::RunStatus", "%1 s").arg(seconds);
    }
    const qint64 minutes = seconds / 60;
    if (minutes < 60) {
        return QCoreApplication::translate("baton::RunStatus", "%1 min").arg(minutes);
    }
    constexpr qint64 minutesOfDay = 24 * 60;
    if (minutes >= 2 * minutesOfDay) {
        return QCoreApplication::translate("baton::RunStatus", "%n day(s)", nullptr,
                                           int(minutes / minutesOfDay));
    }
    return QCoreApplication::translate("baton::RunStatus", "%1 h %2 min")
        .arg(minutes / 60)
        .arg(minutes % 60, 2, 10, QChar(u'0'));
}

} // namespace baton
