// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/json/jsonrecovery.h"

#include "models/formats/json/jsonforeignsyntax.h"
#include "models/formats/json/jsonparse.h"

namespace baton {

namespace {

constexpr qsizetype largest = 4 * 1024 * 1024; // proving a fix must not be what takes long

} // namespace

JsonRecovery::JsonRecovery(const QByteArray &bytes, qsizetype offset, qsizetype open, int depth)
    : m_bytes(bytes)
    , m_offset(offset)
    , m_open(open)
    , m_depth(depth)
{
}

std::optional<JsonFix> JsonRecovery::fixOf(JsonMistake mistake) const
{
    if (m_bytes.size() > largest || mistake == JsonMistake::TooDeep) {
        return std::nullopt;
    }
    if (mistake == JsonMistake::End) {
        return closed();
    }
    if (mistake == JsonMistake::Comma) {
        if (std::optional<JsonFix> fix = withComma()) {
            return fix;
        }
    }
    const JsonForeignSyntax slips = jsonForeignSyntax(m_bytes);
    if (helps(slips.quotes)) {
        return JsonFix{tr("Use double quotes"), slips.quotes};
    }
    if (helps(slips.words)) {
        return JsonFix{tr("Write null, true and false"), slips.words};
    }
    if (helps(slips.keys)) {
        return JsonFix{tr("Put the keys in quotes"), slips.keys};
    }
    if (helps(slips.comments)) {
        return JsonFix{tr("Remove the comments"), slips.comments, commentAmong(slips.comments)};
    }
    return std::nullopt;
}

std::optional<JsonFix> JsonRecovery::closed() const
{
    if (m_open < 0) {
        return std::nullopt;
    }
    const TextEdits edits = closingBracket(m_bytes, m_open);
    const QString bracket = m_bytes[m_open] == '[' ? QStringLiteral("]") : QStringLiteral("}");
    return jsonFault(*applied(m_bytes, edits), m_depth)
        ? std::nullopt
        : std::optional(JsonFix{tr("Insert %1").arg(bracket), edits});
}

/// Only before a text: what else follows may be the rest of the value before.
std::optional<JsonFix> JsonRecovery::withComma() const
{
    const bool isTriple = m_offset > 1 && m_bytes.sliced(m_offset - 2).startsWith("\"\"\"");
    if (m_offset >= m_bytes.size() || m_bytes[m_offset] != '"' || isTriple) {
        return std::nullopt;
    }
    qsizetype behind = m_offset;
    while (behind > 0 && isBlank(behind - 1)) {
        --behind;
    }
    const TextEdits edits{{behind, 0, ","}};
    return behind > 0 && helps(edits) ? std::optional(JsonFix{tr("Insert comma"), edits})
                                      : std::nullopt;
}

/// The comment in which the fault is, else the first one.
ByteRange JsonRecovery::commentAmong(const TextEdits &comments) const
{
    ByteRange found;
    for (const TextEdit &edit : comments) {
        const ByteRange range{edit.offset, edit.offset + edit.length};
        if (found.isEmpty() || range.touches(m_offset)) {
            found = range;
        }
    }
    while (isBlank(found.begin)) {
        ++found.begin;
    }
    while (found.end > found.begin && isBlank(found.end - 1)) {
        --found.end; // the end of its line goes with it
    }
    return found;
}

bool JsonRecovery::isBlank(qsizetype at) const
{
    return QByteArrayView(" \t\r\n").contains(m_bytes[at]);
}

bool JsonRecovery::helps(const TextEdits &edits) const
{
    const Result<QByteArray> fixed = edits.empty() ? QByteArray() : applied(m_bytes, edits);
    if (edits.empty() || !fixed) {
        return false;
    }
    qsizetype at = m_offset;
    for (const TextEdit &edit : edits) {
        at += edit.offset < m_offset ? edit.text.size() - edit.length : 0;
    }
    const std::optional<qsizetype> fault = jsonFault(*fixed, m_depth);
    return !fault || *fault > at;
}

qsizetype startBehindWords(const QByteArray &bytes, int depth)
{
    const QByteArray text = bytes.trimmed();
    const QByteArrayView openers("{[");
    if (bytes.size() > largest || text.isEmpty() || openers.contains(text.front())) {
        return 0;
    }
    for (qsizetype line = bytes.indexOf('\n') + 1; line > 0 && line < bytes.size();
         line = bytes.indexOf('\n', line) + 1) {
        if (openers.contains(bytes[line])) {
            const std::optional<qsizetype> fault = jsonFault(bytes.sliced(line), depth);
            return fault && *fault == 0 ? 0 : line;
        }
    }
    // "Here it is: {": on the line of the words; one word may be a key.
    const qsizetype brace = bytes.indexOf('{');
    const bool isBehindBlank = brace > 0 && (bytes[brace - 1] == ' ' || bytes[brace - 1] == '\t');
    const bool isAlone = isBehindBlank && !bytes.first(brace).contains('\n')
        && !bytes.first(brace).contains('"') && bytes.first(brace).trimmed().contains(' ');
    if (isAlone) {
        const std::optional<qsizetype> fault = jsonFault(bytes.sliced(brace), depth);
        return fault && *fault < 2 ? 0 : brace;
    }
    return 0;
}

} // namespace baton
