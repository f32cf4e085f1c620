// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamldiagnosis.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

/// True when @p line begins an entry of the document itself.
bool YamlDiagnosis::isEntry(int line) const
{
    static const QRegularExpression entry(uR"(^(- .*|["']?[\w.-]+["']?:( .*|$)|---.*|[{\[].*))"_s);
    return indentationOf(line) == 0 && entry.match(text(words(line))).hasMatch();
}

/// True when @p line reads as a sentence, or as the greeting before one, and is nothing of YAML.
bool YamlDiagnosis::isProse(int line) const
{
    static const QRegularExpression sentence(uR"(^[^\s"'\[{&*!|>%@`?#•‣▪–—-][^\s:]*( .*|[!.])$)"_s);
    const QString said = text(words(line));
    return indentationOf(line) == 0 && sentence.match(said).hasMatch() && !isEntry(line)
        && (said.count(u' ') > 1 || said.endsWith(u'!') || said.endsWith(u'.'));
}

/// What an agent says before and behind its document belongs into neither.
bool YamlDiagnosis::proseAround()
{
    const int top = lineOfWords(m_lines.firstLine() - 1, 1);
    return proseAt(m_line) || (top < m_line && proseAt(top));
}

bool YamlDiagnosis::proseAt(int line)
{
    if (!isProse(line)) {
        return false;
    }
    int first = line;
    int above = lineOfWords(first, -1);
    while (above != first && isProse(above)) {
        first = above;
        above = lineOfWords(first, -1);
    }
    int last = line;
    int below = lineOfWords(last, 1);
    while (below != last && isProse(below)) {
        last = below;
        below = lineOfWords(last, 1);
    }
    const bool isBefore = above == first && below != last && isEntry(below);
    const bool isBehind = below == last && above != first;
    if (!isBefore && !isBehind) {
        return false;
    }
    int rest = last + 1;
    while (isBefore && words(rest).isEmpty()) {
        ++rest;
    }
    const qsizetype begin = m_lines.lineRange(first).begin;
    const qsizetype end = isBefore ? m_lines.lineRange(rest).begin : m_bytes.size();
    const TextEdits edits{{begin, end - begin, {}}};
    if (!helps(edits)) {
        return false;
    }
    m_issue.rule = u"yaml.prose"_s;
    setLine(first);
    say(isBefore ? tr("Line %1 does not parse: it reads as a sentence before the document, and is "
                      "no YAML. Remove it.")
                       .arg(first)
                 : tr("Line %1 does not parse: it reads as a sentence behind the document, and is "
                      "no YAML. Remove it, or indent it when it goes on a text above.")
                       .arg(first),
        {m_words.begin, words(last).end});
    offer(tr("Remove the words"), edits);
    return true;
}

} // namespace baton
