// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/attempttexts.h"

#include "models/check/report/verdicttranslations.h"

#include <QCoreApplication>

namespace baton {

QString attemptText(const AttemptCount &count)
{
    if (count.most == 0) {
        return VerdictTranslations::tr("attempt %1").arg(count.made);
    }
    return count.made > count.most
        //: "attempt 4, 3 are allowed"
        ? VerdictTranslations::tr("attempt %1, %2 are allowed").arg(count.made).arg(count.most)
        : VerdictTranslations::tr("attempt %1 of %2").arg(count.made).arg(count.most);
}

QString failedText(const AttemptCount &count)
{
    return count.most > 0 && count.made > count.most
        //: "attempt 4 failed, though only 3 are allowed"
        ? VerdictTranslations::tr("attempt %1 failed, though only %n are allowed", nullptr,
                                  count.most)
              .arg(count.made)
        //: "attempt 3 of 3 failed"
        : VerdictTranslations::tr("%1 failed").arg(attemptText(count));
}

QString usedUpRetriesText(const AttemptCount &count)
{
    return count.made > count.most
        ? failedText(count)
        //: "attempt 3 of 3 failed, and no retry is left"
        : VerdictTranslations::tr("%1, and no retry is left").arg(failedText(count));
}

QString retriesText(const AttemptCount &count, bool isOver)
{
    if (isOver && !count.isLast() && count.most > 0) {
        //: "attempt 1 of 3 failed, and the session ended with 2 retries left"
        return VerdictTranslations::tr("%1, and the session ended with %n retries left", nullptr,
                                       count.retriesLeft())
            .arg(failedText(count));
    }
    if (isOver) {
        //: "attempt 3 of 3 failed: the user decides now"
        return VerdictTranslations::tr("%1: the user decides now").arg(failedText(count));
    }
    const QString which = attemptText(count);
    if (count.isLast()) {
        //: "attempt 3 of 3: if it fails, the user decides"
        return VerdictTranslations::tr("%1: if it fails, the user decides").arg(which);
    }
    return VerdictTranslations::tr("%1: %n retries left before it goes to the user", nullptr,
                                   count.retriesLeft())
        .arg(which);
}

} // namespace baton
