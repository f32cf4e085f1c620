// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/random/editcase.h"
#include "models/editing/plan/planedit.h"
#include "models/parsing/parse.h"
#include "tests/models/formats/xmlshapes.h"
#include "tests/random/foreigncomments.h"
#include "tests/random/prooffault.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QStringList commentsIn(const QByteArray &bytes)
{
    static const QRegularExpression comment(u"# c[0-9]+"_s);
    QStringList all;
    const QString text = QString::fromUtf8(bytes);
    for (auto match = comment.globalMatch(text); match.hasNext();) {
        all.append(match.next().captured());
    }
    all.sort();
    return all;
}

/// True if the bytes outside of @p edits are the same before and after, in the same order.
bool areOutsidesEqual(const QByteArray &before, const QByteArray &after, const TextEdits &edits)
{
    qsizetype from = 0;
    qsizetype to = 0;
    for (const TextEdit &edit : edits) {
        const qsizetype length = edit.offset - from;
        if (length < 0 || before.mid(from, length) != after.mid(to, length)) {
            return false;
        }
        from = edit.offset + edit.length;
        to += length + edit.text.size();
    }
    return before.mid(from) == after.mid(to);
}

/// True if @p edit must leave every comment in place.
bool keepsComments(const TreeEdit &edit)
{
    return !std::holds_alternative<Remove>(edit) && !std::holds_alternative<SetValue>(edit);
}

QByteArray faultIn(const QByteArray &before, const ParsedText &parsed, int document,
                   const TreeEdit &edit, const TextEdits &edits, const Value &wanted,
                   const QByteArray &after)
{
    if (!areOutsidesEqual(before, after, edits)) {
        return "bytes outside the edit differ";
    }
    const ParsedText reread = parse(after, parsed.format, parsed.options);
    if (reread.documents.size() != parsed.documents.size() || !reread.isComplete()) {
        return "the new text does not read";
    }
    for (size_t i = 0; i < reread.documents.size(); ++i) {
        const bool isEdited = i == static_cast<size_t>(document);
        const Value expected = isEdited ? wanted : parsed.documents[i].tree.toValue();
        if (reread.documents[i].tree.toValue() != expected) {
            return isEdited ? "the new tree is not the intended one"
                            : "another document of the file changed";
        }
    }
    if (*applied(after, inverted(before, edits)) != before) {
        return "the inverse does not restore the file";
    }
    const QStringList was = commentsIn(before);
    const QStringList is = commentsIn(after);
    if (keepsComments(edit) ? was != is
                            : !std::includes(was.begin(), was.end(), is.begin(), is.end())) {
        return "comments are lost or twice";
    }
    for (const QString &comment :
         foreignComments(before, parsed.documents[static_cast<size_t>(document)], edit)) {
        if (!is.contains(comment)) {
            return "the comment of something else is lost";
        }
    }
    return {};
}

} // namespace

ParseOptions optionsFor(Format format)
{
    return format == Format::Xml ? xmlTestOptions() : ParseOptions();
}

EditCase checkEdit(const QByteArray &before, Format format, int document, const TreeEdit &edit)
{
    EditCase result;
    const ParsedText parsed = parse(before, format, optionsFor(format));
    if (!parsed.isComplete() || static_cast<size_t>(document) >= parsed.documents.size()) {
        result.isPossible = false;
        return result;
    }
    const Result<Value> wanted = intended(parsed, document, edit);
    result.isPossible = wanted.isOk();
    if (!wanted) {
        return result;
    }
    result.wanted = *wanted;
    const Result<EditedText> text = editedText(before, parsed, document, {edit});
    if (!text) {
        result.refusal = text.error();
        return result;
    }
    result.after = *applied(before, text->edits);
    result.fault = faultIn(before, parsed, document, edit, text->edits, *wanted, result.after);
    if (result.fault.isEmpty()) {
        result.fault = proofFault(before, parsed, document, edit, *text);
    }
    return result;
}

QByteArray shrunk(QByteArray bytes, Format format, int document, const TreeEdit &edit)
{
    const QByteArray fault = checkEdit(bytes, format, document, edit).fault;
    for (bool isSmaller = true; isSmaller;) {
        isSmaller = false;
        for (qsizetype begin = 0; begin < bytes.size();) {
            const qsizetype newline = bytes.indexOf('\n', begin);
            const qsizetype end = newline < 0 ? bytes.size() : newline + 1;
            QByteArray less = bytes;
            less.remove(begin, end - begin);
            if (checkEdit(less, format, document, edit).fault == fault) {
                bytes = less;
                isSmaller = true;
            } else {
                begin = end;
            }
        }
    }
    return bytes;
}
