// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Prose, Markdown and signs of other formats in YAML.
#include "models/formats/yaml/mistakes/yamlindentation.h"
#include "models/formats/yaml/mistakes/yamlmistakes.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True if @p line begins an entry at the top level of the document.
bool isEntry(const YamlDiagnosis &yaml, int line)
{
    static const QRegularExpression entry(uR"(^(- .*|["']?[\w.-]+["']?:( .*|$)|---.*|[{\[].*))"_s);
    return yaml.indentationOf(line) == 0 && entry.match(yaml.text(yaml.wordsOf(line))).hasMatch();
}

/// True if @p line reads like a sentence or a greeting and is not YAML.
bool isProse(const YamlDiagnosis &yaml, int line)
{
    static const QRegularExpression sentence(uR"(^[^\s"'\[{&*!|>%@`?#•‣▪–—-][^\s:]*( .*|[!.])$)"_s);
    const QString said = yaml.text(yaml.wordsOf(line));
    return yaml.indentationOf(line) == 0 && sentence.match(said).hasMatch() && !isEntry(yaml, line)
        && (said.count(u' ') > 1 || said.endsWith(u'!') || said.endsWith(u'.'));
}

bool proseAt(YamlDiagnosis &yaml, int line)
{
    if (!isProse(yaml, line)) {
        return false;
    }
    /// Returns the last line of prose in the direction @p step, and the line with words behind it.
    const auto reach = [&](int step) {
        int last = line;
        int next = yaml.lineOfWords(last, step);
        while (next != last && isProse(yaml, next)) {
            last = next;
            next = yaml.lineOfWords(last, step);
        }
        return std::pair(last, next);
    };
    const auto [first, above] = reach(-1);
    const auto [last, below] = reach(1);
    const bool isBefore = above == first && below != last && isEntry(yaml, below);
    const bool isBehind = below == last && above != first;
    if (!isBefore && !isBehind) {
        return false;
    }
    int rest = last + 1;
    while (isBefore && yaml.wordsOf(rest).isEmpty()) {
        ++rest;
    }
    const qsizetype begin = yaml.lines.lineRange(first).begin;
    const qsizetype end = isBefore ? yaml.lines.lineRange(rest).begin : yaml.bytes.size();
    const TextEdits edits{{begin, end - begin, {}}};
    if (!yaml.improves(edits)) {
        return false;
    }
    yaml.issue.rule = u"yaml.prose"_s;
    yaml.setLine(first);
    yaml.report(isBefore
                    ? YamlDiagnosis::tr("Line %1 does not parse: it reads as a sentence before the "
                                        "document, and is not YAML. Remove it.")
                    : YamlDiagnosis::tr("Line %1 does not parse: it reads as a sentence after the "
                                        "document, and is not YAML. Remove it, or indent it if it "
                                        "continues a text above."),
                {yaml.words.begin, yaml.wordsOf(last).end});
    return yaml.offer(YamlDiagnosis::tr("Remove the words"), edits);
}

/// Recognises sentences before or behind the document, as agents write them.
bool prose(YamlDiagnosis &yaml)
{
    const int top = yaml.lineOfWords(yaml.lines.firstLine() - 1, 1);
    return proseAt(yaml, yaml.line) || (top < yaml.line && proseAt(yaml, top));
}

/// The range of the fault's line that group 2 of @p match covers; empty if there is no match.
ByteRange matched(const YamlDiagnosis &yaml, const QRegularExpressionMatch &match)
{
    const QString line = yaml.text(yaml.words);
    const auto bytesTo = [&](qsizetype end) { return line.first(end).toUtf8().size(); };
    return match.hasMatch() ? ByteRange{yaml.words.begin + bytesTo(match.capturedStart(2)),
                                        yaml.words.begin + bytesTo(match.capturedEnd(2))}
                            : ByteRange{};
}

bool boldKey(YamlDiagnosis &yaml)
{
    static const QRegularExpression bold(
        uR"(^((?:-[ \t]+)*)(\*\*([\w. -]+?)(?::\*\*|\*\*:))(?:[ \t]|$))"_s);
    const QRegularExpressionMatch match = bold.match(yaml.text(yaml.words));
    const ByteRange key = matched(yaml, match);
    const TextEdits edits{{key.begin, key.length(), match.captured(3).toUtf8() + ':'}};
    return match.hasMatch() && yaml.improves(edits)
        && yaml.report(YamlDiagnosis::tr("Line %1 does not parse: its key is in bold. Remove the "
                                         "asterisks."),
                       key)
        && yaml.offer(YamlDiagnosis::tr("Remove the asterisks"), edits);
}

bool otherColon(YamlDiagnosis &yaml)
{
    static const QRegularExpression equals(uR"(^((?:-[ \t]+)*[\w.-]+)([ \t]*(?:=|：)[ \t]*)\S)"_s);
    const QRegularExpressionMatch match = equals.match(yaml.text(yaml.words));
    const ByteRange sign = matched(yaml, match);
    const TextEdits edits{{sign.begin, sign.length(), ": "}};
    return match.hasMatch() && !yaml.view(yaml.words).contains(": ")
        && yaml.improves(edits)
        //: %2 is a sign: =
        && yaml.report(YamlDiagnosis::tr("Line %1 does not parse: %2 is used in place of a colon. "
                                         "Write a colon."),
                       sign, match.captured(2).trimmed())
        && yaml.offer(YamlDiagnosis::tr("Write a colon"), edits);
}

constexpr YamlMistake foreign[] = {
    {"prose around the document", anyYamlReason, "Here is the handoff.\n\na: 1\n", prose},
    {"other bullet", anyYamlReason, "a:\n  * x\n  * y\nb: 1\n", otherBullet},
    {"key in bold", anyYamlReason, "a: 1\n**b**: 2\n", boldKey},
    {"other sign than a colon", anyYamlReason, "a: 1\nb = 2\nc: 3\n", otherColon},
};

} // namespace

