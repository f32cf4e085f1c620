// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/prompt/headingcase.h"

#include "models/formats/prompt/promptlines.h"
#include "models/text/lineindex.h"
#include "models/text/unicodespace.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The range of the text before the colon of @p line, without Markdown marks; of the whole line if
/// there is no colon.
ByteRange nameIn(const QByteArray &bytes, const PromptLine &line)
{
    qsizetype begin = line.text;
    while (begin < line.end && QByteArrayView("#* ").contains(bytes[begin])) {
        ++begin;
    }
    const qsizetype colon = bytes.indexOf(':', begin);
    if (colon >= 0 && colon < line.end) {
        return {begin, colon};
    }
    qsizetype end = line.end;
    while (end > begin && QByteArrayView(" \t\r\n").contains(bytes[end - 1])) {
        --end;
    }
    return begin == line.text ? ByteRange{begin, end} : ByteRange();
}

/// @p name in the spelling of headings: "context_files" and "Context-Files" become "CONTEXT FILES".
QString folded(const QString &name)
{
    return name.toUpper().replace(u'_', u' ').replace(u'-', u' ').trimmed();
}

/// The one of @p names at the begin of @p line if text without a colon follows it.
QString headingBefore(const QByteArray &bytes, const PromptLine &line, const QStringList &names)
{
    const QByteArrayView text = QByteArrayView(bytes).sliced(line.text, line.end - line.text);
    const auto stands = [text](const QString &name) {
        return text.startsWith(name.toLatin1()) && text.size() > name.size() + 1
            && text[name.size()] == ' ' && text[name.size() + 1] != ' ';
    };
    const auto found = std::ranges::find_if(names, stands);
    return found == names.end() ? QString() : *found;
}

/// Edits that turn lines of @p bytes into headings if they look like one of @p missing. Removes all
/// found headings from @p missing.
TextEdits headingEdits(const QByteArray &bytes, const QStringList &known, QStringList &missing)
{
    TextEdits edits;
    const std::vector<PromptLine> lines = promptLines(bytes, known);
    for (const PromptLine &line : lines) {
        missing.removeOne(line.name);
    }
    for (const PromptLine &line : lines) {
        if (line.isFenced || line.isBlank() || !line.heading.isEmpty()) {
            continue;
        }
        const ByteRange range = nameIn(bytes, line);
        const QString name = folded(QString::fromUtf8(bytes.mid(range.begin, range.length())));
        if (missing.removeOne(name)) {
            const bool hasColon = range.end < bytes.size() && bytes[range.end] == ':';
            const qsizetype odd =
                hasColon ? nonAsciiSpace(QByteArrayView(bytes).sliced(range.end + 1)) : 0;
            if (odd == 0) {
                const QByteArray heading = name.toUtf8() + (hasColon ? "" : ":");
                edits.push_back({range.begin, range.length(), heading});
            } else { // replaces the heading with its colon and the odd blank
                edits.push_back({range.begin, range.length() + 1 + odd, name.toUtf8() + ": "});
            }
        } else if (const QString first = headingBefore(bytes, line, missing); !first.isEmpty()) {
            missing.removeOne(first);
            edits.push_back({line.text, first.size(), first.toLatin1() + ':'});
        }
    }
    return edits;
}

/// Says what is wrong with the heading on @p line, which is to be written as @p heading.
void describe(SyntaxIssue &issue, const QString &heading, int line)
{
    if (heading.endsWith(u' ')) {
        issue.message =
            QCoreApplication::translate("baton::PromptCase",
                                        "%1 on line %2 is not a heading: a no-break space follows "
                                        "its colon. Write a space.")
                .arg(issue.expected)
                .arg(line);
        issue.fixTitle = QCoreApplication::translate("baton::PromptCase", "Write a space");
    } else if (issue.actual == issue.expected) {
        issue.message = QCoreApplication::translate("baton::PromptCase",
                                                    "%1 on line %2 is not a heading: write a colon "
                                                    "after it.")
                            .arg(issue.expected)
                            .arg(line);
        issue.fixTitle = QCoreApplication::translate("baton::PromptCase", "Write a colon");
    } else {
        issue.message = QCoreApplication::translate(
                            "baton::PromptCase",
                            "%1 on line %2 is not a heading: write %3 in capitals, and a colon "
                            "after it.")
                            .arg(issue.actual)
                            .arg(line)
                            .arg(issue.expected);
        issue.fixTitle = QCoreApplication::translate("baton::PromptCase", "Write in capitals");
    }
}

} // namespace

std::optional<SyntaxIssue> headingsInOtherCase(const QByteArray &bytes, const QStringList &known,
                                               int firstLine)
{
    constexpr qsizetype enough = 3;
    QStringList missing = known;
    TextEdits edits = headingEdits(bytes, known, missing);
    if (edits.empty() || known.size() - missing.size() < enough) {
        return std::nullopt;
    }
    SyntaxIssue issue;
    issue.rule = u"prompt.heading-case"_s;
    issue.range = {edits.front().offset, edits.front().offset + edits.front().length};
    issue.isFatal = false;
    issue.actual = QString::fromUtf8(bytes.mid(issue.range.begin, issue.range.length()));
    const QString heading = QString::fromUtf8(edits.front().text);
    issue.expected = heading.section(u':', 0, 0);
    describe(issue, heading, LineIndex(bytes, firstLine).positionOf(issue.range.begin).line);
    // A hyphen may be an item's, or a diff's before each line of a text that was removed.
    issue.isFixOffered = std::ranges::any_of(
        edits, [&bytes](const TextEdit &edit) { return bytes[edit.offset] == '-'; });
    issue.fix = std::move(edits);
    return issue;
}

} // namespace baton
