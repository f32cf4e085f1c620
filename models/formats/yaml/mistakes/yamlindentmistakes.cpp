// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamldiagnosis.h"

#include <QRegularExpression>

#include <algorithm>
#include <cstdlib>
#include <limits>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// @p blanks with @p width spaces for each tab.
QByteArray spacesFor(QByteArrayView blanks, int width)
{
    return blanks.toByteArray().replace('\t', QByteArray(width, ' '));
}

/// True for the line before a block text.
bool beginsBlockText(QByteArrayView line)
{
    static const QRegularExpression header(uR"((^|[:-] +)[|>][-+0-9]*$)"_s);
    return header.match(QString::fromUtf8(line)).hasMatch();
}

} // namespace

void YamlDiagnosis::tab()
{
    const ByteRange line = m_lines.lineRange(m_line);
    if (!view({line.begin, m_words.begin}).contains('\t')) {
        return indentation();
    }
    say(tr("Line %1 does not parse: it is indented with a tab. Indent it with spaces.").arg(m_line),
        m_words);
}

/// In all lines when that makes YAML of the whole, else in this one.
void YamlDiagnosis::offerSpaces(ByteRange indentation)
{
    const QString title = tr("Indent with spaces");
    const TextEdits all = spacesForTabs();
    if (all.size() > 1 && isReadWith(all)) {
        return offer(title, all);
    }
    const int least = leastBelow(m_line);
    const auto offerOne = [&](const QByteArray &spaces) {
        if (spaces.size() >= least) {
            offer(title, {{indentation.begin, indentation.length(), spaces}});
        }
    };
    offerOne(QByteArray(usualBelow(m_line), ' '));
    for (const int tab : {2, 4, 8}) {
        offerOne(spacesFor(view(indentation), tab));
    }
    offerOne(QByteArray(usualBelow(m_line) + 2, ' '));
    offerOne(QByteArray(view(indentation).count(' '), ' ')); // the tab came in between
}

/// A line that parses without its tabs: whatever a parser says of it, they are what is amiss.
bool YamlDiagnosis::tabsInIndentation()
{
    const ByteRange indentation{m_lines.lineRange(m_line).begin, m_words.begin};
    if (!view(indentation).contains('\t')) {
        return false;
    }
    offerSpaces(indentation);
    if (m_issue.fix.empty()) {
        return false;
    }
    tab();
    return true;
}

/// Spaces for the tabs of all lines. The first line of a block that is indented with tabs stands
/// where the line above it puts it, and the others keep their distance from it.
TextEdits YamlDiagnosis::spacesForTabs() const
{
    TextEdits edits;
    std::optional<int> shift;
    int blockText = std::numeric_limits<int>::max(); ///< what is deeper is text
    for (int line = m_lines.firstLine(); line <= m_lines.lastLine(); ++line) {
        const ByteRange own{m_lines.lineRange(line).begin, words(line).begin};
        const bool hasTab = view(own).contains('\t');
        const int width = static_cast<int>(spacesFor(view(own), 2).size());
        if (words(line).isEmpty()) {
            if (hasTab) {
                edits.push_back({own.begin, own.length(), QByteArray(width, ' ')});
            }
            continue;
        }
        if (indentationOf(line) > blockText) {
            continue;
        }
        blockText = std::numeric_limits<int>::max();
        if (!hasTab) {
            shift.reset();
            if (beginsBlockText(view(withoutComment(words(line))))) {
                blockText = indentationOf(line);
            }
            continue;
        }
        if (!shift) {
            shift = usualBelow(line) - width;
        }
        edits.push_back({own.begin, own.length(), QByteArray(std::max(0, width + *shift), ' ')});
    }
    return edits;
}

/// The indentation that @p line has at least: what stands below a key without a value is of it.
int YamlDiagnosis::leastBelow(int line) const
{
    const int above = lineOfWords(line, -1);
    const QByteArrayView key = view(withoutComment(words(above)));
    const bool opens = above != line && (key.endsWith(':') || beginsBlockText(key));
    return opens ? indentationOf(above) + 1 : 0;
}

/// The indentation that @p line has most likely, by the line above it.
int YamlDiagnosis::usualBelow(int line) const
{
    const int above = lineOfWords(line, -1);
    if (above == line) {
        return 0;
    }
    const bool isDeeper = leastBelow(line) > 0
        || (view(words(above)).startsWith("- ") && !view(words(line)).startsWith("- "));
    return indentationOf(above) + (isDeeper ? 2 : 0);
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
    if (strayLine()) {
        return;
    }
    say(tr("Line %1 does not parse: its indentation of %2 fits no line above. Indent it like the "
           "lines that it belongs to.")
            .arg(m_line)
            .arg(indentationOf(m_line)),
        m_words);
}

