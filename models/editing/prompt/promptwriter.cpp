// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/prompt/promptwriter.h"

#include "models/formats/prompt/promptwhitespace.h"

namespace baton::edit {

namespace {

constexpr qsizetype itemIndent = 2;

} // namespace

QByteArray promptText(const QString &text, const PromptWritingStyle &manner, qsizetype indent)
{
    const QByteArray begin = manner.newline + QByteArray(indent, ' ');
    QByteArray result;
    for (const QString &line : text.split(u'\n')) {
        if (!result.isNull()) {
            result += line.isEmpty() ? manner.newline : begin;
        }
        result += line.isEmpty() ? QByteArray("") : line.toUtf8();
    }
    return result;
}

QByteArray promptItem(const QString &text, const PromptWritingStyle &manner, qsizetype indent)
{
    if (text.isEmpty()) {
        return "";
    }
    const bool isBelow = manner.isBelow && text.contains(u'\n');
    const QByteArray gap = isBelow ? manner.newline + QByteArray(indent, ' ') : QByteArray(" ");
    return gap + promptText(text, manner, indent);
}

std::optional<QByteArray> promptEntry(const QString &key, const Value &value,
                                      const PromptWritingStyle &manner, qsizetype indent)
{
    if (value.isContainer()) {
        return std::nullopt;
    }
    return "- " + key.toUtf8() + ':'
        + promptItem(normalizedPromptText(value.text), manner, indent + itemIndent);
}

std::optional<QByteArray> promptBody(const Value &value, const PromptWritingStyle &manner)
{
    if (!value.isContainer()) {
        const QString text = normalizedPromptText(value.text);
        const bool isBelow = manner.isBelow || text.contains(u'\n');
        return text.isEmpty()
            ? QByteArray("")
            : (isBelow ? manner.newline : QByteArray(" ")) + promptText(text, manner, 0);
    }
    QByteArray body("");
    for (size_t i = 0; i < value.items.size(); ++i) {
        const Value &item = value.items[i];
        if (item.isContainer()) {
            return std::nullopt;
        }
        body += manner.newline
            + (value.type == ValueType::Map
                   ? *promptEntry(value.keys[qsizetype(i)], item, manner, 0)
                   : '-' + promptItem(normalizedPromptText(item.text), manner, itemIndent));
    }
    return body;
}

} // namespace baton::edit
