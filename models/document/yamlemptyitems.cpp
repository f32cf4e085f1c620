// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/yamlemptyitems.h"

#include "models/document/yamltree.h"

#include <algorithm>

namespace baton {

namespace {

constexpr QByteArrayView writtenNull = " ~";

/// Where the values of empty items of block lists would stand, ascending.
std::vector<qsizetype> emptyItems(const QByteArray &bytes, const std::vector<YamlEvent> &events)
{
    std::vector<qsizetype> places;
    const auto documents =
        YamlTreeBuilder(bytes, events, YamlProof{}, bytes.size() + 1).build(bytes.size());
    for (const SourceDocument &document : documents) {
        for (const Node &node : document.tree.nodes) {
            const bool isItem = node.parent != noNode
                && document.tree.at(node.parent).type == ValueType::List
                && document.tree.at(node.parent).style == Style::Block;
            if (isItem && node.style == Style::Absent) {
                places.push_back(node.range.begin);
            }
        }
    }
    return places;
}

/// Behind each dash that has nothing on its line and nothing deeper below it.
std::vector<qsizetype> loneDashes(const QByteArray &bytes)
{
    const YamlScanner text(bytes);
    std::vector<qsizetype> places;
    for (qsizetype start = text.skipSpace(text.begin()); start < text.size();
         start = text.skipSpace(text.nextLine(start))) {
        qsizetype dash = start;
        const auto isItem = [&](qsizetype at) {
            return text.at(at) == '-' && text.isBlankOrEnd(at + 1);
        };
        while (isItem(dash) && isItem(text.skipSpace(dash + 1))
               && text.skipSpace(dash + 1) < text.lineEnd(start)) {
            dash = text.skipSpace(dash + 1);
        }
        const qsizetype next = text.skipSpace(dash + 1);
        if (isItem(dash) && dash < text.lineEnd(start) && next >= text.lineEnd(start)
            && text.columnOf(next) <= text.columnOf(dash)) {
            places.push_back(dash + 1);
        }
    }
    return places;
}

} // namespace

EmptyItems::EmptyItems(const QByteArray &bytes, const std::vector<YamlEvent> &events)
{
    write(bytes, emptyItems(bytes, events));
}

EmptyItems::EmptyItems(const QByteArray &bytes)
{
    write(bytes, loneDashes(bytes));
}

void EmptyItems::write(const QByteArray &bytes, const std::vector<qsizetype> &places)
{
    qsizetype position = 0;
    for (const qsizetype place : places) {
        m_text += QByteArrayView(bytes).sliced(position, place - position);
        m_text += writtenNull;
        m_ends.push_back(m_text.size());
        position = place;
    }
    m_text += QByteArrayView(bytes).sliced(position);
}

bool EmptyItems::mayCause(const YamlFault &fault)
{
    return fault.kind == YamlFault::Kind::Syntax
        && fault.reason == "did not find expected node content";
}

void EmptyItems::mapBack(qsizetype &offset) const
{
    // What was written shrinks to the place where it stands.
    const auto end = std::ranges::lower_bound(m_ends, offset);
    const qsizetype before = writtenNull.size() * (end - m_ends.begin());
    const bool isInside = end != m_ends.end() && *end - offset < writtenNull.size();
    offset = (isInside ? *end - writtenNull.size() : offset) - before;
}

void EmptyItems::mapBack(YamlProof &proof) const
{
    for (YamlPiece &piece : proof.pieces) {
        mapBack(piece.range.begin);
        mapBack(piece.range.end);
    }
    if (proof.fault) {
        mapBack(proof.fault->offset);
    }
}

void EmptyItems::mapBack(YamlEvents &read) const
{
    for (YamlEvent &event : read.events) {
        if (event.kind == YamlEvent::Kind::Scalar && event.text == "~"
            && std::ranges::binary_search(m_ends, event.mark + 1)) {
            event.kind = YamlEvent::Kind::Null;
            event.text.clear();
        }
        mapBack(event.mark);
    }
    if (read.fault) {
        mapBack(read.fault->offset);
    }
}

} // namespace baton