/// @p line seems to continue the value of the line above it, yet is an entry of its own.
void YamlDiagnosis::tooDeepLine(int line)
{
    const int above = lineOfWords(line, -1);
    setLine(above);
    if (otherBullet()) {
        return;
    }
    setLine(line);
    if (strayLine()) {
        return;
    }
    say(tr("Line %1 does not parse: it is indented deeper than line %2, which has a value already. "
           "Indent both alike.")
            .arg(line)
            .arg(above),
        m_words);
}

/// The lines with words around this one, without those of block texts; with the place of this one.
std::pair<std::vector<YamlLine>, size_t> YamlDiagnosis::linesAround() const
{
    constexpr int reach = 200;
    std::vector<YamlLine> lines;
    size_t place = 0;
    int textBelow = std::numeric_limits<int>::max();
    for (int line = std::max(m_lines.firstLine(), m_line - reach);
         line <= std::min(m_lines.lastLine(), m_line + reach); ++line) {
        const ByteRange range = withoutComment(words(line));
        const int width = indentationOf(line);
        if (range.isEmpty() || m_bytes[range.begin] == '#' || width > textBelow) {
            continue;
        }
        textBelow = beginsBlockText(view(range)) ? width : std::numeric_limits<int>::max();
        place = line <= m_line ? lines.size() : place;
        lines.push_back({line, width, view(range)});
    }
    return {lines, place};
}

TextEdits YamlDiagnosis::indented(const std::vector<YamlLine> &lines, const LineMove &move) const
{
    TextEdits edits;
    for (size_t i = move.begin; i < move.end; ++i) {
        edits.push_back({m_lines.lineRange(lines[i].number).begin, lines[i].width,
                         QByteArray(move.width, ' ')});
    }
    return edits;
}

/// A line near this one is indented unlike its siblings, or several are and all alike. False when
/// none is, or when it is not clear which.
bool YamlDiagnosis::strayLine()
{
    constexpr int mostTried = 40;
    const auto [lines, place] = linesAround();
    std::vector<LineMove> found;
    int tried = 0;
    for (const LineMove &move : strayLines(lines, place)) {
        const bool isWorse = !found.empty() && move.oddities > found.front().oddities;
        if (isWorse || ++tried > mostTried) {
            break;
        }
        if (helps(indented(lines, move))) {
            found.push_back(move);
        }
    }
    if (found.empty()) {
        return false;
    }
    const auto rank = [&lines](const LineMove &move) {
        const int width = lines[move.begin].width;
        const bool hasBoth = move.begin > 0 && move.end < lines.size();
        const bool isAmong = hasBoth && lines[move.begin - 1].width == move.width
            && lines[move.end].width == move.width;
        const bool isDeeper = move.begin > 0 && lines[move.begin - 1].width < width;
        return std::pair(isAmong ? 0 : isDeeper ? 1 : 2, std::abs(width - move.width));
    };
    std::ranges::stable_sort(found, {}, rank);
    const LineMove &best = found.front();
    const auto isRival = [&](const LineMove &move) {
        const bool isElsewhere = move.begin != best.begin && rank(best).first > 0;
        return &move != &best && (isElsewhere || rank(best).first == 2 || rank(move) == rank(best));
    };
    if (std::ranges::any_of(found, isRival)) {
        return false;
    }
    const YamlLine &stray = lines[best.begin];
    const TextEdits edits = indented(lines, best);
    sayStray(stray, best.begin > 0 ? &lines[best.begin - 1] : nullptr, best.width);
    m_issue.fixTitle = tr("Indent alike");
    m_issue.fix = edits;
    return true;
}

void YamlDiagnosis::sayStray(const YamlLine &stray, const YamlLine *above, int width)
{
    setLine(stray.number);
    if (stray.width < width) {
        say(tr("Line %1 does not parse: it is indented less than the lines around it. Indent it "
               "like them.")
                .arg(stray.number),
            m_words);
    } else if (above && above->width < stray.width && !above->text.endsWith(':')) {
        say(tr("Line %1 does not parse: it is indented deeper than line %2, which has a value "
               "already. Indent both alike.")
                .arg(stray.number)
                .arg(above->number),
            m_words);
    } else {
        say(tr("Line %1 does not parse: it is indented more than the lines around it. Indent it "
               "like them.")
                .arg(stray.number),
            m_words);
    }
}

} // namespace baton
