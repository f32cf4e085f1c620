// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/finalnewline.h"

#include <algorithm>

namespace baton::edit {
namespace {

bool isLineEnd(char c)
{
    return c == '\n' || c == '\r';
}

/// The block scalar at the end of the file, or null.
const Node *lastBlockScalar(const ParsedSource &before)
{
    const Tree &tree = before.parsed.documents.back().tree;
    const auto isLast = [&](const Node &node) {
        return (node.style == Style::Literal || node.style == Style::Folded)
            && node.range.end == before.bytes.size();
    };
    const auto found = std::ranges::find_if(tree.nodes, isLast);
    return found == tree.nodes.end() ? nullptr : &*found;
}

/// The edit that gives a header the strip indicator "-", as in "|2-"; nullopt if it has one.
std::optional<TextEdit> stripped(const QByteArray &bytes, qsizetype header)
{
    qsizetype at = header + 1;
    while (at < bytes.size() && bytes[at] >= '1' && bytes[at] <= '9') {
        ++at;
    }
    const char chomping = at < bytes.size() ? bytes[at] : '\0';
    if (chomping == '-') {
        return std::nullopt;
    }
    return TextEdit{at, chomping == '+' ? 1 : 0, "-"};
}

} // namespace

std::vector<TextEdits> withLastLine(const ParsedSource &before, const TextEdits &edits)
{
    const QByteArray &bytes = before.bytes;
    std::vector<TextEdits> ways;
    if (before.parsed.format != Format::Yaml || bytes.isEmpty() || isLineEnd(bytes.back())
        || edits.empty()) {
        return ways;
    }
    if (const Node *scalar = lastBlockScalar(before)) {
        const std::optional<TextEdit> header = stripped(bytes, scalar->range.begin);
        const auto isBefore = [&](const TextEdit &edit) {
            return edit.offset + edit.length < scalar->range.begin;
        };
        const auto isBehind = [&](const TextEdit &edit) {
            return header && edit.offset > header->offset + 1;
        };
        const auto place = std::ranges::find_if_not(edits, isBefore);
        if (header && std::all_of(place, edits.end(), isBehind)) {
            TextEdits way = edits;
            way.insert(way.begin() + (place - edits.begin()), *header);
            ways.push_back(std::move(way));
        }
    }
    TextEdits way = edits;
    const QByteArray lineEnd = bytes.contains("\r\n") ? "\r\n" : "\n";
    TextEdit &last = way.back();
    if (last.offset + last.length == bytes.size()) {
        last.text += lineEnd;
    } else {
        way.push_back({bytes.size(), 0, lineEnd});
    }
    ways.push_back(std::move(way));
    return ways;
}

} // namespace baton::edit
