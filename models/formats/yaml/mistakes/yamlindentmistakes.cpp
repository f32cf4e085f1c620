// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamlindentation.h"
#include "models/formats/yaml/mistakes/yamlmistakes.h"

#include <algorithm>
#include <cstdlib>

namespace baton {

namespace {

TextEdits indented(const YamlDiagnosis &yaml, const std::vector<YamlLine> &lines,
                   const LineMove &move)
{
    TextEdits edits;
    for (size_t i = move.begin; i < move.end; ++i) {
        edits.push_back({yaml.lines.lineRange(lines[i].number).begin, lines[i].width,
                         QByteArray(move.width, ' ')});
    }
    return edits;
}

/// The moves of @p lines that let the parser get farther with the fewest irregularities.
std::vector<LineMove> helpfulMoves(const YamlDiagnosis &yaml, const std::vector<YamlLine> &lines,
                                   size_t fault)
{
    constexpr int mostTried = 40;
    std::vector<LineMove> found;
    int tried = 0;
    for (const LineMove &move : indentationMoves(lines, fault)) {
        const bool isWorse = !found.empty() && move.oddities > found.front().oddities;
        if (isWorse || ++tried > mostTried) {
            break;
        }
        if (yaml.improves(indented(yaml, lines, move))) {
            found.push_back(move);
        }
    }
    return found;
}

bool sayStray(YamlDiagnosis &yaml, const YamlLine &stray, const YamlLine *above, int width)
{
    yaml.setLine(stray.number);
    if (stray.width < width) {
        return yaml.report(YamlDiagnosis::tr("Line %1 does not parse: it is indented less than the "
                                             "lines around it. Indent it like them."),
                           yaml.words);
    }
    if (above && above->width < stray.width && !above->text.endsWith(':')) {
        return yaml.report(
            YamlDiagnosis::tr("Line %1 does not parse: it is indented deeper than line "
                              "%2, which has a value already. Indent both alike."),
            yaml.words, QString::number(above->number));
    }
    return yaml.report(
        YamlDiagnosis::tr("Line %1 does not parse: it is indented more than the lines "
                          "around it. Indent it like them."),
        yaml.words);
}

bool listGoesOn(YamlDiagnosis &yaml)
{
    return yaml.report(
        YamlDiagnosis::tr("Line %1 does not parse: the list above goes on here, but no "
                          "item starts. Begin the line with \"- \", or indent it like "
                          "the key of the list."),
        yaml.words);
}

bool deeperThanValue(YamlDiagnosis &yaml)
{
    const int above = yaml.lineOfWords(yaml.line, -1);
    return above != yaml.line && yaml.indentationOf(yaml.line) > yaml.indentationOf(above)
        && !yaml.valueOf(yaml.wordsOf(above)).isEmpty() && tooDeepLine(yaml, yaml.line);
}

bool strayLineBelowAnother(YamlDiagnosis &yaml)
{
    return yaml.lineOfWords(yaml.line, -1) != yaml.line && strayLine(yaml);
}

bool unknownLevel(YamlDiagnosis &yaml)
{
    return yaml.lineOfWords(yaml.line, -1) != yaml.line
        && yaml.report(
            YamlDiagnosis::tr("Line %1 does not parse: its indentation of %2 fits no line "
                              "above. Indent it like the lines that it belongs to."),
            yaml.words, QString::number(yaml.indentationOf(yaml.line)));
}

constexpr YamlReasons indentReasons = YamlReasons(YamlReason::Indentation) | YamlReason::Tab;

constexpr YamlMistake indents[] = {
    {"deeper than a value", indentReasons, "a: \"x\"\n  b: 1\n", deeperThanValue},
    {"line unlike its siblings", indentReasons | YamlReason::ListItem,
     "a:\n  - b: 1\n    c: 2\n   d: 3\n  - b: 1\n", strayLineBelowAnother},
    {"list without its next item", YamlReason::ListItem, "- a\nb: 1\n", listGoesOn},
    {"unknown level", indentReasons, "a:\n  b: 1\n c: 2\n", unknownLevel},
};

} // namespace

/// Recognises a line near the fault that is indented unlike its siblings, or several with equal
/// indentation. False if there is none or if it is ambiguous.
bool strayLine(YamlDiagnosis &yaml)
{
    const auto [lines, fault] = yamlLinesAround(yaml);
    std::vector<LineMove> found = helpfulMoves(yaml, lines, fault);
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
    yaml.issue.fixTitle = YamlDiagnosis::tr("Indent alike");
    yaml.issue.fix = indented(yaml, lines, best);
    return sayStray(yaml, lines[best.begin], best.begin > 0 ? &lines[best.begin - 1] : nullptr,
                    best.width);
}

bool itemAmongKeys(YamlDiagnosis &yaml)
{
    const QByteArrayView words = yaml.view(yaml.words);
    const bool isItem = yaml.reason == YamlReason::Key && words.startsWith("- ");
    if (!isItem && yaml.view(yaml.withoutComment(yaml.words)) != "-") {
        return false;
    }
    return strayLine(yaml)
        || yaml.report(
            YamlDiagnosis::tr("Line %1 does not parse: there is a list item where a key is "
                              "expected. Indent it below the key that it belongs to."),
            yaml.words);
}

/// Recognises that @p line is an entry but is indented like a continuation of the line above.
bool tooDeepLine(YamlDiagnosis &yaml, int line)
{
    const int above = yaml.lineOfWords(line, -1);
    yaml.setLine(above);
    if (otherBullet(yaml)) {
        return true;
    }
    yaml.setLine(line);
    return strayLine(yaml)
        || yaml.report(
            YamlDiagnosis::tr("Line %1 does not parse: it is indented deeper than line %2, "
                              "which has a value already. Indent both alike."),
            yaml.words, QString::number(above));
}

std::span<const YamlMistake> yamlIndentMistakes()
{
    return indents;
}

} // namespace baton
