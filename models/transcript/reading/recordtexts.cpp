// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/recordtexts.h"

#include "models/values/sessiontime.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True of encoded bytes, and of what tells only about them: @p value at @p key in @p owner.
bool isEncoded(const QString &key, const QString &value, const QJsonObject &owner)
{
    const QString media = firstText(owner, {"media_type"_L1, "mimeType"_L1});
    const bool isBinary = owner.value("type"_L1) == "base64"_L1
        || (!media.isEmpty() && !media.startsWith("text/"_L1));
    const bool hasBytes = owner.contains("blob"_L1) || (owner.contains("data"_L1) && isBinary);
    const bool isOfBytes = key == "blob"_L1 || key == "data"_L1 || value == media
        || (key == "type"_L1 && value == "base64"_L1);
    return !value.isEmpty()
        && ((hasBytes && isOfBytes)
            || (value.startsWith("data:"_L1) && value.contains(";base64,"_L1)));
}

/// @p value without the encoded bytes of pictures and files.
QJsonValue readable(const QJsonValue &value)
{
    if (value.isArray()) {
        QJsonArray parts;
        for (const QJsonValue &part : value.toArray()) {
            parts.append(readable(part));
        }
        return parts;
    }
    const QJsonObject object = value.toObject();
    QJsonObject left;
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QJsonValue part = readable(it.value());
        const bool isLeft = part.isObject() ? part != QJsonObject() || it.value() == part
                                            : !isEncoded(it.key(), part.toString(), object);
        if (isLeft) {
            left.insert(it.key(), part);
        }
    }
    return value.isObject() ? left : value;
}

QString blockText(const QJsonValue &block)
{
    const QJsonValue text = block.isObject() ? block["text"_L1] : block;
    if (text.isString()) {
        return text.toString();
    }
    const QJsonValue left = readable(block);
    const QString type = left["type"_L1].toString();
    return !type.isEmpty() && left.toObject().size() == 1 ? u"[%1]"_s.arg(type) : shownText(left);
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
        return blockText(content);
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
