// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/placeholders.h"

#include "models/check/placeholdertext.h"
#include "models/document/markdownfences.h"

#include <QRegularExpression>

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True in a fenced block whose brackets mean something else.
bool isCode(const std::vector<FencedBlock> &blocks, qsizetype offset)
{
    return std::ranges::any_of(blocks, [offset](const FencedBlock &block) {
        return block.begin <= offset && offset < block.end && block.format() != Format::Xml;
    });
}

/// What a template leaves open in the prose around a handoff, and in parts of its texts.
void addFromProse(const Snapshot &snapshot, std::vector<PlaceholderPlace> &places)
{
    static const QRegularExpression open(
        uR"((?<![A-Za-z])\[[A-Za-z][^\[\]\n]{2,120}\](?![\[(:])|\{[a-z][a-z_ -]{1,40}\})"_s);
    static const QRegularExpression openInPrompt( // where "[path]:" is a file, and no link
        uR"((?<![A-Za-z])\[[A-Za-z][^\[\]\n]{2,120}\](?![\[(])|\{[a-z][a-z_ -]{1,40}\})"_s);
    if (snapshot.report.documents.empty() || snapshot.report.documents.front().kind.isEmpty()) {
        return;
    }
    const HandoffPlace place = snapshot.report.documents.front().place();
    const std::vector<FencedBlock> blocks = fencedBlocks(snapshot.bytes);
    const QString text = QString::fromLatin1(snapshot.bytes); // a place of it is one of the bytes
    const bool isPrompt = snapshot.parsed.format == Format::Prompt;
    for (const QRegularExpressionMatch &match :
         (isPrompt ? openInPrompt : open).globalMatch(text)) {
        const ByteRange range{match.capturedStart(), match.capturedEnd()};
        const bool isKnown = std::ranges::any_of(places, [range](const PlaceholderPlace &known) {
            return known.range.begin < range.end && range.begin < known.range.end;
        });
        if (!isKnown && !isCode(blocks, range.begin)) {
            const QByteArray bytes = snapshot.bytes.sliced(range.begin, range.length());
            places.push_back({place, {}, QString::fromUtf8(bytes), range});
        }
    }
}

} // namespace

std::vector<PlaceholderPlace> placeholdersOf(const Snapshot &snapshot)
{
    std::vector<PlaceholderPlace> places;
    for (const DocumentReport &report : snapshot.report.documents) {
        for (const Finding &finding : report.findings) {
            const QString &text = finding.actual;
            if (!isPlaceholder(text) && placeholderIn(text).isEmpty()) {
                continue;
            }
            // A type's name reads like a placeholder, but does not stand in the source.
            const QByteArray bytes = text.toUtf8();
            const qsizetype at = QByteArrayView(snapshot.bytes)
                                     .sliced(finding.range.begin, finding.range.length())
                                     .indexOf(bytes);
            if (at >= 0) {
                const qsizetype begin = finding.range.begin + at;
                places.push_back(
                    {report.place(), finding.path, text, {begin, begin + bytes.size()}});
            }
        }
    }
    const Format format = snapshot.parsed.format;
    if (format == Format::Markdown || format == Format::Xml || format == Format::Prompt) {
        addFromProse(snapshot, places);
    }
    const auto begin = [](const PlaceholderPlace &place) { return place.range.begin; };
    std::ranges::sort(places, {}, begin);
    const auto twice = std::ranges::unique(places, {}, begin);
    places.erase(twice.begin(), twice.end());
    return places;
}

const PlaceholderPlace *placeholderFrom(const std::vector<PlaceholderPlace> &places,
                                        qsizetype offset, bool back)
{
    if (places.empty()) {
        return nullptr;
    }
    if (back) {
        for (const PlaceholderPlace &place : places | std::views::reverse) {
            if (place.range.begin < offset) {
                return &place;
            }
        }
        return &places.back();
    }
    const auto next = std::ranges::find_if(
        places, [offset](const PlaceholderPlace &place) { return place.range.begin > offset; });
    return next == places.end() ? &places.front() : &*next;
}

} // namespace baton
