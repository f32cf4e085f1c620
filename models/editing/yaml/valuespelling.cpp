// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/yaml/valuespelling.h"

namespace baton::edit {
namespace {

const QString *keyAt(const Value &container, size_t i)
{
    return container.type == ValueType::Map ? &container.keys[static_cast<qsizetype>(i)] : nullptr;
}

QByteArray lineStart(const WritingStyle &manner, int column)
{
    return manner.newline + QByteArray(column, ' ');
}

QByteArray withoutBlanksBehind(QByteArray text)
{
    while (text.endsWith(' ') || text.endsWith('\t')) {
        text.chop(1);
    }
    return text;
}

/// The key with its colon and the blanks before a value.
std::optional<QByteArray> spelledLead(const QString &key, const WritingStyle &manner, bool isInFlow,
                                      int column)
{
    const std::optional<QByteArray> spelled = spelledKey(key, manner, manner.keys, isInFlow);
    if (!spelled) {
        return std::nullopt;
    }
    const auto width = static_cast<int>(QString::fromUtf8(*spelled).size());
    const QByteArray colon = manner.colon.behind(column + width);
    const bool needsBlank = manner.format == Format::Yaml && !spelled->endsWith('"');
    return *spelled + (needsBlank && colon.endsWith(':') ? colon + ' ' : colon);
}

/// The style for the entries of a new container, which are not aligned.
WritingStyle below(WritingStyle manner, const QByteArray &colon)
{
    manner.colon = {colon};
    return manner;
}

/// The column of the entries of @p value if @p holder is at @p column.
int entryColumn(const Value &value, const WritingStyle &manner, Holder holder, int column)
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

/// The entries on lines below each other. The first one has no line start.
std::optional<QByteArray> blockEntries(const Value &value, const WritingStyle &manner, int column)
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

std::optional<SpelledValue> scalarBehind(const Value &value, const WritingStyle &manner,
                                         Holder holder, int column)
{
    ScalarPlace place;
    place.block.indent = column + (holder == Holder::Dash ? int(manner.dash.size()) : manner.step);
    place.block.indicator = holder == Holder::Root ? 0 : place.block.indent - column;
    place.block.newline = manner.newline;
    return spelledScalar(value, manner, place);
}

} // namespace

std::optional<SpelledValue> spelledBlock(const Value &value, const WritingStyle &manner,
                                         Holder holder, int column)
{
    if (!value.isContainer()) {
        return scalarBehind(value, manner, holder, column);
    }
    if (isInBrackets(value, manner)) {
        const auto flow = spelledFlow(value, manner, QByteArray(column, ' '));
        return flow ? std::optional(SpelledValue{*flow, {}}) : std::nullopt;
    }
    const int inner = entryColumn(value, manner, holder, column);
    const auto entries = blockEntries(value, manner, inner);
    if (!entries) {
        return std::nullopt;
    }
    return holder == Holder::Key ? SpelledValue{{}, lineStart(manner, inner) + *entries}
                                 : SpelledValue{*entries, {}};
}

std::optional<QByteArray> spelledFlow(const Value &value, const WritingStyle &manner,
                                      const QByteArray &indentation)
{
    if (!value.isContainer()) {
        ScalarPlace place;
        place.isInFlow = true;
        const auto scalar = spelledScalar(value, manner, place);
        return scalar ? std::optional(scalar->head) : std::nullopt;
    }
    const bool isMap = value.type == ValueType::Map;
    const BracketStyle &layout = manner.brackets[containerKind(value)];
    WritingStyle inside = below(manner, manner.innerColon);
    if (!layout.isSpread && !layout.holdsLines) {
        for (BracketStyle &other : inside.brackets) {
            other.isSpread = false;
        }
    }
    const QByteArray inner = layout.isSpread ? indentation + manner.bracketStep : indentation;
    const QByteArray lead = layout.isSpread ? manner.newline + inner : QByteArray();
    QByteArray entries;
    for (size_t i = 0; i < value.items.size(); ++i) {
        const auto entry = flowEntry(value.items[i], keyAt(value, i), inside, 0, inner);
        if (!entry) {
            return std::nullopt;
        }
        entries += i == 0 ? lead : layout.isSpread ? ',' + lead : manner.comma;
        entries += *entry;
    }
    if (!value.items.empty()) {
        entries = layout.isSpread ? entries + manner.newline + indentation
                                  : layout.padding + entries + layout.padding;
    }
    return (isMap ? '{' : '[') + entries + (isMap ? '}' : ']');
}

std::optional<QByteArray> blockEntry(const Value &value, const QString *key,
                                     const WritingStyle &manner, int column)
{
    const auto spelled = spelledBlock(value, below(manner, manner.colon.text),
                                      key ? Holder::Key : Holder::Dash, column);
    if (!spelled) {
        return std::nullopt;
    }
    if (!key) {
        return manner.dash + spelled->head + spelled->body;
    }
    const std::optional<QByteArray> lead = spelledLead(*key, manner, false, column);
    if (!lead) {
        return std::nullopt;
    }
    return (spelled->head.isEmpty() ? withoutBlanksBehind(*lead) : *lead + spelled->head)
        + spelled->body;
}

std::optional<QByteArray> flowEntry(const Value &value, const QString *key,
                                    const WritingStyle &manner, int column,
                                    const QByteArray &indentation)
{
    const auto spelled = spelledFlow(value, manner, indentation);
    if (!spelled || !key) {
        return spelled;
    }
    const auto lead = spelledLead(*key, manner, true, column);
    return lead ? std::optional(*lead + *spelled) : std::nullopt;
}

} // namespace baton::edit
