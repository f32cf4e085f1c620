// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamlindentation.h"
#include "models/formats/yaml/mistakes/yamlmistakes.h"

#include <limits>

namespace baton {

namespace {

/// Recognises a line of only tabs, which ends an indented text. The parser's message concerns the
/// lines next to it and does not help.
bool lineOfTabs(YamlDiagnosis &yaml)
{
    constexpr int mostTried = 3; // each try parses the whole text
    const int last = yaml.lineOfWords(yaml.line, 1);
    int tried = 0;
    for (int line = yaml.lineOfWords(yaml.line, -1) + 1; line < last && tried < mostTried; ++line) {
        const ByteRange blanks = yaml.lines.lineRange(line);
        if (!yaml.wordsOf(line).isEmpty() || !yaml.view(blanks).contains('\t')) {
            continue;
        }
        ++tried;
        const TextEdit without{blanks.begin, blanks.length(), {}};
        if (!yaml.improves({without})) {
            continue;
        }
        yaml.setLine(line);
        yaml.issue.fixTitle = YamlDiagnosis::tr("Remove the tabs");
        yaml.issue.fix = {without};
        return yaml.report(
            YamlDiagnosis::tr("Line %1 does not parse: it is empty but for tabs, which "
                              "YAML does not take there. Remove them."),
            blanks);
    }
    return false;
}

/// @p blanks with each tab replaced by @p width spaces.
QByteArray spacesFor(QByteArrayView blanks, int width)
{
    return blanks.toByteArray().replace('\t', QByteArray(width, ' '));
}

/// The minimum indentation of @p line. Lines below a key without a value belong to it.
int leastBelow(const YamlDiagnosis &yaml, int line)
{
    const int above = yaml.lineOfWords(line, -1);
    const QByteArrayView key = yaml.view(yaml.withoutComment(yaml.wordsOf(above)));
    const bool opens = above != line && (key.endsWith(':') || beginsBlockScalar(key));
    return opens ? yaml.indentationOf(above) + 1 : 0;
}

/// The most likely indentation of @p line, judged by the line above.
int usualBelow(const YamlDiagnosis &yaml, int line)
{
    const int above = yaml.lineOfWords(line, -1);
    if (above == line) {
        return 0;
    }
    const auto isItem = [&](int each) { return yaml.view(yaml.wordsOf(each)).startsWith("- "); };
    const bool isDeeper = leastBelow(yaml, line) > 0 || (isItem(above) && !isItem(line));
    return yaml.indentationOf(above) + (isDeeper ? 2 : 0);
}

/// Edits that replace the tabs of all lines by spaces. The line above the first line of a block
/// indented with tabs determines its column; the other lines keep their distance to it.
TextEdits spacesForTabs(const YamlDiagnosis &yaml)
{
    TextEdits edits;
    std::optional<int> shift;
    int blockText = std::numeric_limits<int>::max(); ///< column of the open block scalar's key;
                                                     ///< deeper lines are its text
    for (int line = yaml.lines.firstLine(); line <= yaml.lines.lastLine(); ++line) {
        const ByteRange words = yaml.wordsOf(line);
        const ByteRange own{yaml.lines.lineRange(line).begin, words.begin};
        const bool hasTab = yaml.view(own).contains('\t');
        const int width = static_cast<int>(spacesFor(yaml.view(own), 2).size());
        if (words.isEmpty()) {
            if (hasTab) {
                edits.push_back({own.begin, own.length(), QByteArray(width, ' ')});
            }
            continue;
        }
        if (yaml.indentationOf(line) > blockText) {
            continue;
        }
        blockText = std::numeric_limits<int>::max();
        if (!hasTab) {
            shift.reset();
            if (beginsBlockScalar(yaml.view(yaml.withoutComment(words)))) {
                blockText = yaml.indentationOf(line);
            }
            continue;
        }
        if (!shift) {
            shift = usualBelow(yaml, line) - width;
        }
        edits.push_back({own.begin, own.length(), QByteArray(std::max(0, width + *shift), ' ')});
    }
    return edits;
}

/// Offers spaces in place of tabs: in all lines if the text then parses, else on the line of the
/// fault.
void offerSpaces(YamlDiagnosis &yaml, ByteRange indentation)
{
    const QString title = YamlDiagnosis::tr("Indent with spaces");
    if (const TextEdits all = spacesForTabs(yaml); all.size() > 1 && yaml.isReadWith(all)) {
        yaml.offer(title, all);
        return;
    }
    const QByteArrayView blanks = yaml.view(indentation);
    const int usual = usualBelow(yaml, yaml.line);
    const QByteArray spaces[] = {
        QByteArray(usual, ' '),
        spacesFor(blanks, 2),
        spacesFor(blanks, 4),
        spacesFor(blanks, 8),
        QByteArray(usual + 2, ' '),        //
        QByteArray(blanks.count(' '), ' ') // the tab was inserted between blanks
    };
    for (const QByteArray &each : spaces) {
        if (each.size() >= leastBelow(yaml, yaml.line)) {
            yaml.offer(title, {{indentation.begin, indentation.length(), each}});
        }
    }
}

/// Recognises tabs in the indentation, if the text parses without them.
bool tabInIndentation(YamlDiagnosis &yaml)
{
    const ByteRange indentation{yaml.lines.lineRange(yaml.line).begin, yaml.words.begin};
    if (!yaml.view(indentation).contains('\t')) {
        return false;
    }
    offerSpaces(yaml, indentation);
    return (yaml.reason == YamlReason::Tab || !yaml.issue.fix.empty())
        && yaml.report(
            YamlDiagnosis::tr("Line %1 does not parse: it is indented with a tab. Indent "
                              "it with spaces."),
            yaml.words);
}

constexpr YamlMistake tabs[] = {
    {"line of tabs", anyYamlReason, "a:\n  b: |\n    one\n\t\t\n  c: {}\n", lineOfTabs},
    {"tab in the indentation", anyYamlReason, "a:\n\tb: 1\n", tabInIndentation},
};

} // namespace

std::span<const YamlMistake> yamlTabMistakes()
{
    return tabs;
}

} // namespace baton
