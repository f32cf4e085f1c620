// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/edit/valuespelling.h"

namespace baton::edit {
namespace {

const QString *keyAt(const Value &container, size_t i)
{
    return container.type == ValueType::Map ? &container.keys[static_cast<qsizetype>(i)] : nullptr;
}

QByteArray lineStart(const Manner &manner, int column)
{
    return manner.newline + QByteArray(column, ' ');
}

/// The column at which the entries of @p value stand behind a @p holder at @p column.
int entryColumn(const Value &value, const Manner &manner, Holder holder, int column)
{
    switch (holder) {
    case Holder::Key:
        return column + (value.type == ValueType::List ? manner.dashStep : manner.step);
    case Holder::Dash:
        return column + static_cast<int>(manner.dash.size());
    case Holder::Root:
        return column;
    }
    return column;
}

/// The entries one below the other, the first without a line start of its own.
std::optional<QByteArray> blockEntries(const Value &value, const Manner &manner, int column)
{
    QByteArray lines;
    for (size_t i = 0; i < value.items.size(); ++i) {
        const auto entry = blockEntry(value.items[i], keyAt(value, i), manner, column);
        if (!entry) {
            return std::nullopt;
        }
        lines += (i == 0 ? QByteArray() : lineStart(manner, column)) + *entry;
    }
    return lines;
}

std::optional<Spelled> scalarBehind(const Value &value, const Manner &manner, Holder holder,
                                    int column)
{
    ScalarPlace place;
    place.block.indent = column + (holder == Holder::Dash ? int(manner.dash.size()) : manner.step);
    place.block.indicator = holder == Holder::Root ? 0 : place.block.indent - column;
    place.block.newline = manner.newline;
    return spelledScalar(value, manner, place);
}

} // namespace

std::optional<Spelled> spelledBlock(const Value &value, const Manner &manner, Holder holder,
                                    int column)
{
    if (!value.isContainer()) {
        return scalarBehind(value, manner, holder, column);
    }
    if (value.items.empty() || manner.bracketsOnly) {
        const auto flow = spelledFlow(value, manner, column);
        return flow ? std::optional(Spelled{*flow, {}}) : std::nullopt;
    }
    const int inner = entryColumn(value, manner, holder, column);
    const auto entries = blockEntries(value, manner, inner);
    if (!entries) {
        return std::nullopt;
    }
    return holder == Holder::Key ? Spelled{{}, lineStart(manner, inner) + *entries}
                                 : Spelled{*entries, {}};
}

std::optional<QByteArray> spelledFlow(const Value &value, const Manner &manner, int column)
{
    if (!value.isContainer()) {
        ScalarPlace place;
        place.isInFlow = true;
        const auto scalar = spelledScalar(value, manner, place);
        return scalar ? std::optional(scalar->head) : std::nullopt;
    }
    const bool isMap = value.type == ValueType::Map;
    QByteArray text(1, isMap ? '{' : '[');
    const bool isSpread = manner.isSpread && !value.items.empty();
    const int inner = column + manner.step;
    for (size_t i = 0; i < value.items.size(); ++i) {
        const auto entry = flowEntry(value.items[i], keyAt(value, i), manner, inner);
        if (!entry) {
            return std::nullopt;
        }
        text += i == 0 ? QByteArray() : isSpread ? QByteArray(",") : manner.comma;
        text += (isSpread ? lineStart(manner, inner) : QByteArray()) + *entry;
    }
    text += isSpread ? lineStart(manner, column) : QByteArray();
    return text + (isMap ? '}' : ']');
}

std::optional<QByteArray> blockEntry(const Value &value, const QString *key, const Manner &manner,
                                     int column)
{
    const auto spelled = spelledBlock(value, manner, key ? Holder::Key : Holder::Dash, column);
    if (!spelled) {
        return std::nullopt;
    }
    if (!key) {
        return manner.dash + spelled->head + spelled->body;
    }
    const QByteArray gap = spelled->head.isEmpty() ? "" : " ";
    const auto name = spelledKey(*key, manner, manner.keys, false);
    return name ? std::optional(*name + ':' + gap + spelled->head + spelled->body) : std::nullopt;
}

std::optional<QByteArray> flowEntry(const Value &value, const QString *key, const Manner &manner,
                                    int column)
{
    const auto spelled = spelledFlow(value, manner, column);
    if (!spelled || !key) {
        return spelled;
    }
    const auto name = spelledKey(*key, manner, manner.keys, true);
    return name ? std::optional(*name + manner.colon + *spelled) : std::nullopt;
}

} // namespace baton::edit
