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

QByteArray written(const QByteArray &bytes, const std::vector<qsizetype> &places)
{
    QByteArray result;
    result.reserve(bytes.size() + qsizetype(places.size()) * writtenNull.size());
    qsizetype position = 0;
    for (const qsizetype place : places) {
        result += QByteArrayView(bytes).sliced(position, place - position);
        result += writtenNull;
        position = place;
    }
    return result += QByteArrayView(bytes).sliced(position);
}

} // namespace

bool mayBeEmptyItem(const YamlFault &fault)
{
    return fault.kind == YamlFault::Kind::Syntax
        && fault.reason == "did not find expected node content";
}

YamlProof proveWithEmptyItems(const QByteArray &bytes, const std::vector<YamlEvent> &events,
                              const std::atomic_bool *stop)
{
    const std::vector<qsizetype> places = emptyItems(bytes, events);
    std::vector<qsizetype> ends; // of what was written
    for (const qsizetype place : places) {
        ends.push_back(place + writtenNull.size() * qsizetype(ends.size() + 1));
    }
    const auto shiftBack = [&](qsizetype &offset) {
        const auto count = std::ranges::upper_bound(ends, offset) - ends.begin();
        offset -= writtenNull.size() * count;
    };
    YamlProof proof = proveYaml(written(bytes, places), stop);
    for (YamlPiece &piece : proof.pieces) {
        shiftBack(piece.range.begin);
        shiftBack(piece.range.end);
    }
    if (proof.fault) {
        shiftBack(proof.fault->offset);
    }
    return proof;
}

} // namespace baton
