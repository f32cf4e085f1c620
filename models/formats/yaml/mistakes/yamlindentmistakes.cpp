// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamldiagnosis.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// @p blanks with @p width spaces for each tab.
QByteArray spacesFor(QByteArrayView blanks, int width)
{
    return blanks.toByteArray().replace('\t', QByteArray(width, ' '));
}

} // namespace

void YamlDiagnosis::tab()
{
    const ByteRange line = m_lines.lineRange(m_line);
    const ByteRange indentation{line.begin, m_words.begin};
    if (!view(indentation).contains('\t')) {
        return this->indentation();
    }
    say(tr("Line %1 does not parse: it is indented with a tab. Indent it with spaces.").arg(m_line),
        m_words);
    offerSpaces(indentation);
}

/// In all lines when that makes YAML of the whole, else in this one.
void YamlDiagnosis::offerSpaces(ByteRange indentation)
{
    const QString title = tr("Indent with spaces");
    TextEdits all;
    for (int line = m_lines.firstLine(); line <= m_lines.lastLine(); ++line) {
        const ByteRange own{m_lines.lineRange(line).begin, words(line).begin};
        if (view(own).contains('\t')) {
            all.push_back({own.begin, own.length(), spacesFor(view(own), 2)});
        }
    }
    if (all.size() > 1 && isReadWith(all)) {
        return offer(title, all);
    }
    const int above = lineOfWords(m_line, -1);
    const bool opens = above != m_line && view(withoutComment(words(above))).endsWith(':');
    const int width = above == m_line ? 0 : indentationOf(above) + (opens ? 2 : 0);
    const auto offerOne = [&](const QByteArray &spaces) {
        offer(title, {{indentation.begin, indentation.length(), spaces}});
    };
    offerOne(QByteArray(width, ' '));
    for (const int tab : {2, 4, 8}) {
        offerOne(spacesFor(view(indentation), tab));
    }
    offerOne(QByteArray(width + 2, ' '));
}

void YamlDiagnosis::indentation()
{
    const qsizetype bracket = openBracketOffset();
    if (bracket >= 0 && m_lines.positionOf(bracket).line < m_line) {
        return sayBracket(bracket);
    }
    const int above = lineOfWords(m_line, -1);
    if (view(m_words).startsWith("---")) {
        say(tr("Line %1 does not parse: a map cannot start on the line of \"---\". Put its first "
               "key "
               "on a line of its own.")
                .arg(m_line),
            m_words);
        return;
    }
    if (above == m_line) {
        return unknown();
    }
    if (indentationOf(m_line) > indentationOf(above) && !valueOf(words(above)).isEmpty()) {
        return tooDeepLine(m_line);
    }
    say(tr("Line %1 does not parse: its indentation of %2 fits no line above. Indent it like the "
           "lines that it belongs to.")
            .arg(m_line)
            .arg(indentationOf(m_line)),
        m_words);
    const int below = lineOfWords(m_line, 1);
    const int before = lineOfWords(above, -1);
    if (below != m_line && indentationOf(below) == indentationOf(above)) {
        offerIndentation(m_line, indentationOf(above));
    } else if (below != m_line && indentationOf(below) == indentationOf(m_line) && before != above
               && indentationOf(before) < indentationOf(m_line)) {
        offerIndentation(above, indentationOf(m_line)); // it was the first one of its level
    }
}

/// Only a blank or two: more may be meant.
void YamlDiagnosis::offerIndentation(int line, int width)
{
    constexpr int most = 2;
    const int away = std::abs(indentationOf(line) - width);
    const ByteRange own{m_lines.lineRange(line).begin, words(line).begin};
    if (away > 0 && away < most && !view(own).contains('\t')) {
        offer(tr("Indent alike"), {{own.begin, own.length(), QByteArray(width, ' ')}});
    }
}

/// @p line seems to continue the value of the line above it, yet is an entry of its own.
void YamlDiagnosis::tooDeepLine(int line)
{
    setLine(line);
    const int above = lineOfWords(line, -1);
    setLine(above);
    if (otherBullet()) {
        return;
    }
    setLine(line);
    if (tooShallowLine(above, line)) {
        return;
    }
    say(tr("Line %1 does not parse: it is indented deeper than line %2, which has a value already. "
           "Indent both alike.")
            .arg(line)
            .arg(above),
        m_words);
    if (above == line) {
        return;
    }
    const ByteRange own{m_lines.lineRange(line).begin, m_words.begin};
    const ByteRange other{m_lines.lineRange(above).begin, words(above).begin};
    if (!view(words(above)).startsWith("- ")) {
        offer(tr("Indent alike"), {{own.begin, own.length(), view(other).toByteArray()}});
    }
}

/// @p line is indented less than those around it, which belong together.
bool YamlDiagnosis::tooShallowLine(int line, int below)
{
    const int before = lineOfWords(line, -1);
    const int next = lineOfWords(below, 1);
    const int width = indentationOf(below);
    const bool isAmong = indentationOf(before) == width;
    const bool isFirst = indentationOf(before) < width
        && view(withoutComment(words(before))).endsWith(':')
        && (next == below || indentationOf(next) == width
            || indentationOf(next) <= indentationOf(before));
    if (before == line || indentationOf(line) >= width || (!isAmong && !isFirst)) {
        return false;
    }
    const ByteRange own{m_lines.lineRange(line).begin, words(line).begin};
    const TextEdits edits{{own.begin, own.length(), QByteArray(width, ' ')}};
    if (!helps(edits)) {
        return false;
    }
    setLine(line);
    say(tr("Line %1 does not parse: it is indented less than the lines around it. Indent it like "
           "them.")
            .arg(line),
        m_words);
    offer(tr("Indent alike"), edits);
    return true;
}

} // namespace baton
