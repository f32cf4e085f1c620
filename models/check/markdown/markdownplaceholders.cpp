// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/markdown/markdownplaceholders.h"

#include "models/check/markdown/bracketscan.h"
#include "models/formats/markdown/markdownfences.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/pack/rule.h"
#include "models/values/placeholdertext.h"

#include <algorithm>

namespace baton {

namespace {

/// True if no letter or digit touches the @p size bytes at @p at.
bool isAlone(QByteArrayView bytes, qsizetype at, qsizetype size)
{
    constexpr qsizetype character = 4; // maximum number of bytes of a character
    const qsizetype begin = std::max<qsizetype>(0, at - character);
    const QString before = QString::fromUtf8(bytes.sliced(begin, at - begin));
    const QByteArrayView rest = bytes.sliced(at);
    const QString behind = QString::fromUtf8(rest.first(std::min(size + character, rest.size())));
    const qsizetype end = before.size() + QString::fromUtf8(rest.first(size)).size();
    return isWholeWord(before + behind, before.size(), end);
}

/// The finding of a rule of @p pack about the placeholder @p text in the prose around a document.
std::optional<Finding> findingAboutOpenText(const QString &text, const ProtocolPack &pack)
{
    for (const auto &rule : pack.rules) {
        if (std::optional<Finding> finding = rule->inProse(text)) {
            return finding;
        }
    }
    return std::nullopt;
}

} // namespace

std::vector<Finding> placeholdersInProse(const CheckInput &input, const ProtocolPack &pack,
                                         const Kind &kind)
{
    const QByteArrayView bytes = input.bytes;
    BracketScan openings(bytes);
    qsizetype at = openings.next();
    if (at < 0) {
        return {}; // the usual case, which needs no further work
    }
    const QSet<QString> openTexts = input.catalog.openTexts(kind);
    if (openTexts.isEmpty()) {
        return {};
    }
    constexpr qsizetype longest = 512; // maximum number of bytes of a placeholder
    std::vector<Finding> findings;
    std::optional<std::vector<FencedBlock>> blocks;
    for (; at >= 0; at = openings.next()) {
        const QByteArrayView rest = bytes.sliced(at, std::min(longest, bytes.size() - at));
        const bool isBrace = bytes[at] == '{';
        const qsizetype size = rest.indexOf(isBrace ? '}' : ']') + 1;
        const QString open = QString::fromUtf8(rest.first(size));
        if (size == 0 || !openTexts.contains(open) || (isBrace && !isAlone(bytes, at, size))) {
            continue;
        }
        if (!blocks) {
            blocks = fencedBlocks(input.bytes);
        }
        if (std::optional<Finding> finding =
                isFenced(at, *blocks) ? std::nullopt : findingAboutOpenText(open, pack)) {
            finding->range = {at, at + size};
            findings.push_back(*std::move(finding));
        }
    }
    return findings;
}

} // namespace baton
