// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/xml/xmldeclaration.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::xml {

namespace {

const QRegularExpression &grammar()
{
    static const QRegularExpression declaration(
        uR"x(^<\?xml\s+version\s*=\s*(?:"1\.[0-9]+"|'1\.[0-9]+'))x"
        uR"x((?:\s+encoding\s*=\s*(?|"([A-Za-z][\w.-]*)"|'([A-Za-z][\w.-]*)'))?)x"
        uR"x((?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>$)x"_s);
    return declaration;
}

/// @p text with straight quotes. Word processors replace them by curly ones.
QString withStraightQuotes(QString text)
{
    static const QRegularExpression curly(u"[\u201c-\u201f]"_s);
    static const QRegularExpression single(u"[\u2018-\u201b]"_s);
    return text.replace(curly, u"\""_s).replace(single, u"'"_s);
}

void checkEncoding(const QByteArray &bytes, ByteRange name, Issues &issues)
{
    const QString encoding = issues.source(name);
    const QString upper = encoding.toUpper();
    const bool isAscii =
        std::ranges::all_of(bytes, [](char c) { return static_cast<uchar>(c) < 0x80; });
    if (upper == u"UTF-8" || (isAscii && (upper == u"US-ASCII" || upper == u"ASCII"))) {
        return;
    }
    SyntaxIssue &issue =
        issues.warning(Mistake::WrongEncoding, name,
                       messageOf(Mistake::WrongEncoding)
                           .arg(QString::number(issues.lineOf(name.begin)), encoding));
    issue.expected = u"UTF-8"_s;
    offer(issue, QCoreApplication::translate("baton::XmlDeclaration", "Write UTF-8"),
          {name.begin, name.length(), "UTF-8"});
}

} // namespace

void checkDeclaration(const QByteArray &bytes, ByteRange range, Issues &issues)
{
    const QRegularExpressionMatch match = grammar().match(issues.source(range));
    if (!match.hasMatch()) {
        SyntaxIssue &issue = issues.error(Mistake::WrongDeclaration, range);
        const QString straight = withStraightQuotes(issues.source(range));
        if (grammar().match(straight).hasMatch()) {
            offer(issue,
                  QCoreApplication::translate("baton::XmlDeclaration", "Write straight quotes"),
                  {range.begin, range.length(), straight.toUtf8()});
        }
        return;
    }
    if (match.hasCaptured(1)) {
        // The declaration matched, so it is ASCII and its characters are bytes.
        checkEncoding(bytes,
                      {range.begin + match.capturedStart(1), range.begin + match.capturedEnd(1)},
                      issues);
    }
}

} // namespace baton::xml
