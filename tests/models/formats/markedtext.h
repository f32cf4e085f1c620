// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/parsing/parse.h"

#include <QByteArrayList>

#include <algorithm>

namespace baton {

/// A text whose keys are between ‹ and ›, and whose scalar values are between « and ». An empty « »
/// marks the place of a missing value. The texts of XML elements have no keys in the source.
struct MarkedText
{
    QByteArray bytes;
    std::vector<ByteRange> keys;
    std::vector<ByteRange> values;

    static MarkedText read(const QByteArray &marked)
    {
        MarkedText text;
        for (qsizetype i = 0; i < marked.size();) {
            const auto isMark = [&](const char *mark) { return marked.sliced(i).startsWith(mark); };
            if (isMark("‹")) {
                text.keys.push_back({text.bytes.size(), -1});
                i += 3;
            } else if (isMark("›")) {
                open(text.keys).end = text.bytes.size();
                i += 3;
            } else if (isMark("«")) {
                text.values.push_back({text.bytes.size(), -1});
                i += 2;
            } else if (isMark("»")) {
                open(text.values).end = text.bytes.size();
                i += 2;
            } else {
                text.bytes += marked[i++];
            }
        }
        return text;
    }

    /// The same marks for the result @p parsed.
    static MarkedText of(const QByteArray &bytes, const ParsedText &parsed)
    {
        MarkedText text{bytes, {}, {}};
        for (const SourceDocument &document : parsed.documents) {
            for (const Node &node : document.tree.nodes) {
                const bool isText = node.keyRange.isEmpty() && node.key.startsWith(u'#');
                if (node.parent != noNode && !isText
                    && document.tree.at(node.parent).type == ValueType::Map) {
                    text.keys.push_back(node.keyRange);
                }
                if (node.type != ValueType::List && node.type != ValueType::Map) {
                    text.values.push_back(node.range);
                }
            }
        }
        return text;
    }

    /// The text with its marks, for a failure message.
    [[nodiscard]] QByteArray written() const
    {
        QByteArray result;
        for (qsizetype i = 0; i <= bytes.size(); ++i) {
            const auto count = [&](const std::vector<ByteRange> &ranges, auto member) {
                return std::ranges::count(ranges, i, member);
            };
            // An empty range closes after its own start.
            const auto empties = std::ranges::count(values, ByteRange{i, i});
            result += QByteArray("»").repeated(count(values, &ByteRange::end) - empties);
            result += QByteArray("›").repeated(count(keys, &ByteRange::end));
            result += QByteArray("«»").repeated(empties);
            result += QByteArray("‹").repeated(count(keys, &ByteRange::begin));
            result += QByteArray("«").repeated(count(values, &ByteRange::begin) - empties);
            result += i < bytes.size() ? bytes.mid(i, 1) : QByteArray();
        }
        return result;
    }

private:
    static ByteRange &open(std::vector<ByteRange> &ranges)
    {
        return *std::ranges::find(ranges, -1, &ByteRange::end);
    }
};

} // namespace baton
