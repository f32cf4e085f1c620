// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/compare/otherlinechanges.h"

#include "models/compare/linealignment.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace baton {

namespace {

constexpr char fieldMark = '\x01';    ///< placeholder for a field that differs
constexpr char oneSidedMark = '\x02'; ///< and for one that the other side lacks

/// A field that differs, with its placeholder.
struct Field
{
    ByteRange range;
    char mark = fieldMark;
};

using Fields = std::vector<Field>;

const Tree &treeOf(const TextWithDocument &text)
{
    return text.parsed.documents[static_cast<size_t>(text.document)].tree;
}

/// An element with its tags, or an attribute with its quotes and the blanks before it, of which
/// @p range is the name and the value.
ByteRange wholeInXml(const QByteArray &bytes, ByteRange range)
{
    if (range.begin > 0 && bytes[range.begin - 1] == '<') {
        const qsizetype end = bytes.indexOf('>', range.end);
        return {range.begin - 1, end < 0 ? range.end : end + 1};
    }
    while (range.begin > 0 && QByteArrayView(" \t\r\n").contains(bytes[range.begin - 1])) {
        --range.begin;
    }
    const bool hasQuote =
        range.end < bytes.size() && QByteArrayView("\"'").contains(bytes[range.end]);
    return {range.begin, range.end + (hasQuote ? 1 : 0)};
}

/// The range of the entry at @p path on @p side: its value or, with @p isWhole, its key as well.
std::optional<ByteRange> rangeOf(const TextWithDocument &text, const FieldDiff &diff,
                                 const DiffPath &path, Side side, bool isWhole)
{
    const bool isThere = entryAt(diff, path).side(side).isThere();
    const NodeId id = isThere ? treeOf(text).find(pointerOn(diff, path, side)) : noNode;
    if (id == noNode) {
        return std::nullopt;
    }
    const Node &node = treeOf(text).at(id);
    if (!isWhole || node.keyRange.isEmpty()) {
        return node.range;
    }
    const ByteRange whole{node.keyRange.begin, node.range.end};
    return text.parsed.format == Format::Xml ? wholeInXml(text.bytes, whole) : whole;
}

/// The bytes of the fields that differ on either side.
std::pair<Fields, Fields> differingFields(const TextWithDocument &left,
                                          const TextWithDocument &right, const FieldDiff &diff)
{
    std::pair<Fields, Fields> fields;
    for (const DiffPath &path : differencesIn(diff)) {
        const FieldDiff &entry = entryAt(diff, path);
        const bool isWhole = entry.isMoved || entry.change != FieldChange::Changed;
        const auto ours = rangeOf(left, diff, path, Side::Left, isWhole);
        const auto theirs = rangeOf(right, diff, path, Side::Right, isWhole);
        const bool isOneSided = !ours || !theirs;
        if (entry.isMoved && !isOneSided
            && left.bytes.sliced(ours->begin, ours->length())
                != right.bytes.sliced(theirs->begin, theirs->length())) {
            continue; // more than its place may differ
        }
        const char mark = isOneSided ? oneSidedMark : fieldMark;
        if (ours) {
            fields.first.push_back({*ours, mark});
        }
        if (theirs) {
            fields.second.push_back({*theirs, mark});
        }
    }
    return fields;
}

/// True if the lines of the entry contain nothing else.
bool isEntryAlone(const QString &line)
{
    static const QRegularExpression alone(QStringLiteral("^[\\s,-]*[\\x01\\x02][\\s,]*$"));
    return (line.contains(QLatin1Char(fieldMark)) || line.contains(QLatin1Char(oneSidedMark)))
        && alone.match(line).hasMatch();
}

/// The lines of @p text without the parts that differ in its fields.
QStringList linesWithoutFields(const TextWithDocument &text, Fields fields)
{
    std::ranges::sort(fields, {}, [](const Field &field) { return field.range.begin; });
    QByteArray rest;
    qsizetype at = 0;
    for (const auto &[range, mark] : fields) {
        if (range.begin >= at) { // else it is inside a previous field
            rest += text.bytes.sliced(at, range.begin - at) + mark;
            at = range.end;
        }
    }
    QStringList lines = QString::fromUtf8(rest + text.bytes.sliced(at)).split(u'\n');
    lines.removeIf(isEntryAlone);
    lines.replaceInStrings(QString(QLatin1Char(oneSidedMark)), QString());
    if (text.parsed.format == Format::Json) {
        for (QString &line : lines) { // which entry is the last
            line.resize(line.size() - (line.endsWith(u',') ? 1 : 0));
        }
    }
    return lines;
}

} // namespace

OtherLineChanges otherLineChanges(const TextWithDocument &left, const TextWithDocument &right,
                                  const FieldDiff &diff)
{
    OtherLineChanges result;
    if (left.parsed.format != right.parsed.format || left.bytes == right.bytes) {
        return result;
    }
    const auto [leftFields, rightFields] = differingFields(left, right, diff);
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
