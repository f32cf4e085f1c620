// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/json/jsondiagnosis.h"

#include "models/formats/json/jsonforeignsyntax.h"
#include "models/formats/json/jsonparse.h"

using namespace Qt::StringLiterals;

namespace baton {

JsonDiagnosis::JsonDiagnosis(const QByteArray &text, const JsonFault &found,
                             const ParseLimits &parseLimits)
    : bytes(text)
    , fault{found.reason, std::min(found.offset, text.size()), found.openBracket}
    , limits(parseLimits)
    , lines(text, parseLimits.firstLine)
    , at(fault.offset)
{
    issue.rule = u"json.syntax"_s;
    while (fault.reason == JsonReason::Behind && at < bytes.size() && isBlank(at)) {
        ++at; // the next text may be some lines below
    }
}

bool JsonDiagnosis::reportText(const QString &message, ByteRange range)
{
    issue.message = message;
    issue.range = range;
    issue.actual = text(range);
    return true;
}

bool JsonDiagnosis::offerFix(const QString &title, const TextEdits &edits)
{
    issue.fixTitle = title;
    issue.fix = edits;
    return true;
}

bool JsonDiagnosis::offer(const QString &title, const TextEdits &edits)
{
    return improves(edits) ? offerFix(title, edits) : rewrite();
}

bool JsonDiagnosis::rewrite()
{
    if (bytes.size() > largestFixable) {
        return true;
    }
    const JsonForeignSyntax foreign = jsonForeignSyntax(bytes);
    const std::pair<QString, TextEdits> fixes[] = {
        {tr("Use double quotes"), foreign.quotes},
        {tr("Write null, true and false"), foreign.words},
        {tr("Put the keys in quotes"), foreign.keys},
    };
    const auto *found =
        std::ranges::find_if(fixes, [this](const auto &fix) { return improves(fix.second); });
    return found == std::end(fixes) || offerFix(found->first, found->second);
}

bool JsonDiagnosis::improves(const TextEdits &edits) const
{
    const Result<QByteArray> fixed = edits.empty() ? QByteArray() : applied(bytes, edits);
    if (edits.empty() || !fixed) {
        return false;
    }
    qsizetype moved = at;
    for (const TextEdit &edit : edits) {
        moved += edit.offset < at ? edit.text.size() - edit.length : 0;
    }
    const std::optional<JsonFault> next = jsonFault(*fixed, limits.depth);
    return !next || next->offset > moved;
}

bool JsonDiagnosis::isAt(QByteArrayView expected) const
{
    return QByteArrayView(bytes).sliced(at).startsWith(expected);
}

QString JsonDiagnosis::text(ByteRange range) const
{
    return QString::fromUtf8(bytes.sliced(range.begin, range.length()));
}

ByteRange JsonDiagnosis::restOfLine(qsizetype offset) const
{
    const ByteRange line = lines.lineRange(lines.positionOf(offset).line);
    ByteRange range{offset, std::max(offset, line.end)};
    while (!range.isEmpty() && isBlank(range.begin)) {
        ++range.begin;
    }
    while (!range.isEmpty() && isBlank(range.end - 1)) {
        --range.end;
    }
    return range.isEmpty() && offset > line.begin ? ByteRange{offset - 1, offset} : range;
}

ByteRange JsonDiagnosis::wordAt(qsizetype offset) const
{
    const auto isEnd = [this](qsizetype place) {
        return place < 0 || place >= bytes.size()
            || QByteArrayView(" \t\r\n,:{}[]\"").contains(bytes[place]);
    };
    const auto isTime = [this](qsizetype place) {
        return place + 1 < bytes.size() && bytes[place] == ':' && bytes[place + 1] >= '0'
            && bytes[place + 1] <= '9';
    };
    if (isEnd(offset) && !isEnd(offset - 1)) {
        --offset;
    }
    ByteRange word{offset, offset};
    while (!isEnd(word.begin - 1)) {
        --word.begin;
    }
    while (!isEnd(word.end) || (!word.isEmpty() && isTime(word.end))) {
        ++word.end;
    }
    return word;
}

bool JsonDiagnosis::isBlank(qsizetype offset) const
{
    return QByteArrayView(" \t\r\n").contains(bytes[offset]);
}

} // namespace baton
