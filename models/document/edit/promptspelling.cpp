// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/edit/promptspelling.h"

namespace baton::edit {

namespace {

constexpr qsizetype itemIndent = 2;

} // namespace

QByteArray promptText(const QString &text, const PromptManner &manner, qsizetype indent)
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

std::optional<QByteArray> promptEntry(const QString &key, const Value &value,
                                      const PromptManner &manner)
{
    if (value.isContainer()) {
        return std::nullopt;
    }
    QByteArray entry = "- " + key.toUtf8() + ':';
    if (value.type != ValueType::Null) {
        entry += ' ' + promptText(value.text, manner, itemIndent);
    }
    return entry;
}

std::optional<QByteArray> promptBody(const Value &value, const PromptManner &manner)
{
    if (value.type == ValueType::Null) {
        return QByteArray("");
    }
    if (!value.isContainer()) {
        const bool isBelow = manner.isBelow || value.text.contains(u'\n');
        return (isBelow ? manner.newline : QByteArray(" ")) + promptText(value.text, manner, 0);
    }
    QByteArray body("");
    for (size_t i = 0; i < value.items.size(); ++i) {
        const Value &item = value.items[i];
        const std::optional<QByteArray> entry = value.type == ValueType::Map
            ? promptEntry(value.keys[qsizetype(i)], item, manner)
            : item.isContainer() ? std::nullopt
                                 : std::optional("- " + promptText(item.text, manner, itemIndent));
        if (!entry) {
            return std::nullopt;
        }
        body += manner.newline + *entry;
    }
    return body;
}

} // namespace baton::edit
