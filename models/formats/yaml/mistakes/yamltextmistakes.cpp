// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamldiagnosis.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Where the bracket or quote that @p text starts with is closed; the size when it is not.
qsizetype closing(QByteArrayView text)
{
    const char open = text.front();
    if (open == '"' || open == '\'') {
        const qsizetype end = text.indexOf(open, 1);
        return end < 0 ? text.size() : end;
    }
    int depth = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        depth += QByteArrayView("[{").contains(text[at]) ? 1 : 0;
        depth -= QByteArrayView("]}").contains(text[at]) ? 1 : 0;
        if (depth == 0) {
            return at;
        }
    }
    return text.size();
}

/// True when @p text starts with a character that has a meaning in YAML, and what it means cannot
/// be all of the text.
bool hasOtherMeaning(QByteArrayView text)
{
    if (text.size() < 2) {
        return false;
    }
    const bool isBeforeBlank = text[1] == ' ' || text[1] == '\t';
    switch (text.front()) {
    case '[':
    case '{':
    case '"':
    case '\'': {
        const QByteArrayView rest = text.sliced(std::min(closing(text) + 1, text.size())).trimmed();
        return !rest.isEmpty() && !QByteArrayView("[]{}\"',:").contains(rest.front());
    }
    case '-':
    case '?':
        return isBeforeBlank;
    default:
        return QByteArrayView("*&!|>%@`,").contains(text.front());
    }
}

} // namespace

/// The entry of the innermost open brackets that starts at @p value; all of it when there are none.
ByteRange YamlDiagnosis::itemAt(ByteRange value) const
{
    if (openBracketOffset() < 0) {
        return withoutComment(value);
    }
    const QByteArrayView text = view(value);
    int depth = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool isClose = QByteArrayView("]}").contains(text[at]);
        if (depth == 0 && (isClose || (text[at] == ',' && at > 0))) {
            return withoutComment({value.begin, value.begin + at});
        }
        depth += QByteArrayView("[{").contains(text[at]) ? 1 : isClose ? -1 : 0;
    }
    return withoutComment(value);
}

/// A # without a blank before it is part of what stands there.
bool YamlDiagnosis::commentBesideQuote(ByteRange value)
{
    const QByteArrayView text = view(value);
    const bool isQuoted = text.startsWith('"') || text.startsWith('\'');
    const qsizetype hash = isQuoted ? closing(text) + 1 : text.size();
    if (hash >= text.size() || text[hash] != '#') {
        return false;
    }
    const qsizetype at = value.begin + hash;
    say(tr("Line %1 does not parse: a comment begins behind a blank only. Insert one before the #.")
            .arg(m_line),
        {at, at + 1});
    offer(tr("Insert space"), {{at, 0, " "}});
    return true;
}

/// "[x] done" and "*very* good" are texts for a person, but start something else in YAML.
bool YamlDiagnosis::textOfItsOwn()
{
    static const QRegularExpression lead(
        uR"(^(?:-[ \t]+)*(?:(?:\w[\w. -]*|"[^"]*"|'[^']*'):[ \t]+)?)"_s);
    const qsizetype leadLength = lead.match(text(m_words)).captured(0).toUtf8().size();
    ByteRange value{m_words.begin + leadLength, m_words.end};
    const qsizetype bracket = openBracketOffset();
    if (value.touches(bracket) && bracket < value.end) { // it may stand on another line
        value.begin = bracket + 1;
        int depth = 0;
        for (qsizetype at = value.begin; at < std::min(m_at, m_words.end); ++at) {
            depth += QByteArrayView("[{").contains(m_bytes[at]) ? 1 : 0;
            depth -= QByteArrayView("]}").contains(m_bytes[at]) ? 1 : 0;
            value.begin = depth == 0 && m_bytes[at] == ',' ? at + 1 : value.begin;
        }
    }
    value.begin = std::min(value.begin, value.end); // bytes that are no UTF-8 are longer as text
    value = itemAt(value);
    while (!value.isEmpty() && (m_bytes[value.begin] == ' ' || m_bytes[value.begin] == '\t')) {
        ++value.begin;
    }
    if (commentBesideQuote(value)) {
        return true;
    }
    if (!hasOtherMeaning(view(value))) {
        return false;
    }
    offerQuotes(value);
    if (m_issue.fixTitle.isEmpty()) {
        return false;
    }
    m_issue.actual.clear();
    say(tr("Line %1 does not parse: a text that starts with %2 means something else in YAML. Put "
           "it in quotes.")
            .arg(QString::number(m_line), text({value.begin, value.begin + 1})),
        value);
    return true;
}

} // namespace baton
