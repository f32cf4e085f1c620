// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/recordtexts.h"

#include "models/values/sessiontime.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString blockText(const QJsonValue &block)
{
    if (block.isString()) {
        return block.toString();
    }
    const QJsonObject object = block.toObject();
    if (object.value("text"_L1).isString()) {
        return object.value("text"_L1).toString();
    }
    const QString type = object.value("type"_L1).toString();
    return type.isEmpty() ? shownText(block) : u"[%1]"_s.arg(type);
}

} // namespace

QString shownText(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::String:
        return value.toString();
    case QJsonValue::Object:
        return QString::fromUtf8(QJsonDocument(value.toObject()).toJson()).trimmed();
    case QJsonValue::Array:
        return QString::fromUtf8(QJsonDocument(value.toArray()).toJson()).trimmed();
    default:
        return value.toVariant().toString();
    }
}

QString contentText(const QJsonValue &content)
{
    if (!content.isArray()) {
        return content.isObject() ? blockText(content) : shownText(content);
    }
    QStringList texts;
    for (const QJsonValue &block : content.toArray()) {
        texts.append(blockText(block));
    }
    return texts.join(u'\n');
}

qint64 recordTime(const QJsonValue &value)
{
    if (value.isDouble()) {
        constexpr double firstInMilliseconds = 1e11;
        const double number = value.toDouble();
        const bool isUsable = number > 0 && number < 1e15;
        return !isUsable ? TranscriptEntry::noTime
                         : qint64(number < firstInMilliseconds ? number * 1000 : number);
    }
    const QDateTime time = sessionTime(value.toString());
    return time.isValid() ? time.toMSecsSinceEpoch() : TranscriptEntry::noTime;
}

QString firstText(const QJsonObject &object, std::initializer_list<QLatin1StringView> keys)
{
    for (const QLatin1StringView key : keys) {
        if (const QString text = object.value(key).toString(); !text.isEmpty()) {
            return text;
        }
    }
    return {};
}

EntryText spokenEntry(TranscriptEntry::Kind kind, TranscriptEntry::Role role, const QString &text)
{
    EntryText entry;
    entry.kind = kind;
    entry.role = role;
    entry.text = text;
    return entry;
}

EntryText rawEntry(const QString &name, const QJsonObject &object)
{
    EntryText entry;
    entry.name = name;
    entry.text = shownText(object);
    return entry;
}

EntryText noteEntry(const QString &name, const QJsonObject &object)
{
    EntryText entry = rawEntry(name, object);
    entry.kind = TranscriptEntry::Kind::Note;
    const QString text = firstText(object, {"content"_L1, "summary"_L1, "message"_L1, "text"_L1});
    if (!text.isEmpty()) {
        entry.text = text;
    }
    return entry;
}

} // namespace baton
