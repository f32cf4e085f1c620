// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/database/storedvalue.h"

#include "models/index/database/canonicalpath.h"
#include "models/masking/masking.h"

using namespace Qt::StringLiterals;

namespace baton {

QVariant stored(const QDateTime &time)
{
    return time.isValid() ? QVariant(time.toMSecsSinceEpoch())
                          : QVariant(QMetaType(QMetaType::LongLong));
}

QString stored(QString text)
{
    text.replace(QChar(0), QChar::ReplacementCharacter);
    return text.isNull() ? u""_s : text;
}

QString shortened(const QString &text)
{
    constexpr qsizetype longest = 300;
    return stored(text.left(longest));
}

QString stored(ReviewStatus review)
{
    static const QStringList words{u"none"_s, u"awaiting"_s, u"approved"_s, u"needs-work"_s,
                                   u"rejected"_s};
    return words[static_cast<int>(review)];
}

SessionSummary stored(SessionSummary summary)
{
    SessionLocation &place = summary.place;
    const QString folder = canonicalPath(place.path);
    const QString state = moved(place.stateFile, place.path, folder);
    place.stateFile = state != place.stateFile || state.isEmpty() ? state : canonicalPath(state);
    place.path = folder;
    Masking::inUse().maskAll([&summary](const auto &each) {
        for (QString *const text : {&summary.title, &summary.agent, &summary.phase, &summary.word,
                                    &summary.note, &summary.searchText, &summary.flaw}) {
            each(*text);
        }
        for (QString &tag : summary.tags) {
            each(tag);
        }
    });
    return summary;
}

} // namespace baton
