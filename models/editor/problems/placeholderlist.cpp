// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/problems/placeholderlist.h"

#include "models/values/placeholdertext.h"

#include <algorithm>

namespace baton {

namespace {

/// Adds to @p places the texts of @p known that are outside of the documents that could be checked.
void addByText(std::vector<PlaceholderEntry> &places, const Snapshot &snapshot,
               const QSet<QString> &known)
{
    const auto isKnown = [&](qsizetype at) {
        return std::ranges::any_of(snapshot.parsed.documents,
                                   [at](const SourceDocument &document) {
                                       return document.isComplete
                                           && document.range.contains({at, at});
                                   })
            || std::ranges::any_of(
                   places, [at](const PlaceholderEntry &place) { return place.range.begin == at; });
    };
    const QByteArrayView bytes = snapshot.bytes;
    for (const QString &text : known) {
        const QByteArray written = text.toUtf8();
        for (qsizetype at = bytes.indexOf(written); at >= 0;
             at = bytes.indexOf(written, at + written.size())) {
            if (!isKnown(at)) {
                places.push_back({{}, {}, text, {at, at + written.size()}});
            }
        }
    }
}

/// The range of the first placeholder in brackets, such as "[what to write]"; empty if there is
/// none.
ByteRange bracketsIn(const QByteArray &text)
{
    for (qsizetype at = text.indexOf('['); at >= 0; at = text.indexOf('[', at + 1)) {
        const qsizetype end = text.indexOf(']', at) + 1;
        if (end > at && isPlaceholder(QString::fromUtf8(text.sliced(at, end - at)))) {
            return {at, end};
        }
    }
    return {};
}

} // namespace

std::vector<PlaceholderEntry> placeholdersOf(const Snapshot &snapshot, const QSet<QString> &known)
{
    std::vector<PlaceholderEntry> places;
    for (const DocumentReport &report : snapshot.report.documents) {
        for (const UnfilledValue &open : report.open.all()) {
            for (const UnfilledText &text : open.texts) {
                places.push_back({report.place(), text.isKey ? JsonPointer() : open.path, text.text,
                                  text.range});
            }
        }
    }
    if (!std::ranges::all_of(snapshot.parsed.documents, &SourceDocument::isComplete)) {
        addByText(places, snapshot, known);
    }
    std::ranges::stable_sort(places, {},
                             [](const PlaceholderEntry &place) { return place.range.begin; });
    return places;
}

int openCount(const Snapshot &snapshot, const std::vector<PlaceholderEntry> &places)
{
    if (!std::ranges::all_of(snapshot.parsed.documents, &SourceDocument::isComplete)) {
        return static_cast<int>(places.size());
    }
    int count = 0;
    for (const DocumentReport &report : snapshot.report.documents) {
        count += report.open.count();
    }
    return count;
}

std::vector<PlaceholderEntry> withFilled(std::vector<PlaceholderEntry> open,
                                         const std::vector<PlaceholderEntry> &been,
                                         const Snapshot &snapshot)
{
    const auto &documents = snapshot.parsed.documents;
    const auto count = static_cast<qsizetype>(open.size());
    for (PlaceholderEntry filled : been) {
        const auto number = static_cast<size_t>(filled.place.document);
        const bool isOpen = std::any_of(open.begin(), open.begin() + count, [&](const auto &other) {
            return other.place == filled.place && other.path == filled.path;
        });
        if (isOpen || number >= documents.size() || documents[number].tree.isEmpty()) {
            continue;
        }
        const Tree &tree = documents[number].tree;
        const NodeId node = tree.find(filled.path);
        if (node == noNode) {
            continue;
        }
        const Style style = tree.at(node).style;
        const bool isQuoted = style == Style::SingleQuoted || style == Style::DoubleQuoted;
        filled.text = tree.at(node).text;
        filled.range = tree.at(node).range;
        filled.range.begin += isQuoted ? 1 : 0;
        filled.range.end -= isQuoted ? 1 : 0;
        open.push_back(filled);
    }
    std::ranges::sort(open, {}, [](const PlaceholderEntry &place) { return place.range.begin; });
    return open;
}

std::optional<ByteRange> writtenPlaceholder(const QByteArray &before, const TextEdits &edits)
{
    qsizetype shift = 0; // shift by the preceding edits
    for (const TextEdit &edit : edits) {
        const ByteRange found = bracketsIn(edit.text);
        const QByteArray text = edit.text.mid(found.begin, found.length());
        if (!found.isEmpty() && !before.mid(edit.offset, edit.length).contains(text)) {
            const qsizetype begin = edit.offset + shift + found.begin;
            return ByteRange{begin, begin + found.length()};
        }
        shift += edit.text.size() - edit.length;
    }
    return std::nullopt;
}

} // namespace baton
