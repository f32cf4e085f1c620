// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/spanmessages.h"

#include "models/transcript/reading/recordtexts.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace baton {

QJsonArray spanMessages(const QJsonValue &value)
{
    if (value.isArray()) {
        return value.toArray();
    }
    const QJsonDocument document = QJsonDocument::fromJson(value.toString().toUtf8());
    const bool isOther = !document.isArray() && !shownText(value).isEmpty();
    return isOther ? QJsonArray{value} : document.array();
}

QString messagePartText(const QJsonValue &part)
{
    for (const QLatin1StringView key : {"content"_L1, "response"_L1, "result"_L1}) {
        if (const QString text = shownText(part[key]); !text.isEmpty()) {
            return text;
        }
    }
    return shownText(part);
}

QString spanMessageText(const QJsonValue &message)
{
    QStringList texts;
    for (const QJsonValue &part : message["parts"_L1].toArray()) {
        texts.append(messagePartText(part));
    }
    if (texts.isEmpty()) {
        texts.append(contentText(message["content"_L1]));
    }
    return texts.first().isEmpty() ? shownText(message) : texts.join(u'\n');
}

QString spanMessagesText(const QJsonValue &value)
{
    QStringList texts;
    for (const QJsonValue &message : spanMessages(value)) {
        texts.append(spanMessageText(message));
    }
    return texts.join(u"\n\n"_s);
}

} // namespace baton
