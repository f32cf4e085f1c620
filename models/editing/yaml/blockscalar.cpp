// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/yaml/blockscalar.h"

#include "models/editing/yaml/quoting.h"

#include <algorithm>
#include <vector>

namespace baton::edit {
namespace {

bool isIndented(QStringView line)
{
    return line.startsWith(u' ') || line.startsWith(u'\t');
}

QStringList wrapped(const QString &line, int width)
{
    QStringList parts;
    qsizetype begin = 0;
    while (width > 0 && line.size() - begin > width) {
        qsizetype at = -1;
        for (qsizetype i = begin + 1; i + 1 < line.size() && (i <= begin + width || at < 0); ++i) {
            if (line[i] == u' ' && !line[i - 1].isSpace() && !line[i + 1].isSpace()) {
                at = i;
            }
        }
        if (at < 0) {
            break;
        }
        parts.append(line.sliced(begin, at - begin));
        begin = at + 1;
    }
    parts.append(line.sliced(begin));
    return parts;
}

/// The source lines of each paragraph of a folded text; a paragraph is read as one line.
std::vector<QStringList> paragraphsOf(const QStringList &source)
{
    std::vector<QStringList> paragraphs;
    bool goesOn = false;
    for (const QString &line : source) {
        if (line.isEmpty() || isIndented(line)) {
            goesOn = false;
            continue;
        }
        if (!goesOn) {
            paragraphs.emplace_back();
        }
        paragraphs.back().append(line);
        goesOn = true;
    }
    return paragraphs;
}

/// A folded line that keeps some of its source lines: @p before and @p behind.
struct PreservedFold
{
    QStringList before;
    QStringList behind;
    QString between; ///< text between these lines, the changed part
    bool isAll = false;
};

PreservedFold keptOf(const QString &line, const QStringList &paragraph)
{
    PreservedFold kept{{}, {}, line};
    qsizetype next = 0;
    for (; next < paragraph.size(); ++next) {
        const QString &part = paragraph[next];
        if (kept.between == part) {
            kept.before.append(part);
            kept.between.clear();
            kept.isAll = true;
            return kept;
        }
        const qsizetype rest = part.size() + 1;
        if (!kept.between.startsWith(part + u' ') || kept.between.size() == rest
            || kept.between[rest].isSpace()) {
            break;
        }
        kept.before.append(part);
        kept.between.remove(0, rest);
    }
    for (qsizetype last = paragraph.size() - 1; last >= next; --last) {
        const qsizetype rest = kept.between.size() - paragraph[last].size() - 1;
        if (rest < 1 || !kept.between.endsWith(u' ' + paragraph[last])
            || kept.between[rest - 1].isSpace()) {
            break;
        }
        kept.behind.prepend(paragraph[last]);
        kept.between.truncate(rest);
    }
    return kept;
}

/// The source lines for @p line. Unchanged parts keep their folds; new text is folded at @p width.
QStringList folded(const QString &line, const std::vector<QStringList> &present, int width)
{
    PreservedFold best{{}, {}, line};
    for (const QStringList &paragraph : present) {
        const PreservedFold kept = keptOf(line, paragraph);
        if (kept.between.size() < best.between.size()) {
            best = kept;
        }
    }
    // A line that grows in front of unchanged lines stays unfolded, because the words moved out of
    // it would form short lines.
    const bool mayGrow = !best.behind.isEmpty() && best.between.size() <= 2 * width;
    const QStringList between = mayGrow ? QStringList(best.between) : wrapped(best.between, width);
    return best.before + (best.isAll ? QStringList() : between) + best.behind;
}

/// The source lines of a folded scalar that reads as @p lines.
QStringList folded(const QStringList &lines, const BlockScalarStyle &form)
{
    const std::vector<QStringList> present = paragraphsOf(form.present);
    QStringList out;
    const QString *previous = nullptr; // the last non-empty line
    for (const QString &line : lines) {
        if (line.isEmpty()) {
            out.append(line);
            continue;
        }
        if (previous && !isIndented(*previous) && !isIndented(line)) {
            out.append(QString());
        }
        out.append(isIndented(line) ? QStringList(line) : folded(line, present, form.width));
        previous = &line;
    }
    return out;
}

bool needsIndicator(const QStringList &lines)
{
    const auto first =
        std::find_if(lines.begin(), lines.end(), [](const QString &l) { return !l.isEmpty(); });
    return first != lines.end() && isIndented(*first);
}

bool isBlank(QStringView line)
{
    return line.trimmed().isEmpty();
}

/// True if some readers lose blanks: the text is blank, or the last line below an explicit
/// indentation indicator is blank.
bool isMisread(const QStringList &lines, bool isExplicit)
{
    return std::ranges::all_of(lines, isBlank)
        || (isExplicit && !lines.last().isEmpty() && isBlank(lines.last()));
}

} // namespace

std::optional<SpelledValue> blockScalar(const QString &text, const BlockScalarStyle &form)
{
    qsizetype end = text.size();
    while (end > 0 && text[end - 1] == u'\n') {
        --end;
    }
    const auto finals = static_cast<int>(text.size() - end);
    const QStringList lines = text.first(end).split(u'\n');
    const bool isExplicit = form.isExplicit || needsIndicator(lines);
    const bool isKept = finals > 1 || (form.keepsChomping && finals == 1);
    const int blanks = isKept ? finals - 1 - form.blankLinesBelow : 0;
    const bool isReadable = std::all_of(lines.begin(), lines.end(), isPrintable);
    if (isMisread(lines, isExplicit) || !isReadable || blanks < 0
        || (isExplicit && (form.indicator < 1 || form.indicator > 9))) {
        return std::nullopt;
    }
    SpelledValue spelled;
    spelled.head = form.isFolded ? ">" : "|";
    spelled.head += isExplicit ? QByteArray::number(form.indicator) : QByteArray();
    spelled.head += finals == 0 ? "-" : isKept ? "+" : "";
    const QByteArray indent(form.indent, ' ');
    for (const QString &line : form.isFolded ? folded(lines, form) : lines) {
        spelled.body += form.newline + (line.isEmpty() ? QByteArray() : indent + line.toUtf8());
    }
    spelled.body += form.newline.repeated(blanks);
    return spelled;
}

} // namespace baton::edit
