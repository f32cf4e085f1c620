// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/edit/blockscalar.h"

#include "models/document/edit/quoting.h"

#include <QStringList>

#include <algorithm>

namespace baton::edit {
namespace {

bool isIndented(QStringView line)
{
    return line.startsWith(u' ') || line.startsWith(u'\t');
}

bool fits(const QStringList &lines, bool isFolded)
{
    return std::all_of(lines.begin(), lines.end(), [isFolded](const QString &line) {
        const bool isBlank = !line.isEmpty() && QStringView(line).trimmed().isEmpty();
        const bool endsInSpace = !line.isEmpty() && line.back().isSpace();
        return isPrintable(line) && !isBlank && !(isFolded && endsInSpace);
    });
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

/// The source lines that a folded scalar needs so that it reads as @p lines.
QStringList folded(const QStringList &lines, int width)
{
    QStringList out;
    const QString *previous = nullptr; // the last line that is not empty
    for (const QString &line : lines) {
        if (line.isEmpty()) {
            out.append(line);
            continue;
        }
        if (previous && !isIndented(*previous) && !isIndented(line)) {
            out.append(QString());
        }
        out.append(isIndented(line) ? QStringList(line) : wrapped(line, width));
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

} // namespace

std::optional<Spelled> blockScalar(const QString &text, const BlockForm &form)
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
    if (end == 0 || !fits(lines, form.isFolded) || blanks < 0
        || (isExplicit && (form.indicator < 1 || form.indicator > 9))) {
        return std::nullopt;
    }
    Spelled spelled;
    spelled.head = form.isFolded ? ">" : "|";
    spelled.head += isExplicit ? QByteArray::number(form.indicator) : QByteArray();
    spelled.head += finals == 0 ? "-" : isKept ? "+" : "";
    const QByteArray indent(form.indent, ' ');
    for (const QString &line : form.isFolded ? folded(lines, form.width) : lines) {
        spelled.body += form.newline + (line.isEmpty() ? QByteArray() : indent + line.toUtf8());
    }
    spelled.body += form.newline.repeated(blanks);
    return spelled;
}

} // namespace baton::edit