bool otherBullet(YamlDiagnosis &yaml)
{
    static const QRegularExpression bullet(uR"(^([*•‣▪–—](?=[ \t]+\S)|-(?=[A-Za-z_"'])))"_s);
    const QRegularExpressionMatch match = bullet.match(yaml.text(yaml.words));
    if (!match.hasMatch()) {
        return false;
    }
    const QByteArray mark = match.captured(1).toUtf8();
    const QByteArray better = mark == "-" ? "- " : "-";
    const int width = yaml.indentationOf(yaml.line);
    TextEdits edits{{yaml.words.begin, mark.size(), better}};
    for (int line = yaml.lineOfWords(yaml.line, 1), last = yaml.line;
         line != last && yaml.indentationOf(line) >= width;
         last = line, line = yaml.lineOfWords(line, 1)) {
        const ByteRange range = yaml.wordsOf(line);
        const bool isMarked = bullet.match(yaml.text(range)).captured(1).toUtf8() == mark;
        if (yaml.indentationOf(line) == width && !isMarked) {
            break;
        }
        if (yaml.indentationOf(line) == width) {
            edits.push_back({range.begin, mark.size(), better});
        }
    }
    if (!yaml.improves(edits)) {
        return false;
    }
    if (mark == "-") {
        yaml.report(
            YamlDiagnosis::tr("Line %1 does not parse: a space is missing after the hyphen of a "
                              "list's entry. Insert it."),
            yaml.words);
        return yaml.offer(YamlDiagnosis::tr("Insert space"), edits);
    }
    yaml.report(YamlDiagnosis::tr("Line %1 does not parse: an entry of a list begins with \"- \", "
                                  "not with %2. Write a hyphen."),
                yaml.words, match.captured(1));
    return yaml.offer(YamlDiagnosis::tr("Write hyphens"), edits);
}

std::span<const YamlMistake> yamlForeignMistakes()
{
    return foreign;
}

} // namespace baton
