// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/compare/linesbeside.h"

#include "models/compare/linepairs.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace baton {

namespace {

constexpr char fieldMark = '\x01'; ///< stands for a field that differs

using Ranges = std::vector<ByteRange>;

const Tree &treeOf(const TextWithDocument &text)
{
    return text.parsed.documents[static_cast<size_t>(text.document)].tree;
}

/// Where the entry at @p path stands on @p side: its value or, with @p isWhole, its key as well.
std::optional<ByteRange> rangeOf(const TextWithDocument &text, const FieldDiff &diff,
                                 const DiffPath &path, Side side, bool isWhole)
{
    const bool isThere = entryAt(diff, path).side(side).isThere();
    const NodeId id = isThere ? treeOf(text).find(pointerOn(diff, path, side)) : noNode;
    if (id == noNode) {
        return std::nullopt;
    }
    const Node &node = treeOf(text).at(id);
    return isWhole && !node.keyRange.isEmpty() ? ByteRange{node.keyRange.begin, node.range.end}
                                               : node.range;
}

/// The bytes of the fields that differ on either side.
std::pair<Ranges, Ranges> differingRanges(const TextWithDocument &left,
                                          const TextWithDocument &right, const FieldDiff &diff)
{
    std::pair<Ranges, Ranges> ranges;
    for (const DiffPath &path : differencesIn(diff)) {
        const FieldDiff &entry = entryAt(diff, path);
        const bool isWhole = entry.isMoved || entry.change != Change::Changed;
        const auto ours = rangeOf(left, diff, path, Side::Left, isWhole);
        const auto theirs = rangeOf(right, diff, path, Side::Right, isWhole);
        const bool isOneSided = !ours || !theirs;
        if (entry.isMoved && !isOneSided
            && left.bytes.sliced(ours->begin, ours->length())
                != right.bytes.sliced(theirs->begin, theirs->length())) {
            continue; // more than its place may differ
        }
        if (ours) {
            ranges.first.push_back(*ours);
        }
        if (theirs) {
            ranges.second.push_back(*theirs);
        }
    }
    return ranges;
}

/// What stands around a whole entry on its lines is nothing that differs by itself.
bool isEntryAlone(const QString &line)
{
    static const QRegularExpression alone(QStringLiteral("^[\\s,-]*\\x01[\\s,]*$"));
    return line.contains(QLatin1Char(fieldMark)) && alone.match(line).hasMatch();
}

/// The lines of @p text without what its fields differ in.
QStringList linesWithoutFields(const TextWithDocument &text, Ranges fields)
{
    std::ranges::sort(fields, {}, &ByteRange::begin);
    QByteArray rest;
    qsizetype at = 0;
    for (const ByteRange &range : fields) {
        if (range.begin >= at) { // else it is in one before
            rest += text.bytes.sliced(at, range.begin - at) + fieldMark;
            at = range.end;
        }
    }
    QStringList lines = QString::fromUtf8(rest + text.bytes.sliced(at)).split(u'\n');
    lines.removeIf(isEntryAlone);
    if (text.parsed.format == Format::Json) {
        for (QString &line : lines) { // which entry is the last
            line.resize(line.size() - (line.endsWith(u',') ? 1 : 0));
        }
    }
    return lines;
}

} // namespace

LinesBeside linesBeside(const TextWithDocument &left, const TextWithDocument &right,
                        const FieldDiff &diff)
{
    LinesBeside result;
    if (left.parsed.format != right.parsed.format || left.bytes == right.bytes) {
        return result;
    }
    const auto [leftFields, rightFields] = differingRanges(left, right, diff);
    const QStringList ours = linesWithoutFields(left, leftFields);
    const QStringList theirs = linesWithoutFields(right, rightFields);
    for (const IndexPair &pair : pairLines(ours, theirs)) {
        const bool isAlike =
            pair.left >= 0 && pair.right >= 0 && ours[pair.left] == theirs[pair.right];
        result.left += !isAlike && pair.left >= 0;
        result.right += !isAlike && pair.right >= 0;
    }
    return result;
}

} // namespace baton
