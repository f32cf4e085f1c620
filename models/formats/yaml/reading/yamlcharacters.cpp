// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/reading/yamlcharacters.h"

#include "models/text/lineindex.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class YamlCharactersTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::YamlCharacters)
};

/// The number of bytes of the forbidden character at @p at; 0 if it is allowed.
int forbiddenLength(QByteArrayView text, qsizetype at)
{
    const auto byte = [&](qsizetype i) { return at + i < text.size() ? uchar(text[at + i]) : 0; };
    const uchar lead = byte(0);
    if (lead < ' ') {
        return lead == '\t' || lead == '\n' || lead == '\r' ? 0 : 1;
    }
    if (lead == 0x7F) {
        return 1;
    }
    if (lead == 0xC2) {
        return byte(1) <= 0x9F && byte(1) != 0x85 ? 2 : 0;
    }
    return lead == 0xEF && byte(1) == 0xBF && byte(2) >= 0xBE ? 3 : 0;
}

/// The number of bytes to remove at @p at. With an escape character, includes the rest of a
/// terminal sequence: "[", digits and one letter.
qsizetype removedLength(QByteArrayView text, qsizetype at, int length)
{
    constexpr char escape = 0x1B;
    qsizetype end = at + length;
    if (text[at] != escape || end >= text.size() || text[end] != '[') {
        return length;
    }
    do {
        ++end;
    } while (end < text.size() && QByteArrayView("0123456789;").contains(text[end]));
    const bool isWhole = end < text.size() && QChar::isLetter(uchar(text[end]));
    return isWhole ? end + 1 - at : length;
}

} // namespace

std::optional<SyntaxIssue> forbiddenCharacters(const QByteArray &text, int firstLine)
{
    constexpr int mostFixed = 10'000; // a text with more of them is binary data
    SyntaxIssue issue;
    int count = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const int length = forbiddenLength(text, at);
        if (length == 0) {
            continue;
        }
        issue.range = count == 0 ? ByteRange{at, at + length} : issue.range;
        ++count;
        const qsizetype removed = removedLength(text, at, length);
        if (count <= mostFixed) {
            issue.fix.push_back({at, removed, {}});
        }
        at += removed - 1;
    }
    if (count == 0) {
        return std::nullopt;
    }
    const QString first = QString::fromUtf8(text.mid(issue.range.begin, issue.range.length()));
    const QString code = u"U+%1"_s.arg(uint(first.front().unicode()), 4, 16, QChar(u'0')).toUpper();
    const int line = LineIndex(text, firstLine).positionOf(issue.range.begin).line;
    issue.rule = u"yaml.syntax"_s;
    issue.isFatal = false;
    issue.actual = code;
    if (count > mostFixed) {
        issue.fix.clear();
    } else {
        issue.fixTitle = YamlCharactersTexts::tr("Remove %n control characters", nullptr, count);
    }
    issue.message =
        YamlCharactersTexts::tr(
            "Line %1 holds the control character %2, which readers of YAML refuse; %n in "
            "all. Remove it, or write it as an escape in double quotes.",
            nullptr, count)
            .arg(QString::number(line), code);
    return issue;
}

} // namespace baton
