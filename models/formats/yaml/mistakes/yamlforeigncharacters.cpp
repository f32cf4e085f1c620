// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamldiagnosis.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

/// What Markdown and settings files write where YAML has another sign.
bool YamlDiagnosis::foreignSign()
{
    static const QRegularExpression bold(
        uR"(^((?:-[ \t]+)*)(\*\*([\w. -]+?)(?::\*\*|\*\*:))(?:[ \t]|$))"_s);
    static const QRegularExpression equals(uR"(^((?:-[ \t]+)*[\w.-]+)([ \t]*(?:=|：)[ \t]*)\S)"_s);
    if (otherBullet()) {
        return true;
    }
    const QString line = text(m_words);
    const auto bytesTo = [&](qsizetype end) { return line.first(end).toUtf8().size(); };
    const QRegularExpressionMatch inBold = bold.match(line);
    const QRegularExpressionMatch assigned = equals.match(line);
    const QRegularExpressionMatch &match = inBold.hasMatch() ? inBold : assigned;
    if (!match.hasMatch() || (!inBold.hasMatch() && line.contains(u": "_s))) {
        return false;
    }
    const qsizetype begin = m_words.begin + bytesTo(match.capturedStart(2));
    const qsizetype end = m_words.begin + bytesTo(match.capturedEnd(2));
    const QByteArray better =
        inBold.hasMatch() ? match.captured(3).toUtf8() + ':' : QByteArray(": ");
    const TextEdits edits{{begin, end - begin, better}};
    if (!helps(edits)) {
        return false;
    }
    if (inBold.hasMatch()) {
        say(tr("Line %1 does not parse: its key is in bold. Remove the asterisks.").arg(m_line),
            {begin, end});
        offer(tr("Remove the asterisks"), edits);
    } else {
        //: %2 is a sign: =
        say(tr("Line %1 does not parse: %2 stands where a colon belongs. Write a colon.")
                .arg(m_line)
                .arg(match.captured(2).trimmed()),
            {begin, end});
        offer(tr("Write a colon"), edits);
    }
    return true;
}

/// A list whose entries begin with another mark than "-".
bool YamlDiagnosis::otherBullet()
{
    static const QRegularExpression bullet(uR"(^([*•‣▪–—](?=[ \t]+\S)|-(?=[A-Za-z_"'])))"_s);
    const QRegularExpressionMatch match = bullet.match(text(m_words));
    if (!match.hasMatch()) {
        return false;
    }
    const QByteArray mark = match.captured(1).toUtf8();
    const QByteArray better = mark == "-" ? "- " : "-";
    const int width = indentationOf(m_line);
    TextEdits edits{{m_words.begin, mark.size(), better}};
    for (int line = lineOfWords(m_line, 1), last = m_line;
         line != last && indentationOf(line) >= width; last = line, line = lineOfWords(line, 1)) {
        const ByteRange range = words(line);
        const bool isMarked = bullet.match(text(range)).captured(1).toUtf8() == mark;
        if (indentationOf(line) == width && !isMarked) {
            break;
        }
        if (indentationOf(line) == width) {
            edits.push_back({range.begin, mark.size(), better});
        }
    }
    if (!helps(edits)) {
        return false;
    }
    if (mark == "-") {
        say(tr("Line %1 does not parse: a space is missing behind the hyphen of a list's entry. "
               "Insert it.")
                .arg(m_line),
            m_words);
        offer(tr("Insert space"), edits);
    } else {
        say(tr("Line %1 does not parse: an entry of a list begins with \"- \", not with %2. Write "
               "a hyphen.")
                .arg(QString::number(m_line), match.captured(1)),
            m_words);
        offer(tr("Write hyphens"), edits);
    }
    return true;
}

} // namespace baton
